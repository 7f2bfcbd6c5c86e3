import { AppError } from '@valia/domain/errors/app-error.ts';
import { createReportRenderer } from '@valia/reports/create-report-renderer.ts';
import { warmUpPrinting } from '@valia/reports/warm-up-printing.ts';
import { createTemplatePrinter } from '@valia/reports/templates/create-template-printer.ts';
import type {
  RequestedPrint,
  ReportPrintRequest,
  RenderedReport,
  ReportMessage,
} from './report-process.ts';

const renderer = createReportRenderer();
const printer = createTemplatePrinter();

const printed = (asked: RequestedPrint): Promise<Uint8Array> => {
  switch (asked.kind) {
    case 'valuation':
      return renderer.renderValuationReport(asked.input, asked.format);
    case 'sheet':
      return renderer.renderSheet(asked.input);
    case 'template':
      return printer.printTemplate(asked.input);
  }
};

const answerTo = async ({ id, print }: ReportPrintRequest): Promise<RenderedReport> => {
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

// Signals are ignored: a terminal sends them to every process of the product. Waiting reports are still
// delivered; this process ends when its channel closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

// A failure of this first print is ignored: each later report reports its own error.
const first = warmUpPrinting(renderer).catch(() => undefined);

// Reports are printed one after the other, the one that has waited longest first.
let last = first.then(() => say('loaded'));
process.on('message', (asked: ReportPrintRequest) => {
  last = last.then(async () => say(await answerTo(asked)));
});
