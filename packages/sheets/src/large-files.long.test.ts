import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('testing/read-large-ledger.ts', import.meta.url));

const readWithin = async (megabytes: number, rows: number): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${megabytes}`,
    '--import',
    'tsx',
    script,
    String(rows),
  ]);
  return JSON.parse(stdout);
};

describe('a trial balance of 50,000 rows', () => {
  it(
    'is read and placed whole within 250 MB of which 50 are the program',
    { timeout: 300_000 },
    async () => {
      const rows = 50_000;
      const read = await readWithin(200, rows);
      // Two turnovers and a balance for each account; the first account has a balance of nil.
      expect(read).toMatchObject({
        counts: { placed: rows - 1, summed: 2 * rows, asked: 0, refused: 0 },
        questions: 0,
        checks: [['balances', true]],
      });
      // 3 s on a machine that does nothing else; the bound is that of a busy one.
      expect((read as { milliseconds: number }).milliseconds).toBeLessThan(15_000);
    },
  );
});
