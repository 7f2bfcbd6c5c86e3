import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import type { ReportKind } from '@valia/domain/reports/report-choice.ts';
import type { Language } from '@valia/i18n/languages.ts';

// Not the domain's schemas: they would bring the validation library to every public page.
const kinds = { full: true, summary: true, comparison: true } satisfies Record<ReportKind, true>;
const languages = { es: true, ca: true, en: true } satisfies Record<Language, true>;

export interface ReportsSearch {
  search?: string | undefined;
  kind?: ReportKind | undefined;
  language?: Language | undefined;
}

const keyOf = <Known extends object>(known: Known, value: unknown): keyof Known | undefined =>
  isKeyOf(known, value) ? value : undefined;

const isKeyOf = <Known extends object>(known: Known, value: unknown): value is keyof Known =>
  typeof value === 'string' && Object.hasOwn(known, value);

const longestSearch = 100;

const readText = (given: unknown): string | undefined => {
  // What consists of digits alone arrives as a number.
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const text = String(given).slice(0, longestSearch);
  return text === '' || hasRefusedCharacter(text) ? undefined : text;
};

/** What the address of the reports asks for; whatever else it holds is dropped. */
export const readReportsSearch = (given: Record<string, unknown>): ReportsSearch => ({
  search: readText(given['search']),
  kind: keyOf(kinds, given['kind']),
  language: keyOf(languages, given['language']),
});
