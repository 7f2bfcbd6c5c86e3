import type { ValuationReportInput } from './valuation-report-input.ts';

/** The port through which services get documents. Answers a whole PDF; throws when there is no result to print. */
export interface ReportRenderer {
  renderValuationReport(input: ValuationReportInput): Promise<Uint8Array>;
}
