import type { ValuationReportInput } from './valuation-report-input.ts';

export type ReportFormat = 'pdf' | 'docx';

/** The port through which services create reports; throws when there is no result to print. */
export interface ReportRenderer {
  /** A whole PDF, or the same document for a word processor. */
  renderValuationReport(input: ValuationReportInput, format?: ReportFormat): Promise<Uint8Array>;
}
