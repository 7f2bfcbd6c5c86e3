import type { FieldIssue, FormSchema } from '@valia/domain/errors/field-issue.ts';
import type { FieldErrors } from '../../lib/act/refusal-error.ts';
import { IssueText } from '../../lib/errors/issue-text.tsx';

export type LoadSchema = () => Promise<FormSchema>;

/** Issues in the form that a form shows: by field, each a text that follows the language. */
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

/** Preloads the schema and the code for checking a form, ahead of the first check. */
export const expectFormCheck = (loadSchema: LoadSchema): void =>
  void loadCheck(loadSchema).catch(() => undefined);

/**
 * Checks a form with the same schema as the server. The schema is loaded once the user types, because a page of two
 * fields should not wait for it. If it cannot be loaded, only the server checks the form.
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
