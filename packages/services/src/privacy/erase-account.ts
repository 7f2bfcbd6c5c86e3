import { requireRight } from '@valia/domain/access/rights.ts';
import { erasureRefusal } from '@valia/domain/access/role-change-refusal.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeAudited } from '../context/change-audited.ts';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { loadPeople } from '../administration/load-people.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { removeStoredFiles } from '../files/remove-stored-files.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { requireCurrentPassword } from '../accounts/require-current-password.ts';
import { erasePerson } from './erase-person.ts';

/**
 * Erases the caller: data that belongs only to them is deleted; data that also belongs to others stays, without the
 * caller's identity. This cannot be undone.
 */
export const eraseAccount = async ({
  ctx,
  input: { password },
}: {
  ctx: ServiceContext;
  input: { password: string };
}): Promise<void> => {
  const actor = requireRight(ctx.actor, 'secure-own-account');
  const proof = await requireCurrentPassword(ctx, actor, password);
  const { userId, email } = actor;
  // A password that nobody knows; verifying it takes as long as verifying any other password.
  const passwordHash = await ctx.passwords.hash(`${ctx.newId()}${ctx.newId()}`);
  const storageKeys = await changeAudited(ctx, async (tx) => {
    const people = await loadPeople(tx, { actorId: userId, targetId: userId });
    await lockProvedAccount(tx, proof);
    const refusal = erasureRefusal(people);
    if (refusal !== null) throw new AppError(refusal);
    const keys = await erasePerson(tx, ctx, { userId, email, passwordHash });
    await recordAudit(tx, ctx, { action: 'user.erased', subjectType: 'user', subjectId: userId });
    return keys;
  });
  await removeStoredFiles(ctx, storageKeys);
};
