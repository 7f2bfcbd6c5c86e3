import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { readNumber } from '@valia/domain/valuation-fields/write-field.ts';
import { quickStart, quickStartPaths } from '@valia/domain/valuation-progress/quick-start.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseFieldText } from '../values/parse-field-text.ts';

type QuickStart =
  | { document: ValuationDocument; issues: null }
  | { document: null; issues: FieldIssue[] };

/** Parses the typed figures (by path) into a document with a first value, or returns what is wrong or missing. */
export const readQuickStart = (
  document: ValuationDocument,
  texts: Readonly<Record<string, string>>,
  sector: string | null,
  sectors: SectorMultiples | null,
  language: Language,
): QuickStart => {
  const issues: FieldIssue[] = [];
  let typed = document;
  for (const path of quickStartPaths(document)) {
    const acceptance = parseFieldText(typed, path, texts[path] ?? '', language);
    if (acceptance.document === null) issues.push(acceptance.issue);
    else typed = acceptance.document;
    if (acceptance.document !== null && readNumber(typed, path) === null)
      issues.push({ path, code: 'required', params: {} });
  }
  if (sector === null) issues.push({ path: 'company.sector', code: 'required', params: {} });
  if (sector === null || issues.length > 0) return { document: null, issues };
  return { document: quickStart(typed, sector, sectors), issues: null };
};
