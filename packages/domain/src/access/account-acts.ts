import { type Role, roles } from '../accounts/account-schemas.ts';
import type { AdministratedUser } from '../accounts/user-administration-schemas.ts';
import {
  accountActRefusal,
  globalAdminChangeRefusal,
  lockRefusal,
  type RightsBearer,
  roleChangeRefusal,
} from './role-change-refusal.ts';

/** What an administrator can do with an account, in the order in which it is offered. */
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
export type AccountAct = (typeof accountActs)[number];

type ActedOn = RightsBearer & Pick<AdministratedUser, 'verification' | 'secondFactor'>;

/** Whether others could take somebody's place is known to the server alone. */
const others = { superadmins: 1, globalAdmins: 1 };

/** The other roles that `actor` may give to `target`. */
export const rolesToGive = (actor: RightsBearer, target: RightsBearer): Role[] =>
  roles.filter(
    (role) => role !== target.role && roleChangeRefusal({ actor, target, others }, role) === null,
  );

/** What of that `actor` may do with the account of `target`, as it stands now. */
export const offeredActs = (actor: RightsBearer, target: ActedOn): AccountAct[] => {
  const sides = { actor, target, others };
  const { verification, secondFactor, globalAdmin, status } = target;
  const mayAct = accountActRefusal(sides) === null;
  const mayChangeGlobalAdmin = globalAdminChangeRefusal(sides, !globalAdmin) === null;
  const mayDecide = mayAct && verification !== null;
  const isOffered: Record<AccountAct, boolean> = {
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
export type RowAct = (typeof rowActs)[number];
const isAnswer = (act: AccountAct): boolean => act === 'verify' || act === 'reject';

/** What of that the list offers without opening the account: an answer that was given is not turned there. */
export const offeredInRow = (actor: RightsBearer, target: ActedOn): RowAct[] => {
  const offered = offeredActs(actor, target);
  const isWaiting = target.verification?.status === 'pending';
  return rowActs.filter((act) => offered.includes(act) && (isWaiting || !isAnswer(act)));
};

export const actsOnMany = ['verify', 'sessions'] as const;
export type ActOnMany = (typeof actsOnMany)[number];

/** What of that is offered for several accounts at once. */
export const offeredForMany = (actor: RightsBearer, target: ActedOn): ActOnMany[] => {
  const offered = offeredInRow(actor, target);
  return actsOnMany.filter((act) => offered.includes(act));
};
