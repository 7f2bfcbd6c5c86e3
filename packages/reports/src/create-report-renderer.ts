import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import { compileReport } from './compile-report.ts';
import { reportTranslator } from './report-translator.ts';
import { valuationReportView } from './valuation-report-view.ts';

/** Renders reports with Typst, in this process and without network. */
export const createReportRenderer = (): ReportRenderer => ({
  renderValuationReport: async (input) => {
    const view = valuationReportView(input, await reportTranslator(input.language));
    return compileReport('valuation-report.typ', view, new Date(input.issuedAt));
  },
});
