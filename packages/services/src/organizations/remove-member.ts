import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { OwnOrganization } from '@valia/domain/organizations/organization-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { findOwnOrganization } from './get-own-organization.ts';
import { lockOwnedOrganization } from './lock-owned-organization.ts';

/** The owner ends a member's membership. What the member made stays theirs. */
export const removeMember = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { userId: string };
}): Promise<OwnOrganization> => {
  const { userId } = requireRight(ctx.actor, 'belong-to-organization');
  return changeAudited(ctx, async (tx) => {
    const organizationId = await lockOwnedOrganization(tx, userId);
    const removed = await tx
      .delete(organizationMembers)
      .where(
        and(
          eq(organizationMembers.organizationId, organizationId),
          eq(organizationMembers.userId, input.userId),
          eq(organizationMembers.role, 'member'),
        ),
      )
      .returning({ userId: organizationMembers.userId });
    if (removed.length === 0) throw new AppError('not-found');
    await recordAudit(tx, ctx, {
      action: 'organization.member-removed',
      subjectType: 'organization',
      subjectId: organizationId,
      before: { userId: input.userId },
    });
    await ctx.mail.enqueue(tx, {
      kind: 'organization-changed',
      userId: input.userId,
      organizationId,
      change: 'member-removed',
    });
    return findOwnOrganization(tx, userId);
  });
};
