import { organizationMembers } from '@valia/db/schema/organizations.ts';
import type { Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';

export interface Joining {
  organizationId: string;
  userId: string;
  invitationId: string;
}

/** Makes an invited person a member, in a transaction that holds the organization. */
export const joinOrganization = async (
  tx: Transaction,
  ctx: ServiceContext,
  { organizationId, userId, invitationId }: Joining,
): Promise<void> => {
  await tx.insert(organizationMembers).values({
    id: ctx.newId(),
    organizationId,
    userId,
    role: 'member',
    createdAt: ctx.now,
  });
  await recordAudit(tx, ctx, {
    action: 'invitation.accepted',
    subjectType: 'invitation',
    subjectId: invitationId,
    actorUserId: userId,
    after: { organizationId, userId },
  });
};
