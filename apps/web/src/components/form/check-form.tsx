import type { FieldIssue, FormSchema } from '@valia/domain/errors/field-issue.ts';
import type { FieldErrors } from '../../lib/act/refusal.ts';
import { IssueText } from '../../lib/errors/issue-text.tsx';

export type LoadSchema = () => Promise<FormSchema>;

/** Issues as a form shows them: by field, each a text that follows the language. */
export const fieldErrors = (issues: readonly FieldIssue[]): FieldErrors =>
  Object.fromEntries(
    issues.map((issue) => [issue.path, <IssueText key={issue.path} issue={issue} />]),
  );

const loadCheck = async (loadSchema: LoadSchema) => {
  const [schema, { toFieldIssues }] = await Promise.all([
    loadSchema(),
    import('@valia/domain/errors/to-field-issues.ts'),
  ]);
  return { schema, toFieldIssues };
};

/** Fetches what a form is checked with ahead of the first check. */
export const expectFormCheck = (loadSchema: LoadSchema): void =>
  void loadCheck(loadSchema).catch(() => undefined);

/**
 * Checks a form with the schema that the server checks it with. It comes once somebody writes, since a page of two
 * fields should not wait for it. Without it the server's own check stands alone.
 */
export const checkForm = async (loadSchema: LoadSchema, values: unknown): Promise<FieldErrors> => {
  try {
    const { schema, toFieldIssues } = await loadCheck(loadSchema);
    const checked = schema.safeParse(values);
    return checked.success ? {} : fieldErrors(toFieldIssues(checked.error));
  } catch {
    return {};
  }
};
