import type { AdministratedUser } from '../accounts/user-administration-schemas.ts';
import { type Role, roles } from '../accounts/user-roles.ts';
import {
  accountActionRefusal,
  globalAdminChangeRefusal,
  lockRefusal,
  type RightsSubject,
  roleChangeRefusal,
} from './role-change-refusal.ts';

/** The actions that an administrator can take on an account, in the order in which they are offered. */
const accountActs = [
  'verify',
  'reject',
  'role',
  'sessions',
  'factor',
  'give-all-rights',
  'take-all-rights',
  'lock',
  'unlock',
] as const;
export type AccountAction = (typeof accountActs)[number];

type ActedOn = RightsSubject & Pick<AdministratedUser, 'verification' | 'secondFactor'>;

/** Only the server knows whether other administrators exist, so the client assumes one of each. */
const others = { superadmins: 1, globalAdmins: 1 };

/** The other roles that `actor` may give to `target`. */
export const rolesToGive = (actor: RightsSubject, target: RightsSubject): Role[] =>
  roles.filter(
    (role) => role !== target.role && roleChangeRefusal({ actor, target, others }, role) === null,
  );

/** The actions that `actor` may take on the account of `target` in its current state. */
export const offeredAccountActions = (actor: RightsSubject, target: ActedOn): AccountAction[] => {
  const sides = { actor, target, others };
  const { verification, secondFactor, globalAdmin, status } = target;
  const mayAct = accountActionRefusal(sides) === null;
  const mayChangeGlobalAdmin = globalAdminChangeRefusal(sides, !globalAdmin) === null;
  const mayDecide = mayAct && verification !== null;
  const isOffered: Record<AccountAction, boolean> = {
    verify: mayDecide && verification.status !== 'verified',
    reject: mayDecide && verification.status !== 'rejected',
    role: rolesToGive(actor, target).length > 0,
    sessions: mayAct,
    factor: mayAct && secondFactor,
    'give-all-rights': mayChangeGlobalAdmin && !globalAdmin,
    'take-all-rights': mayChangeGlobalAdmin && globalAdmin,
    lock: lockRefusal(sides) === null && status !== 'locked',
    unlock: mayAct && status === 'locked',
  };
  return accountActs.filter((act) => isOffered[act]);
};

const rowActs = ['verify', 'reject', 'sessions', 'factor', 'lock', 'unlock'] as const;
export type AccountRowAction = (typeof rowActs)[number];
const isAnswer = (act: AccountAction): boolean => act === 'verify' || act === 'reject';

/**
 * The actions that the list offers without opening the account. A verification decision that was already made cannot be
 * changed there.
 */
export const offeredRowActions = (actor: RightsSubject, target: ActedOn): AccountRowAction[] => {
  const offered = offeredAccountActions(actor, target);
  const isWaiting = target.verification?.status === 'pending';
  return rowActs.filter((act) => offered.includes(act) && (isWaiting || !isAnswer(act)));
};

export const bulkAccountActions = ['verify', 'sessions'] as const;
export type BulkAccountAction = (typeof bulkAccountActions)[number];

/** The actions that are offered for several accounts at once. */
export const offeredBulkActions = (actor: RightsSubject, target: ActedOn): BulkAccountAction[] => {
  const offered = offeredRowActions(actor, target);
  return bulkAccountActions.filter((act) => offered.includes(act));
};
