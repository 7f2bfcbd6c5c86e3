import type { LimitName } from '@valia/domain/limits/limit-rules.ts';
import type { Transaction } from './change-audited.ts';

export interface LimitUse {
  limit: LimitName;
  /** The subject that the limit applies to: an IP address range, an account, or a device. */
  subject: string;
}

/** Undoes the count, when the action turns out to be one that does not count. */
export type ReleaseLimit = () => Promise<void>;

export interface RateLimiter {
  /**
   * Counts one action against every given limit, or against none of them: throws `too-many-requests`, with the seconds
   * to wait, when any limit is used up. Atomic across concurrent calls and servers. When the action's transaction is
   * given, a rollback also undoes the count.
   */
  take(uses: readonly LimitUse[], now: Date, act?: Transaction): Promise<ReleaseLimit>;
  /** Whether one more action would be refused; does not count anything. */
  isUsedUp(use: LimitUse, now: Date): Promise<boolean>;
}
