import { parentPort } from 'node:worker_threads';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { createReportRenderer } from '@valia/reports/create-report-renderer.ts';
import type { RenderedReport } from './report-thread.ts';

const renderer = createReportRenderer();

const answerTo = async (id: number, input: ValuationReportInput): Promise<RenderedReport> => {
  try {
    return { id, bytes: await renderer.renderValuationReport(input) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};

// Typesetting takes a processor for tenths of a second: on this thread nobody else waits for it.
parentPort?.on('message', ({ id, input }: { id: number; input: ValuationReportInput }) => {
  void answerTo(id, input).then((answer) => parentPort?.postMessage(answer, []));
});
