import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';

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
export const refuseUnprintable = (texts: object, characters: string): void => {
  if (characters === '') return;
  throw new AppError('invalid-input', issuesIn(texts, '', new Set(characters)));
};
