import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cloneProduct } from './testing/product-clone.ts';
import {
  killProductsLeftRunning,
  startProductProcess,
  stopProductAt,
} from './testing/running-product.ts';

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

describe('a start that is told to stop', () => {
  test.each([
    ['Creating the database.', 'SIGTERM'],
    ['Filling in the demo data.', 'SIGINT'],
  ] as const)(
    'after "%s" leaves no database server behind, and the demo data whole or not begun',
    async (sentence, signal) => {
      const start = { folder, dataDir: join(workFolder, signal, 'data') };
      const stopped = await stopProductAt(start, { sentence, signal });
      expect(stopped.output).toContain('Stopped before it was ready.');
      expect(stopped.output).not.toContain('Valía is ready');
      expect(stopped.code).toBe(0);
      expect(existsSync(join(start.dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
      expect(existsSync(join(start.dataDir, 'lock'))).toBe(false);

      const next = await startProductProcess(start);
      const output = await next.announced();
      expect(output).not.toContain('left behind');
      expect(output).toContain('Demo accounts:');
      await next.end('SIGTERM');
    },
  );
});
