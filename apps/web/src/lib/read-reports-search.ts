import type { ReportKind } from '@valia/domain/reports/report-choice.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { knownKey } from './known-key.ts';
import { readSearchText } from './read-search-text.ts';

// Not the domain's schemas: they would bring the validation library to every public page.
const kinds = { full: true, summary: true, comparison: true } satisfies Record<ReportKind, true>;
const languages = { es: true, ca: true, en: true } satisfies Record<Language, true>;

export interface ReportsSearch {
  search?: string | undefined;
  kind?: ReportKind | undefined;
  language?: Language | undefined;
}

/** What the address of the reports asks for; whatever else it holds is dropped. */
export const readReportsSearch = (given: Record<string, unknown>): ReportsSearch => ({
  search: readSearchText(given['search'], 100),
  kind: knownKey(kinds, given['kind']),
  language: knownKey(languages, given['language']),
});
