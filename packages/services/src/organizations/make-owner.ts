import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';

/**
 * Makes a member the only owner, within the transaction that locks the organization; returns the audit log entry.
 * Throws `not-found` for a user who is not a member.
 */
export const makeOwner = async (
  tx: Transaction,
  ctx: ServiceContext,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<AuditEntry> => {
  const inIt = eq(organizationMembers.organizationId, organizationId);
  const isNext = and(inIt, eq(organizationMembers.userId, userId));
  const members = await tx.$count(organizationMembers, isNext);
  if (members === 0) throw new AppError('not-found');
  const former = await tx
    .update(organizationMembers)
    .set({ role: 'member' })
    .where(and(inIt, eq(organizationMembers.role, 'owner')))
    .returning({ userId: organizationMembers.userId });
  await tx.update(organizationMembers).set({ role: 'owner' }).where(isNext);
  await ctx.mail.enqueue(tx, {
    kind: 'organization-changed',
    userId,
    organizationId,
    change: 'made-owner',
  });
  return {
    action: 'organization.handed-over',
    subjectType: 'organization',
    subjectId: organizationId,
    before: { ownerUserId: former[0]?.userId ?? null },
    after: { ownerUserId: userId },
  };
};
