import { AppError } from '@valia/domain/errors/app-error.ts';

/** The error codes of the failed calls, for races with one winner. */
export const failureCodes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    const reason: unknown = result.reason;
    return [reason instanceof AppError ? reason.code : String(reason)];
  });
