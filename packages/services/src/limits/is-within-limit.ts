import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { LimitUse } from '../context/rate-limiter.ts';

/** Counts one act and answers true, or answers false: for what is left undone beyond a limit and refused to nobody. */
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
