import type { FieldIssue } from './field-issue.ts';

/** All ways in which a call can fail. Texts in three languages are in `@valia/i18n`, one per code. */
export const errorCodes = [
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'invalid-input',
  'too-large',
  'too-many-requests',
  'unavailable',
  'storage-full',
  'internal',
  'credentials-wrong',
  'sign-in-held',
  'sign-up-refused',
  'user-not-created',
  'profile-not-created',
  'link-not-valid',
  'password-too-weak',
  'email-not-confirmed',
  'invitation-for-another',
  'invitation-used',
  'invitation-to-member',
  'organization-has-members',
  'organization-disabled',
  'organization-full',
  'already-in-organization',
  'password-wrong',
  'second-factor-code-wrong',
  'second-factor-challenge-ended',
  'second-factor-required',
  'second-factor-state',
  'last-administrator',
  'verification-decided',
  'account-exists',
  'lead-form-refused',
  'lead-form-used',
  'lead-stage-refused',
  'commission-status-refused',
  'request-status-refused',
  'budget-not-closed',
  'budget-year-differs',
  'comparable-missing',
  'documents-full',
  'unconfirmed-full',
  'files-full',
  'valuation-version-conflict',
  'valuation-status-refused',
  'valuation-changed-since',
  'valuation-not-computable',
  'valuation-read-only',
  'valuation-not-completed',
  'valuation-not-deletable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export interface AppErrorOptions {
  cause?: unknown;
  /** For `too-many-requests` and `sign-in-held`: after how many seconds a new try is worthwhile. */
  retryAfterSeconds?: number;
}

/** `fields` lists the wrong fields, by their path in the input. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly code: ErrorCode,
    readonly fields: FieldIssue[] = [],
    options: AppErrorOptions = {},
  ) {
    super(code, options);
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
