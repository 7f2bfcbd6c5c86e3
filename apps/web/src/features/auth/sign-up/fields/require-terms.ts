import { i18n } from '@lingui/core';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { fieldErrors } from '../../../../components/form/check-form.tsx';
import { RefusalError } from '../../../../lib/act/refusal-error.ts';

const issue: FieldIssue = { path: 'termsAccepted', code: 'terms-not-accepted', params: {} };

/** Only the user can consent: this check is needed because the form's own check may not have loaded. */
export const requireTerms = (accepted: boolean): true => {
  if (accepted) return true;
  throw new RefusalError(
    { kind: 'error', title: i18n._(fieldIssueText(issue)) },
    fieldErrors([issue]),
  );
};
