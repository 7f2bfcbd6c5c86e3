import { AppError } from '@valia/domain/errors/app-error.ts';
import { createReportRenderer } from '@valia/reports/create-report-renderer.ts';
import { printOnce } from '@valia/reports/print-once.ts';
import { createTemplatePrinter } from '@valia/reports/templates/create-template-printer.ts';
import type { AskedPrint, AskedReport, RenderedReport, ReportMessage } from './report-process.ts';

const renderer = createReportRenderer();
const printer = createTemplatePrinter();

const printed = (asked: AskedPrint): Promise<Uint8Array> => {
  switch (asked.kind) {
    case 'valuation':
      return renderer.renderValuationReport(asked.input, asked.format);
    case 'sheet':
      return renderer.renderSheet(asked.input);
    case 'template':
      return printer.printTemplate(asked.input);
  }
};

const answerTo = async ({ id, print }: AskedReport): Promise<RenderedReport> => {
  try {
    return { id, bytes: await printed(print) };
  } catch (error) {
    if (error instanceof AppError) return { id, code: error.code, fields: error.fields };
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};

const say = (message: ReportMessage): void => {
  if (process.connected) process.send?.(message);
};

// A terminal signals every process of the product. Those who wait for a report still get it; this one ends with its channel.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

// Whatever becomes of the first: who asks for a report is told what is wrong with that one.
const first = printOnce(renderer).catch(() => undefined);

// One after the other, so that who has waited longest is who is printed.
let last = first.then(() => say('loaded'));
process.on('message', (asked: AskedReport) => {
  last = last.then(async () => say(await answerTo(asked)));
});
