import type { Database } from '@valia/db/client.ts';
import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { eq } from 'drizzle-orm';

export interface Membership {
  id: string;
  organizationId: string;
  role: 'owner' | 'member';
}

/** The user's membership; a user belongs to at most one organization. */
export const findMembership = async (db: Database, userId: string): Promise<Membership | null> => {
  const [row] = await db
    .select({
      id: organizationMembers.id,
      organizationId: organizationMembers.organizationId,
      role: organizationMembers.role,
    })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId));
  return row ?? null;
};
