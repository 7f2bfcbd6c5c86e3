import { AppError } from '@valia/domain/errors/app-error.ts';

/** The codes of the calls that failed, for races that must have one winner. */
export const reasonsOf = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    const reason: unknown = result.reason;
    return [reason instanceof AppError ? reason.code : String(reason)];
  });
