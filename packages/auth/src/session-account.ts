import { isAdmin } from '@valia/domain/access/policies.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import { type SessionLifetime, sessionLifetimes } from './session-lifetime.ts';

/** The signed-in user: the data that sessions and rights depend on, and the user's name. */
export interface SessionAccount {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  role: Role;
  globalAdmin: boolean;
  /** Whether a second factor is set up and verified. */
  secondFactor: boolean;
  firstName: string | null;
  lastName: string | null;
  organizationName: string | null;
}

export const lifetimeOf = (
  account: Pick<SessionAccount, 'role' | 'globalAdmin'>,
): SessionLifetime => (isAdmin(account) ? sessionLifetimes.administrator : sessionLifetimes.user);
