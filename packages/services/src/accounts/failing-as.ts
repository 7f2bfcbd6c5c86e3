import { AppError, type ErrorCode } from '@valia/domain/errors/app-error.ts';
import { databaseErrorCode } from '../errors/database-error.ts';

/** What a person can do something about has a text of its own: a known address, a limit, an outage, a refused link. */
const hasOwnText = (cause: unknown): boolean =>
  cause instanceof AppError
    ? cause.code !== 'internal'
    : databaseErrorCode(cause) === 'unavailable';

/** Runs a step of the sign-up; whatever fails in it is told as `code`, unless it has a text of its own. */
export const failingAs = async <Result>(
  code: ErrorCode,
  step: () => PromiseLike<Result>,
): Promise<Result> => {
  try {
    return await step();
  } catch (cause) {
    throw hasOwnText(cause) ? cause : new AppError(code, [], { cause });
  }
};
