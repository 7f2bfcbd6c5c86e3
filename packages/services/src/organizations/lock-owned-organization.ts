import type { Database } from '@valia/db/client.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { lockOrganizations } from './lock-organizations.ts';

/**
 * The id of the organization that the user owns. Throws `forbidden` for members and for users without an organization,
 * and `organization-disabled` while an administrator has disabled it.
 */
export const getOwnedOrganizationId = async (db: Database, userId: string): Promise<string> => {
  const [row] = await db
    .select({ id: organizations.id, disabledAt: organizations.disabledAt })
    .from(organizationMembers)
    .innerJoin(
      organizations,
      and(
        eq(organizations.id, organizationMembers.organizationId),
        isNull(organizations.archivedAt),
      ),
    )
    .where(and(eq(organizationMembers.userId, userId), eq(organizationMembers.role, 'owner')));
  if (row === undefined) throw new AppError('forbidden');
  if (row.disabledAt !== null) throw new AppError('organization-disabled');
  return row.id;
};

/**
 * Same as `getOwnedOrganizationId`, but locks the organization for the rest of the transaction. The ownership is
 * checked again after locking, because it may have changed while waiting.
 */
export const lockOwnedOrganization = async (tx: Transaction, userId: string): Promise<string> => {
  const before = await getOwnedOrganizationId(tx, userId);
  await lockOrganizations(tx, [before]);
  const held = await getOwnedOrganizationId(tx, userId);
  if (held !== before) throw new AppError('conflict');
  return held;
};
