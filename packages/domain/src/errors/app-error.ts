import type { FieldIssue } from './field-issue.ts';

/** Every way a call can fail. Texts in three languages: `@valia/i18n`, one per code. */
export const errorCodes = [
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'invalid-input',
  'too-many-requests',
  'unavailable',
  'internal',
  'credentials-wrong',
  'sign-up-refused',
  'profile-not-created',
  'valuation-version-conflict',
  'valuation-status-refused',
  'valuation-not-computable',
  'valuation-read-only',
  'valuation-not-completed',
  'valuation-not-deletable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** `fields` names what is wrong where, by path in the input. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly fields: FieldIssue[] = [],
    options?: { cause?: unknown },
  ) {
    super(code, options);
  }
}
