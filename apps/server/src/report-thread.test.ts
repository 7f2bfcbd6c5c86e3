import { discountedOnly, sampleReportInput } from '@valia/reports/testing/sample-report-input.ts';
import { describe, expect, test } from 'vitest';
import { createReportThread } from './report-thread.ts';

const threadOf = (program: string) =>
  createReportThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`));

const parent = "import { parentPort } from 'node:worker_threads';";

describe('the thread that prints reports', () => {
  test('lets ten wait, and tells the next one at once to come again', async () => {
    const reports = threadOf(
      `${parent} parentPort.on('message', ({ id }) => id === 10 && process.exit(0));`,
    );
    const print = () => reports.renderValuationReport(sampleReportInput(discountedOnly(), 'es'));
    const waiting = Array.from({ length: 10 }, print);
    await expect(print()).rejects.toMatchObject({ code: 'unavailable' });
    const settled = await Promise.allSettled(waiting);
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  test('is begun anew by the next report when it has ended', async () => {
    const reports = threadOf(`${parent} parentPort.on('message', () => process.exit(1));`);
    for (const _time of ['first', 'second']) {
      await expect(
        reports.renderValuationReport(sampleReportInput(discountedOnly(), 'es')),
      ).rejects.toThrow('has ended');
    }
  });
});
