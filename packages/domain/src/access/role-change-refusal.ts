import type { AccountStatus } from '../accounts/user-administration-schemas.ts';
import type { Role } from '../accounts/user-roles.ts';
import type { ErrorCode } from '../errors/app-error.ts';
import { isAdmin, isGlobalAdmin, isSuperadmin, type RightsHolder } from './policies.ts';

/** A user whose rights or account are to change. */
export interface RightsSubject extends RightsHolder {
  userId: string;
  status: AccountStatus;
}

/** The numbers of active users with these rights, other than the one concerned. */
export interface OtherAdministrators {
  superadmins: number;
  globalAdmins: number;
}

interface Act {
  actor: RightsSubject;
  target: RightsSubject;
  others: OtherAdministrators;
}

const plainRoles: ReadonlySet<Role> = new Set(['user', 'advisor']);
const holdsAnyRole = (holder: RightsHolder): boolean =>
  isSuperadmin(holder) || isGlobalAdmin(holder);

const isLastSuperadmin = ({ target, others }: Omit<Act, 'actor'>): boolean =>
  isSuperadmin(target) && target.status === 'active' && others.superadmins === 0;
const isLastGlobalAdmin = ({ target, others }: Omit<Act, 'actor'>): boolean =>
  isGlobalAdmin(target) && target.status === 'active' && others.globalAdmins === 0;

/**
 * The reason why the role may not become `role`; null when it may. A plain administrator moves users between `user` and
 * `advisor`; nobody changes their own role, and the last superadmin must remain one.
 */
export const roleChangeRefusal = ({ actor, target, others }: Act, role: Role): ErrorCode | null => {
  const mayChange =
    holdsAnyRole(actor) || (isAdmin(actor) && !isAdmin(target) && plainRoles.has(role));
  if (!mayChange) return 'forbidden';
  if (role !== 'superadmin' && isLastSuperadmin({ target, others })) return 'last-administrator';
  return actor.userId === target.userId ? 'forbidden' : null;
};

/** Only global administrators may appoint and remove each other; nobody may remove the last one, or themself. */
export const globalAdminChangeRefusal = (
  { actor, target, others }: Act,
  globalAdmin: boolean,
): ErrorCode | null => {
  if (!isGlobalAdmin(actor)) return 'forbidden';
  if (!globalAdmin && isLastGlobalAdmin({ target, others })) return 'last-administrator';
  return actor.userId === target.userId ? 'forbidden' : null;
};

const rankOf = (holder: RightsHolder): number => {
  if (isGlobalAdmin(holder)) return 3;
  if (isSuperadmin(holder)) return 2;
  return isAdmin(holder) ? 1 : 0;
};
const superadminRank = 2;

/**
 * The reason why `actor` may not take actions on the account; null when they may. Plain administrators have no power
 * over each other.
 */
export const accountActionRefusal = ({ actor, target }: Omit<Act, 'others'>): ErrorCode | null => {
  const rank = rankOf(actor);
  const outranks = rank > rankOf(target) || (rank >= superadminRank && rank === rankOf(target));
  return outranks && actor.userId !== target.userId ? null : 'forbidden';
};

/**
 * The same as `accountActionRefusal`; in addition, the last superadmin and the last global administrator cannot be locked.
 */
export const lockRefusal = (act: Act): ErrorCode | null => {
  const refusal = accountActionRefusal(act);
  if (refusal !== null) return refusal;
  return isLastSuperadmin(act) || isLastGlobalAdmin(act) ? 'last-administrator' : null;
};

/** The reason why a user may not erase their own account; null when they may. */
export const erasureRefusal = (act: Omit<Act, 'actor'>): ErrorCode | null =>
  isLastSuperadmin(act) || isLastGlobalAdmin(act) ? 'last-administrator' : null;
