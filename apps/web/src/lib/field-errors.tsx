import { toFieldIssues } from '@valia/domain/errors/field-issue.ts';
import type { FieldIssue, FormSchema } from '@valia/domain/errors/field-issue.ts';
import type { ReactNode } from 'react';
import { IssueText } from './issue-text.tsx';

type LoadSchema = () => Promise<FormSchema>;

/** Issues as a form shows them: by field, each a text that follows the language. */
export const fieldErrors = (issues: readonly FieldIssue[]): Record<string, ReactNode> =>
  Object.fromEntries(
    issues.map((issue) => [issue.path, <IssueText key={issue.path} issue={issue} />]),
  );

/** Fetches a form's schema ahead of the first check. */
export const expectFormCheck = (loadSchema: LoadSchema): void =>
  void loadSchema().catch(() => undefined);

/**
 * Checks a form with the schema that the server checks it with. It comes once somebody writes, since a page of two
 * fields should not wait for it. Without it the server's own check stands alone.
 */
export const checkForm = async (
  loadSchema: LoadSchema,
  values: unknown,
): Promise<Record<string, ReactNode>> => {
  try {
    const checked = (await loadSchema()).safeParse(values);
    return checked.success ? {} : fieldErrors(toFieldIssues(checked.error));
  } catch {
    return {};
  }
};
