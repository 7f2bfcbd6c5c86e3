import { i18n } from '@lingui/core';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { fieldErrors } from '../../../../components/form/check-form.tsx';
import { Refusal } from '../../../../lib/act/refusal.ts';

const issue: FieldIssue = { path: 'termsAccepted', code: 'terms-not-accepted', params: {} };

/** Nobody consents but the person: the form's own check may not have come. */
export const requireTerms = (accepted: boolean): true => {
  if (accepted) return true;
  throw new Refusal({ kind: 'error', title: i18n._(fieldIssueText(issue)) }, fieldErrors([issue]));
};
