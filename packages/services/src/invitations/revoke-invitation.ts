import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { InvitationList } from '@valia/domain/organizations/invitation-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOwnedOrganization } from '../organizations/lock-owned-organization.ts';
import type { ServiceContext } from '../service-context.ts';
import { openInvitations } from './list-invitations.ts';

/** Takes an invitation of my own organization back: its link ends. */
export const revokeInvitation = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: { id: string };
}): Promise<InvitationList> => {
  const { userId } = requireRight(ctx.actor, 'invite-into-own-organization');
  return changeAudited(ctx, async (tx) => {
    const organizationId = await lockOwnedOrganization(tx, userId);
    const removed = await tx
      .delete(invitations)
      .where(
        and(
          eq(invitations.id, id),
          eq(invitations.organizationId, organizationId),
          isNull(invitations.acceptedAt),
        ),
      )
      .returning({ id: invitations.id });
    if (removed.length === 0) throw new AppError('not-found');
    await recordAudit(tx, ctx, {
      action: 'invitation.revoked',
      subjectType: 'invitation',
      subjectId: id,
      before: { organizationId },
    });
    return openInvitations(tx, { organizationId, now: ctx.now });
  });
};
