import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';

/** The typesetter and its fonts are loaded by the first report, not by the start. */
export function createLazyReportRenderer(): ReportRenderer {
  let loaded: Promise<ReportRenderer> | null = null;
  const load = async () => {
    const { createReportRenderer } = await import('@valia/reports/create-report-renderer.ts');
    return createReportRenderer();
  };
  return {
    renderValuationReport: async (input) => {
      loaded ??= load();
      const renderer = await loaded;
      return renderer.renderValuationReport(input);
    },
  };
}
