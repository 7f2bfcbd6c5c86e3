import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { Membership } from './find-membership.ts';

/**
 * Closes an organization that its last member has left, and revokes its open invitations. It then gets that member's
 * email address, whatever its owner entered before, because the erasure and the data export find it by that address.
 */
const archive = async (
  tx: Transaction,
  ctx: ServiceContext,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<AuditEntry> => {
  const email = sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`;
  await tx
    .update(organizations)
    .set({ archivedAt: ctx.now, email })
    .where(eq(organizations.id, organizationId));
  await tx
    .delete(invitations)
    .where(and(eq(invitations.organizationId, organizationId), isNull(invitations.acceptedAt)));
  return {
    action: 'organization.archived',
    subjectType: 'organization',
    subjectId: organizationId,
  };
};

/**
 * Ends a membership, in a transaction that locks the organization; returns the audit log entry if this closes the
 * organization. An owner with other members has to transfer the ownership first.
 */
export const leaveOrganization = async (
  tx: Transaction,
  ctx: ServiceContext,
  { id, organizationId, role }: Membership,
): Promise<readonly AuditEntry[]> => {
  const members = await tx.$count(
    organizationMembers,
    eq(organizationMembers.organizationId, organizationId),
  );
  if (role === 'owner' && members > 1) throw new AppError('organization-has-members');
  const [left] = await tx
    .delete(organizationMembers)
    .where(eq(organizationMembers.id, id))
    .returning({ userId: organizationMembers.userId });
  return members === 1 && left !== undefined
    ? [await archive(tx, ctx, { organizationId, userId: left.userId })]
    : [];
};
