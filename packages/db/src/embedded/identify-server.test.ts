import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identifyServer } from './identify-server.ts';
import type { ProcessView } from './identify-server.ts';

let cluster = '';
let elsewhere = '';

beforeAll(() => {
  cluster = mkdtempSync(join(tmpdir(), 'valia-cluster-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'valia-elsewhere-'));
});

afterAll(() => {
  for (const folder of [cluster, elsewhere]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

const denied = (): never => {
  throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
};

const told = (view: Partial<ProcessView>) =>
  identifyServer(1, cluster, { runs: () => true, folder: denied, command: denied, ...view });

describe('the process that a cluster names as its server', () => {
  test('is told by the folder it works in', () => {
    expect(told({ folder: () => cluster })).toBe('server');
    expect(told({ folder: () => '/' })).toBe('other');
  });

  test('whose folder may not be seen is told by its command line', () => {
    const postgres = '/usr/lib/postgresql/18/bin/postgres';
    expect(told({ command: () => [postgres, '-D', cluster, '-c', 'port=1'] })).toBe('server');
    expect(told({ command: () => [postgres, '-D', elsewhere] })).toBe('other');
    expect(told({ command: () => ['/usr/bin/node', '-D', cluster] })).toBe('other');
  });

  test('is not known, rather than another one, when it may not be seen or its folder was moved', () => {
    expect(told({})).toBe('unknown');
    expect(told({ runs: () => null })).toBe('unknown');
    expect(told({ command: () => ['postgres', '-D', join(elsewhere, 'moved')] })).toBe('unknown');
    expect(told({ command: () => ['postgres'] })).toBe('unknown');
  });

  test('is another one when nothing runs under its number', () => {
    expect(told({ runs: () => false })).toBe('other');
    expect(identifyServer(2 ** 22 + 1, cluster)).toBe('other');
  });

  test('is found out about on this system', () => {
    expect(identifyServer(process.pid, cluster)).toBe('other');
  });
});
