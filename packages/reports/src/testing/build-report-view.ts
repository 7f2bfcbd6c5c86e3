import type {
  ReportLanguage,
  ValuationReportInput,
} from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { reportTranslator } from '../content/report-translator.ts';
import { valuationReportView } from '../valuation-report-view.ts';
import { sampleReportInput } from './sample-report-input.ts';

export const buildReportView = async (
  document: ValuationDocument,
  changes: Partial<ValuationReportInput> = {},
  language: ReportLanguage = 'es',
) =>
  valuationReportView(
    sampleReportInput(document, language, changes),
    await reportTranslator(language),
  );

/** The report's view that compares a version with an earlier one. */
export const buildComparisonView = async (
  document: ValuationDocument,
  earlier: ValuationDocument,
  createdAt = '2026-01-20T10:00:00.000Z',
) => {
  const compared = {
    document: earlier,
    outcome: valueCompany(earlier),
    number: 1,
    sha256: 'a'.repeat(64),
    engineVersion: '1.1.0',
    createdAt,
  };
  const view = await buildReportView(document, { kind: 'comparison', sections: [], compared });
  return view.comparison;
};

/** The text with ordinary spaces instead of no-break spaces. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
