import type {
  ReportLanguage,
  ValuationReportInput,
} from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { reportTranslator } from '../report-translator.ts';
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

/** With ordinary spaces, as one types them. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
