import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { LimitUse } from '../context/rate-limiter.ts';

/**
 * Counts one action and returns true; returns false without an error when the limit is used up. For work that is
 * skipped beyond a limit instead of being refused.
 */
export const isWithinLimit = async (
  { limits, now }: Pick<ServiceContext, 'limits' | 'now'>,
  use: LimitUse,
): Promise<boolean> => {
  try {
    await limits.take([use], now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
};
