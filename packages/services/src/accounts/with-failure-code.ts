import { AppError, type ErrorCode } from '@valia/domain/errors/app-error.ts';
import { databaseErrorCode } from '../errors/database-error.ts';

/** A known address, a limit, a refused link, an outage and a full disk have specific texts. */
const hasOwnText = (cause: unknown): boolean => {
  if (cause instanceof AppError) return cause.code !== 'internal';
  const code = databaseErrorCode(cause);
  return code === 'unavailable' || code === 'storage-full';
};

/** Runs a step of the sign-up; its failure becomes `code`, unless the failure has a specific text. */
export const withFailureCode = async <Result>(
  code: ErrorCode,
  step: () => PromiseLike<Result>,
): Promise<Result> => {
  try {
    return await step();
  } catch (cause) {
    throw hasOwnText(cause) ? cause : new AppError(code, [], { cause });
  }
};
