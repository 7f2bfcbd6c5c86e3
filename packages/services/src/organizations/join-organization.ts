import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { mostMembers } from '@valia/domain/organizations/organization-schemas.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface Joining {
  organizationId: string;
  userId: string;
  invitationId: string;
}

/** Makes an invited person a member, in a transaction that locks the organization; answers what the audit log is to say. */
export const joinOrganization = async (
  tx: Transaction,
  ctx: ServiceContext,
  { organizationId, userId, invitationId }: Joining,
): Promise<AuditEntry> => {
  const inIt = eq(organizationMembers.organizationId, organizationId);
  if ((await tx.$count(organizationMembers, inIt)) >= mostMembers)
    throw new AppError('organization-full');
  await tx.insert(organizationMembers).values({
    id: ctx.newId(),
    organizationId,
    userId,
    role: 'member',
    createdAt: ctx.now,
  });
  return {
    action: 'invitation.accepted',
    subjectType: 'invitation',
    subjectId: invitationId,
    actorUserId: userId,
    after: { organizationId, userId },
  };
};
