import { TRPCError } from '@trpc/server';
import { AppError, type ErrorCode } from '@valia/domain/errors/app-error.ts';
import { maxFieldIssues, toFieldIssues } from '@valia/domain/errors/to-field-issues.ts';
import { databaseErrorCode } from '@valia/services/errors/database-error.ts';
import { ZodError } from 'zod';

/** The framework's own refusals: errors of the caller before any of our code ran. */
const frameworkCodes: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'invalid-input',
  PARSE_ERROR: 'invalid-input',
  METHOD_NOT_SUPPORTED: 'invalid-input',
  UNSUPPORTED_MEDIA_TYPE: 'invalid-input',
  PAYLOAD_TOO_LARGE: 'too-large',
  NOT_FOUND: 'not-found',
  TOO_MANY_REQUESTS: 'too-many-requests',
  CLIENT_CLOSED_REQUEST: 'unavailable',
};

/** Any failure of a call as one of the product's codes; an unexpected one is `internal`. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause;
    // An output that fails its schema is a ZodError too, but an error of ours; only a bad request is the caller's
    // error.
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) {
      return new AppError('invalid-input', toFieldIssues(error.cause, maxFieldIssues), {
        cause: error,
      });
    }
    const code = frameworkCodes[error.code];
    if (code !== undefined) return new AppError(code, [], { cause: error });
  }
  return new AppError(databaseErrorCode(error) ?? 'internal', [], { cause: error });
};
