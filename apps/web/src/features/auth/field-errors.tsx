import { type FieldIssue, toFieldIssues } from '@valia/domain/errors/field-issue.ts';
import type { ReactNode } from 'react';
import { IssueText } from './issue-text.tsx';

const loadSchemas = () => import('@valia/domain/accounts/account-schemas.ts');

/** Fetches the schemas ahead of the first check. */
export const expectFormCheck = (): void => void loadSchemas().catch(() => undefined);

/** Issues as a form shows them: by field, each a text that follows the language. */
export const fieldErrors = (issues: readonly FieldIssue[]): Record<string, ReactNode> =>
  Object.fromEntries(
    issues.map((issue) => [issue.path, <IssueText key={issue.path} issue={issue} />]),
  );

/**
 * Checks a form with the schema that the server checks it with; it comes once somebody writes, since a page of
 * two fields should not wait for it. Without it the server's own check stands alone.
 */
export const checkForm = async (
  schemaName: 'signInInput' | 'signUpFormSchema',
  values: unknown,
): Promise<Record<string, ReactNode>> => {
  try {
    const { [schemaName]: schema } = await loadSchemas();
    const checked = schema.safeParse(values);
    return checked.success ? {} : fieldErrors(toFieldIssues(checked.error));
  } catch {
    return {};
  }
};
