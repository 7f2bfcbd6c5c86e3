import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import { brandColour } from './brand-colour.ts';
import { compileReport } from './compile-report.ts';
import { logoPath } from './logo-path.ts';
import { reportTranslator } from './report-translator.ts';
import { valuationReportView } from './valuation-report-view.ts';

/** Renders reports with Typst, in this process and without network. */
export const createReportRenderer = (): ReportRenderer => ({
  renderValuationReport: async (input) => {
    const view = valuationReportView(input, await reportTranslator(input.language));
    return compileReport({
      template: 'valuation-report.typ',
      view,
      brand: brandColour(input.brand.color),
      logo: input.brand.logo && { path: logoPath(input.brand), bytes: input.brand.logo.bytes },
      issuedAt: new Date(input.issuedAt),
    });
  },
});
