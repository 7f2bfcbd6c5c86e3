import type { z } from 'zod';
import { type FieldIssue, type FieldIssueCode, fieldIssueCodes } from './field-issue.ts';

const isFieldIssueCode = (text: string): text is FieldIssueCode =>
  (fieldIssueCodes as readonly string[]).includes(text);

const numeric: ReadonlySet<string> = new Set(['number', 'int']);

// zod does not include the refused value in its issues; only its message reveals that the value was missing.
const isMissing = (issue: z.core.$ZodIssueInvalidType): boolean =>
  /received (?:undefined|null)$/.test(issue.message);

/** Limited, because the path may contain a key invented by the caller. */
const longestPath = 200;
const pathOf = (parts: readonly PropertyKey[]): string =>
  parts.map(String).join('.').slice(0, longestPath);

/** The parameters that our own schemas add to an error code. */
const paramsOf = (issue: z.core.$ZodIssue): FieldIssue['params'] =>
  issue.code === 'custom' ? { ...(issue.params as FieldIssue['params'] | undefined) } : {};

/** A schema refuses a value with one of our codes as its message, or with zod's own issue, which is translated here. */
const toFieldIssue = (issue: z.core.$ZodIssue): FieldIssue => {
  const path = pathOf(issue.path);
  if (isFieldIssueCode(issue.message))
    return { path, code: issue.message, params: paramsOf(issue) };
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return { path, code: 'required', params: {} };
      return { path, code: numeric.has(issue.expected) ? 'not-a-number' : 'not-valid', params: {} };
    case 'too_small':
      return numeric.has(issue.origin)
        ? { path, code: 'too-small', params: { minimum: Number(issue.minimum) } }
        : { path, code: 'too-short', params: { minimum: Number(issue.minimum) } };
    case 'too_big':
      if (numeric.has(issue.origin))
        return { path, code: 'too-large', params: { maximum: Number(issue.maximum) } };
      return {
        path,
        code: issue.origin === 'array' ? 'too-many' : 'too-long',
        params: { maximum: Number(issue.maximum) },
      };
    case 'invalid_value':
      return { path, code: 'not-in-list', params: {} };
    default:
      return { path, code: 'not-valid', params: {} };
  }
};

/** Each unknown key becomes a separate issue at its own path. */
const toFieldIssuesOfOne = (issue: z.core.$ZodIssue, most: number): FieldIssue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, most).map((key) => ({
        path: pathOf([...issue.path, key]),
        code: 'unknown-field',
        params: {},
      }))
    : [toFieldIssue(issue)];

/** Further wrong fields are reported after these have been fixed: a response must not cost more than its request. */
export const maxFieldIssues = 20;

/** The first `most` wrong fields of a refused input, each with only its first issue. */
export const toFieldIssues = (error: z.ZodError, most = Infinity): FieldIssue[] => {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of error.issues) {
    for (const fieldIssue of toFieldIssuesOfOne(issue, most)) {
      if (byPath.size >= most) return [...byPath.values()];
      if (!byPath.has(fieldIssue.path)) byPath.set(fieldIssue.path, fieldIssue);
    }
  }
  return [...byPath.values()];
};
