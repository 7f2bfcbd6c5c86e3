import type { z } from 'zod';

/** Every way one field can be wrong. Texts in three languages: `@valia/i18n`, one per code. */
export const fieldIssueCodes = [
  'required',
  'not-a-number',
  'too-small',
  'too-large',
  'too-short',
  'too-long',
  'too-many',
  'not-allowed-character',
  'not-an-email',
  'not-a-date',
  'not-in-list',
  'unknown-field',
  'not-valid',
  'password-too-short',
  'passwords-differ',
  'terms-not-accepted',
  'organization-name-required',
  'phone-required',
  'personal-data-required',
  'changed-by-another',
] as const;
export type FieldIssueCode = (typeof fieldIssueCodes)[number];

/** `path` is the field's place in the input, dotted: `bridge.cash`. */
export interface FieldIssue {
  path: string;
  code: FieldIssueCode;
  params: Record<string, number | string>;
}

const isFieldIssueCode = (text: string): text is FieldIssueCode =>
  (fieldIssueCodes as readonly string[]).includes(text);

/** A schema refuses with a code of ours as its message, or with zod's own issue, which is translated here. */
const toFieldIssue = (issue: z.core.$ZodIssue): FieldIssue => {
  const path = issue.path.map(String).join('.');
  if (isFieldIssueCode(issue.message)) return { path, code: issue.message, params: {} };
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { path, code: 'required', params: {} };
      return { path, code: issue.expected === 'number' ? 'not-a-number' : 'not-valid', params: {} };
    case 'too_small':
      return issue.origin === 'number'
        ? { path, code: 'too-small', params: { minimum: Number(issue.minimum) } }
        : { path, code: 'too-short', params: { minimum: Number(issue.minimum) } };
    case 'too_big':
      if (issue.origin === 'number') return { path, code: 'too-large', params: { maximum: Number(issue.maximum) } };
      return {
        path,
        code: issue.origin === 'array' ? 'too-many' : 'too-long',
        params: { maximum: Number(issue.maximum) },
      };
    case 'unrecognized_keys':
      return { path: [path, issue.keys[0]].filter(Boolean).join('.'), code: 'unknown-field', params: {} };
    case 'invalid_value':
      return { path, code: 'not-in-list', params: {} };
    default:
      return { path, code: 'not-valid', params: {} };
  }
};

/** The wrong fields of a refused input, the first issue of each path only. */
export const toFieldIssues = (error: z.ZodError): FieldIssue[] => {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of error.issues) {
    const fieldIssue = toFieldIssue(issue);
    if (!byPath.has(fieldIssue.path)) byPath.set(fieldIssue.path, fieldIssue);
  }
  return [...byPath.values()];
};
