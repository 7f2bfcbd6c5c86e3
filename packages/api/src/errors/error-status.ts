import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';

const statuses: Record<ErrorCode, number> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'invalid-input': 400,
  'too-large': 413,
  'too-many-requests': 429,
  unavailable: 503,
  'storage-full': 503,
  internal: 500,
  'credentials-wrong': 401,
  'sign-in-held': 429,
  'sign-up-refused': 409,
  'user-not-created': 500,
  'profile-not-created': 500,
  'link-not-valid': 400,
  'password-too-weak': 400,
  'email-not-confirmed': 403,
  'invitation-for-another': 403,
  'invitation-used': 409,
  'invitation-to-member': 409,
  'organization-has-members': 409,
  'organization-disabled': 409,
  'organization-full': 409,
  'already-in-organization': 409,
  'password-wrong': 403,
  'second-factor-code-wrong': 400,
  'second-factor-challenge-ended': 401,
  'second-factor-required': 403,
  'second-factor-state': 409,
  'last-administrator': 409,
  'verification-decided': 409,
  'account-exists': 409,
  'lead-form-refused': 400,
  'lead-form-used': 409,
  'lead-stage-refused': 409,
  'commission-status-refused': 409,
  'request-status-refused': 409,
  'budget-not-closed': 409,
  'budget-year-differs': 409,
  'comparable-missing': 409,
  'documents-full': 409,
  'unconfirmed-full': 409,
  'files-full': 409,
  'valuation-version-conflict': 409,
  'valuation-status-refused': 409,
  'valuation-changed-since': 409,
  'valuation-not-computable': 409,
  'valuation-read-only': 409,
  'valuation-not-completed': 409,
  'valuation-not-deletable': 409,
};

const finerFrameworkStatuses = new Set([405, 413, 415]);

/** The HTTP status of an answer: the code's own, unless the protocol has a more specific status for a bad request. */
export const errorStatus = (code: ErrorCode, error: TRPCError): number => {
  const status = getHTTPStatusCodeFromError(error);
  return finerFrameworkStatuses.has(status) ? status : statuses[code];
};

/** The HTTP status of a code, for answers outside a procedure. */
export const statusOfCode = (code: ErrorCode): number => statuses[code];
