import { globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type {
  OtherAdministrators,
  RightsSubject,
} from '@valia/domain/access/role-change-refusal.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { lockAccount } from '../accounts/lock-account.ts';

const findPerson = async (tx: Transaction, userId: string): Promise<RightsSubject | null> => {
  const [row] = await tx
    .select({
      userId: users.id,
      status: users.status,
      role: userRoles.role,
      globalAdminId: globalAdmins.userId,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(globalAdmins, eq(globalAdmins.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return null;
  const { globalAdminId, role, ...person } = row;
  return { ...person, role: role ?? 'user', globalAdmin: globalAdminId !== null };
};

const countOthers = async (tx: Transaction, userId: string): Promise<OtherAdministrators> => {
  const active = eq(users.status, 'active');
  const superadmins = tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), active))
    .where(and(eq(userRoles.role, 'superadmin'), ne(userRoles.userId, userId)));
  const globals = tx
    .select({ id: users.id })
    .from(globalAdmins)
    .innerJoin(users, and(eq(users.id, globalAdmins.userId), active))
    .where(ne(globalAdmins.userId, userId));
  return {
    superadmins: await tx.$count(superadmins.as('superadmins')),
    globalAdmins: await tx.$count(globals.as('globals')),
  };
};

export interface LoadedPeople {
  actor: RightsSubject;
  target: RightsSubject;
  others: OtherAdministrators;
}

/**
 * Loads the current state of the administrator and the target of an administrative action, and locks the target's
 * account. Changes of rights run one after another, so that two of them cannot together leave nobody in charge. An
 * inactive actor is `unauthenticated`, an erased target `not-found`.
 */
export const loadPeople = async (
  tx: Transaction,
  { actorId, targetId }: { actorId: string; targetId: string },
): Promise<LoadedPeople> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('valia people in charge'))`);
  await lockAccount(tx, targetId);
  const [actor, target] = [await findPerson(tx, actorId), await findPerson(tx, targetId)];
  if (actor?.status !== 'active') throw new AppError('unauthenticated');
  if (target === null || target.status === 'erased') throw new AppError('not-found');
  return { actor, target, others: await countOthers(tx, targetId) };
};
