import { useLingui } from '@lingui/react';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';

/** What is wrong with a field, in the language shown now. */
export const IssueText = ({ issue }: { issue: FieldIssue }) => {
  const { i18n } = useLingui();
  return <>{i18n._(fieldIssueText(issue))}</>;
};
