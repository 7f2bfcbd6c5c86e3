import { useLingui } from '@lingui/react';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';

/** The error of a field, in the current language. */
export const IssueText = ({ issue }: { issue: FieldIssue }) => {
  const { i18n } = useLingui();
  return <>{i18n._(fieldIssueText(issue))}</>;
};
