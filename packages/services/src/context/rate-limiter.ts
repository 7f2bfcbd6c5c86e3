import type { LimitName } from '@valia/domain/limits/limit-rules.ts';
import type { Transaction } from './change-audited.ts';

export interface LimitUse {
  limit: LimitName;
  /** Whom or what the limit counts: an address range, an account, a device. */
  subject: string;
}

/** Gives back what was taken: the act turned out to be one that does not count. */
export type Release = () => Promise<void>;

export interface RateLimiter {
  /**
   * Counts one act against every limit named, or against none: `too-many-requests`, with the seconds to wait, when
   * one of them is used up. Atomic, whatever runs at the same time on whichever server. In the transaction of the
   * act, where one is given: what is rolled back does not count.
   */
  take(uses: readonly LimitUse[], now: Date, act?: Transaction): Promise<Release>;
  /** Whether one act more would be refused; counts nothing. */
  isUsedUp(use: LimitUse, now: Date): Promise<boolean>;
}
