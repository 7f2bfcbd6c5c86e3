import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { discountedOnly, sampleReportInput } from '@valia/reports/testing/sample-report-input.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReportProcess, type ReportProcessOptions } from './report-process.ts';

let folder = '';
let programs = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'valia-report-process-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ended = {
  code: 'unavailable',
  cause: { message: 'The process that prints reports has ended' },
};

const processOf = (source: string, options: ReportProcessOptions = {}) => {
  programs += 1;
  const program = join(folder, `${programs}.mjs`);
  writeFileSync(program, `${source}\nprocess.send('loaded');`);
  const reports = createReportProcess({ program, ...options });
  return () => reports.renderValuationReport(sampleReportInput(discountedOnly(), 'es'));
};

// The typesetter is a dependency of the package that prints, not of this one.
const typesetter = '@myriaddreamin/typst-ts-node-compiler';
const reportsPackage = new URL('../../../packages/reports/package.json', import.meta.url);
const typst = JSON.stringify(pathToFileURL(createRequire(reportsPackage).resolve(typesetter)).href);
/** Computes for longer than this test may take, in native code, during which no JavaScript of the process runs. */
const hang = `
  NodeCompiler.create({ workspace: '/tmp' }).compile({
    mainFileContent: '#{ let x = 0\\n for i in range(90000000) { x += calc.rem(i, 7) }\\n str(x) }',
  });`;
const hangingAt = (id: number) => `
  import typst from ${typst};
  const { NodeCompiler } = typst;
  process.on('message', ({ id }) => {
    if (id === ${id}) {${hang}}
    process.send({ id, bytes: new Uint8Array([id, process.pid % 256]) });
  });`;

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the process that prints reports', () => {
  test('lets ten wait, and tells the next one at once to come again', async () => {
    const print = processOf(`process.on('message', ({ id: last }) => {
      if (last === 10) for (let id = 1; id <= last; id += 1) process.send({ id, failure: 'no' });
    });`);
    const waiting = Array.from({ length: 10 }, print);
    await expect(print()).rejects.toMatchObject({ code: 'unavailable' });
    const settled = await Promise.allSettled(waiting);
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  test('hands on why a report is refused, field by field', async () => {
    const fields = [
      { path: 'document.company.name', code: 'not-printable', params: { characters: 'ก' } },
    ];
    const print = processOf(`process.on('message', ({ id }) =>
      process.send({ id, code: 'invalid-input', fields: ${JSON.stringify(fields)} }));`);
    await expect(print()).rejects.toMatchObject({ code: 'invalid-input', fields });
  });

  test('can be begun before the first report, whose time begins when it has loaded', async () => {
    const program = join(folder, 'slow-to-load.mjs');
    writeFileSync(
      program,
      `process.on('message', ({ id }) => process.send({ id, bytes: new Uint8Array([id]) }));
      setTimeout(() => process.send('loaded'), 600);`,
    );
    const reports = createReportProcess({ program, longestPrintMs: 300 });
    const begun = performance.now();
    await reports.ready();
    expect(performance.now() - begun).toBeGreaterThan(550);
    const input = sampleReportInput(discountedOnly(), 'es');
    expect([...(await reports.renderValuationReport(input))]).toEqual([1]);
  });

  test('that ends while it loads keeps nobody waiting for it', async () => {
    const program = join(folder, 'ends.mjs');
    writeFileSync(program, 'process.exit(1);');
    await expect(createReportProcess({ program }).ready()).resolves.toBeUndefined();
  });

  test('is begun anew by the next report when it has ended', async () => {
    const print = processOf("process.on('message', () => process.exit(1));");
    for (const _time of ['first', 'second']) {
      await expect(print()).rejects.toMatchObject(ended);
    }
  });

  test('is begun anew when it was ended by a signal, as the kernel does without memory', async () => {
    const print = processOf("process.on('message', () => process.kill(process.pid, 'SIGKILL'));");
    for (const _time of ['first', 'second']) {
      await expect(print()).rejects.toMatchObject(ended);
    }
  });

  test('fails the report that it ended with, and prints those that waited behind it', async () => {
    const print = processOf(`process.on('message', ({ id }) => {
      if (id === 1) process.kill(process.pid, 'SIGKILL');
      else process.send({ id, bytes: new Uint8Array([id]) });
    });`);
    const [first, ...behind] = await Promise.allSettled([print(), print(), print()]);
    expect(first).toMatchObject({ status: 'rejected', reason: ended });
    expect(behind).toEqual(
      [2, 3].map((id) => ({ status: 'fulfilled', value: new Uint8Array([id]) })),
    );
  });

  test('is ended in the middle of machine code when one report takes too long, and prints the next', async () => {
    const print = processOf(hangingAt(2), { longestPrintMs: 2_000 });
    const [first] = await print();
    const [hanging, behind] = await Promise.allSettled([print(), print()]);
    const cause = { message: 'A report was not printed within 2000 ms' };
    expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', cause } });
    expect(first).toBe(1);
    expect(behind.status === 'fulfilled' && behind.value[0]).toBe(3);
    expect((await print())[0]).toBe(4);
  });

  test('leaves nothing running of what hung', async () => {
    const pidFile = join(folder, 'pid');
    const print = processOf(
      `import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => {});
      process.on('message', () => { writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); });`,
      { longestPrintMs: 1_500 },
    );
    await expect(print()).rejects.toMatchObject({ code: 'unavailable' });
    const pid = Number(readFileSync(pidFile, 'utf8'));
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('knows nothing of the environment of the product', async () => {
    process.env['VALIA_TEST_SECRET'] = 'secret';
    const print = processOf(
      "process.on('message', ({ id }) => process.send({ id, bytes: new TextEncoder().encode(JSON.stringify(process.env)) }));",
    );
    const known = new TextDecoder().decode(await print());
    delete process.env['VALIA_TEST_SECRET'];
    expect(known).not.toContain('secret');
  });
});
