import type { ReportKind } from '@valia/domain/reports/report-choice.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { declareSearch, readChoice, readText } from '../../components/filters/search-schema.ts';

/** The query parameters of the reports. */
export const reportsSearchSchema = declareSearch({
  search: readText(100),
  kind: readChoice<ReportKind>({ full: true, summary: true, comparison: true }),
  language: readChoice<Language>({ es: true, ca: true, en: true }),
});

export const readReportsSearch = reportsSearchSchema.read;
export type ReportsSearch = ReturnType<typeof readReportsSearch>;
