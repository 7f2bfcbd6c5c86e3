import { type FieldIssue, toFieldIssues } from '@valia/domain/errors/field-issue.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { IssueText } from './issue-text.tsx';

/** Issues as a form shows them: by field, each a text that follows the language. */
export const fieldErrors = (issues: readonly FieldIssue[]): Record<string, ReactNode> =>
  Object.fromEntries(
    issues.map((issue) => [issue.path, <IssueText key={issue.path} issue={issue} />]),
  );

/** Checks a form with the schema that the server checks it with. */
export const fieldErrorsOf = (schema: z.ZodType, values: unknown): Record<string, ReactNode> => {
  const checked = schema.safeParse(values);
  return checked.success ? {} : fieldErrors(toFieldIssues(checked.error));
};
