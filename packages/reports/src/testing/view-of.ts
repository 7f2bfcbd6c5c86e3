import type {
  ReportLanguage,
  ValuationReportInput,
} from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { reportTranslator } from '../content/report-translator.ts';
import { valuationReportView } from '../valuation-report-view.ts';
import { sampleReportInput } from './sample-report-input.ts';

export const viewOf = async (
  document: ValuationDocument,
  changes: Partial<ValuationReportInput> = {},
  language: ReportLanguage = 'es',
) =>
  valuationReportView(
    sampleReportInput(document, language, changes),
    await reportTranslator(language),
  );

/** What a report says of a version beside an earlier one. */
export const comparisonOf = async (
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
  const view = await viewOf(document, { kind: 'comparison', sections: [], compared });
  return view.comparison;
};

/** With ordinary spaces, as one types them. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
