import type { Action } from '@valia/domain/access/rights.ts';
import type { AdministratedUser } from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError, type ErrorCode } from '@valia/domain/errors/app-error.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import type { ServiceContext } from '../service-context.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { loadPeople, type LoadedPeople } from './load-people.ts';
import { recordUserAct, type UserAct } from './record-user-act.ts';
import { requireAdministrator } from './require-administrator.ts';

interface ActOnUser {
  right: Action;
  /** Why these people may not be in this act; null when they may. */
  refusal: (people: LoadedPeople) => ErrorCode | null;
  /** Does it, and answers what is to be written down; null when all was so already. */
  act: (
    tx: Transaction,
    people: LoadedPeople,
  ) => Promise<Omit<UserAct, 'userId' | 'reason'> | null>;
}

/** One act of an administrator on an account: allowed, done, written down with its reason, all or nothing. */
export const actOnUser = async (
  { ctx, input }: { ctx: ServiceContext; input: { userId: string; reason: string } },
  { right, refusal, act }: ActOnUser,
): Promise<AdministratedUser> => {
  const { userId, reason } = input;
  const { userId: actorId } = requireAdministrator(ctx, right);
  return changeAudited(ctx, async (tx) => {
    const people = await loadPeople(tx, { actorId, targetId: userId });
    const code = refusal(people);
    if (code !== null) throw new AppError(code);
    const done = await act(tx, people);
    if (done !== null) await recordUserAct(tx, ctx, { ...done, userId, reason });
    return getAdministratedUser(tx, userId);
  });
};
