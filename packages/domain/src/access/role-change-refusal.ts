import type { Role } from '../accounts/account-schemas.ts';
import type { AccountStatus } from '../accounts/user-administration-schemas.ts';
import type { ErrorCode } from '../errors/app-error.ts';
import { isAdmin, isGlobalAdmin, isSuperadmin, type RightsHolder } from './policies.ts';

/** A person whose rights or account are to change. */
export interface RightsBearer extends RightsHolder {
  userId: string;
  status: AccountStatus;
}

/** Active people other than the one concerned who hold these rights. */
export interface OtherAdministrators {
  superadmins: number;
  globalAdmins: number;
}

interface Act {
  actor: RightsBearer;
  target: RightsBearer;
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
 * Why the role may not become `role`; null when it may. A plain administrator moves people between `user` and
 * `advisor`; nobody changes their own role, and the last superadmin stays one.
 */
export const roleChangeRefusal = ({ actor, target, others }: Act, role: Role): ErrorCode | null => {
  const mayChange =
    holdsAnyRole(actor) || (isAdmin(actor) && !isAdmin(target) && plainRoles.has(role));
  if (!mayChange) return 'forbidden';
  if (role !== 'superadmin' && isLastSuperadmin({ target, others })) return 'last-administrator';
  return actor.userId === target.userId ? 'forbidden' : null;
};

/** Only global administrators make and unmake one another; never the last, nor themself. */
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

/** Why `actor` may not act on the account; null when they may. Plain administrators have no power over each other. */
export const accountActRefusal = ({ actor, target }: Omit<Act, 'others'>): ErrorCode | null => {
  const rank = rankOf(actor);
  const outranks = rank > rankOf(target) || (rank >= superadminRank && rank === rankOf(target));
  return outranks && actor.userId !== target.userId ? null : 'forbidden';
};

/** As `accountActRefusal`; besides, the last superadmin and the last global administrator cannot be locked out. */
export const lockRefusal = (act: Act): ErrorCode | null => {
  const refusal = accountActRefusal(act);
  if (refusal !== null) return refusal;
  return isLastSuperadmin(act) || isLastGlobalAdmin(act) ? 'last-administrator' : null;
};

/** Why a person may not erase their own account; null when they may. */
export const erasureRefusal = (act: Omit<Act, 'actor'>): ErrorCode | null =>
  isLastSuperadmin(act) || isLastGlobalAdmin(act) ? 'last-administrator' : null;
