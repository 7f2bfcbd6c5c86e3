import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import { brandColour } from './brand-colour.ts';
import { compileReport } from './compile-report.ts';
import { keptAnalyses } from './kept-analyses.ts';
import { logoPath } from './logo-path.ts';
import { reportTranslator } from './report-translator.ts';
import { valuationReportView } from './valuation-report-view.ts';

/** Renders reports with Typst, in this process and without network. */
export const createReportRenderer = (): ReportRenderer => {
  const analysesOf = keptAnalyses();
  return {
    renderValuationReport: async (input) => {
      const t = await reportTranslator(input.language);
      const { color, logo } = input.brand;
      return compileReport({
        template: 'valuation-report.typ',
        view: valuationReportView(input, t, analysesOf(input)),
        brand: brandColour(color),
        logo: logo && { path: logoPath(input.brand), bytes: logo.bytes },
        issuedAt: new Date(input.issuedAt),
      });
    },
  };
};
