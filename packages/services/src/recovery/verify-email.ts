import { users } from '@valia/db/schema/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { findLink, useLink } from './find-link.ts';

const purpose = 'verify-email';

/**
 * Verifies the address that the link was sent to, once. The same link opened again says so and changes nothing:
 * people click twice, and mail programs look before them.
 */
export const verifyEmail = async ({
  ctx,
  input: { token },
}: {
  ctx: ServiceContext;
  input: { token: string };
}): Promise<{ verifiedNow: boolean }> => {
  const link = await findLink(ctx, { purpose, token });
  if (link === null) throw new AppError('link-not-valid');
  const { userId } = link;
  if (link.usedAt !== null && link.emailConfirmedAt !== null) return { verifiedNow: false };
  return ctx.db.transaction(async (tx) => {
    await useLink(tx, ctx.now, { purpose, token });
    const changed = await tx
      .update(users)
      .set({ emailConfirmedAt: ctx.now })
      .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return { verifiedNow: false };
    await recordMilestone(tx, ctx, { userId, name: 'email-verified' });
    await recordAccountEvent(tx, ctx, { userId, kind: 'email-verified' });
    await recordAudit(tx, ctx, {
      action: 'user.email-verified',
      subjectType: 'user',
      subjectId: userId,
      actorUserId: userId,
    });
    return { verifiedNow: true };
  });
};
