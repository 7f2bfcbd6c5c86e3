import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { maxMembers } from '@valia/domain/organizations/organization-schemas.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface JoiningMember {
  organizationId: string;
  userId: string;
  invitationId: string;
}

/** Makes an invited user a member, in a transaction that locks the organization; returns the audit log entry. */
export const joinOrganization = async (
  tx: Transaction,
  ctx: ServiceContext,
  { organizationId, userId, invitationId }: JoiningMember,
): Promise<AuditEntry> => {
  const inIt = eq(organizationMembers.organizationId, organizationId);
  if ((await tx.$count(organizationMembers, inIt)) >= maxMembers)
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
