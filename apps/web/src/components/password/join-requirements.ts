import type { I18n } from '@lingui/core';
import type { PasswordRequirement } from '@valia/domain/accounts/password-policy.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';

/** The requirements as part of a sentence: `una mayúscula, un número`. */
export const joinRequirements = (
  i18n: I18n,
  requirements: readonly PasswordRequirement[],
): string => requirements.map((code) => i18n._(fieldIssueText({ code, params: {} }))).join(', ');
