import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callProduct } from '../testing/call-product.ts';
import { printReports } from '../testing/print-reports.ts';
import { cloneProduct } from '../testing/product-clone.ts';
import {
  killProductsLeftRunning,
  startProductProcess,
  stopProductAt,
} from '../testing/running-product.ts';
import type { RunningProduct } from '../testing/running-product.ts';

const languages = ['es', 'ca', 'en'];
/** On each commit, each start prints in one language; in a full run, in all languages. */
const isFull = process.env['VALIA_FULL'] === '1';

let workFolder = '';
let folder = '';

beforeAll(() => {
  workFolder = mkdtempSync(join(tmpdir(), 'valia-stop-'));
  chmodSync(workFolder, 0o755);
  folder = join(workFolder, 'clone');
  mkdirSync(folder);
  cloneProduct(folder);
});

afterEach(killProductsLeftRunning);

afterAll(() => {
  rmSync(workFolder, { recursive: true, force: true });
});

const startIn = (name: string) => ({ folder, dataDir: join(workFolder, name, 'data') });

/** Signs in to the accounts that the start prints, and prints their reports. */
const seeDemo = async (product: RunningProduct, printedIn: readonly string[]) => {
  const [, email = '', password = ''] =
    /^ {2}Asesora +(\S+) +(\S+)$/m.exec(await product.announced()) ?? [];
  const signedIn = await callProduct(product.origin, 'auth.signIn', { email, password });
  expect(signedIn.status).toBe(200);
  const printed = await printReports(
    product.origin,
    signedIn.cookie ?? '',
    isFull ? languages : printedIn,
  );
  expect(printed).toEqual((isFull ? languages : printedIn).map(() => '%PDF-'));
  await product.end('SIGTERM');
};

/**
 * The message after which the start is stopped, the signal, the expected message of the next start, and the languages
 * of the reports on each commit.
 */
const stops = [
  ['Creating the database.', 'SIGTERM', 'Filling in the demo data.', ['es']],
  // The demo data may have been complete before the signal arrived.
  ['Filling in the demo data.', 'SIGINT', 'Demo accounts:', ['ca']],
] as const;

describe('a start that is told to stop', () => {
  test.each(isFull ? stops : stops.slice(1))(
    'after "%s" leaves no database server behind, and the demo data whole or not begun',
    async (sentence, signal, sentenceOfNext, printedIn) => {
      const start = startIn(signal);
      const stopped = await stopProductAt(start, { sentence, signal });
      expect(stopped.output).toContain('Stopped before it was ready.');
      expect(stopped.output).not.toContain('Valía is ready');
      expect(stopped.code).toBe(0);
      expect(existsSync(join(start.dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
      expect(existsSync(join(start.dataDir, 'lock'))).toBe(false);

      const next = await startProductProcess(start);
      expect(await next.announced()).not.toContain('left behind');
      expect(next.output()).toContain(sentenceOfNext);
      await seeDemo(next, printedIn);
    },
  );
});

describe('the demo data of an embedded database', () => {
  test('are filled in once: a later start prints the same accounts, whose reports print', async () => {
    const later = await startProductProcess(startIn('SIGINT'));
    expect(await later.announced()).not.toContain('Filling in the demo data.');
    await seeDemo(later, ['en']);
  });
});
