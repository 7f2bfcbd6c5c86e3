import type { z } from 'zod';
import { passwordRequirements } from '../accounts/password-policy.ts';

/** All ways in which a field can be wrong. Texts in three languages are in `@valia/i18n`, one per code. */
export const fieldIssueCodes = [
  'required',
  'not-a-number',
  'unclear-number',
  'too-small',
  'too-large',
  'too-short',
  'too-long',
  'too-many',
  'not-allowed-character',
  'not-printable',
  'web-address-in-name',
  'email-required',
  'not-an-email',
  'email-unchanged',
  'not-a-date',
  'date-after-today',
  'not-in-list',
  'unknown-field',
  'not-valid',
  'password-too-short',
  'passwords-differ',
  'password-unchanged',
  ...passwordRequirements,
  'terms-not-accepted',
  'organization-name-required',
  'phone-required',
  'phone-not-valid',
  'experience-required',
  'specialty-required',
  'personal-data-required',
  'changed-by-another',
  'person-not-found',
  'already-owner',
  'name-taken',
  'code-not-six-digits',
  'file-empty',
  'file-not-a-workbook',
  'file-other-format',
  'file-old-or-locked',
  'file-damaged',
  'file-too-large',
  'file-without-rows',
  'not-a-picture',
  'picture-too-large',
  'picture-with-script',
] as const;
export type FieldIssueCode = (typeof fieldIssueCodes)[number];

/** The type of a form's schema, for packages that do not depend on zod themselves. */
export type FormSchema = z.ZodType;

/** `path` is the field's position in the input, separated by dots: `bridge.cash`. */
export interface FieldIssue {
  path: string;
  code: FieldIssueCode;
  params: Record<string, number | string>;
}
