import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';

const issuesIn = (value: unknown, path: string, unprintable: ReadonlySet<string>): FieldIssue[] => {
  if (typeof value === 'string') {
    const found = [...new Set(value)].filter((character) => unprintable.has(character));
    const params = { characters: found.join(' ') };
    return found.length === 0 ? [] : [{ path, code: 'not-printable', params }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    issuesIn(part, path === '' ? key : `${path}.${key}`, unprintable),
  );
};

/** A box would stand for what no font has: nothing is printed, and each field that holds it is named. */
export const refuseUnprintable = (input: ValuationReportInput, characters: string): void => {
  if (characters === '') return;
  const { document, compared, adviser, firm, brand } = input;
  const { logo: _logo, ...words } = brand;
  const texts = { document, compared: compared?.document, adviser, firm, brand: words };
  throw new AppError('invalid-input', issuesIn(texts, '', new Set(characters)));
};
