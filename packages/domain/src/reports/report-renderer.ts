import type { ValuationReportInput } from './valuation-report-input.ts';

/** The port through which services get reports; throws when there is no result to print. */
export interface ReportRenderer {
  /** A whole PDF. */
  renderValuationReport(input: ValuationReportInput): Promise<Uint8Array>;
  /** The same for a word processor, as DOCX. */
  renderReportCopy(input: ValuationReportInput): Promise<Uint8Array>;
}
