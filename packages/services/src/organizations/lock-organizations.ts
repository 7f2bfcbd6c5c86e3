import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

/**
 * Holds organizations for the rest of the transaction, in one order, so that two moves do not wait for each other;
 * answers which of them are open: neither closed nor switched off. What changes members does this first.
 */
export const lockOrganizations = async (
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const held = await tx
    .select({
      id: organizations.id,
      archivedAt: organizations.archivedAt,
      disabledAt: organizations.disabledAt,
    })
    .from(organizations)
    .where(inArray(organizations.id, [...ids]))
    .orderBy(organizations.id)
    .for('update');
  const isOpen = ({ archivedAt, disabledAt }: (typeof held)[number]) =>
    archivedAt === null && disabledAt === null;
  return new Set(held.filter(isOpen).map(({ id }) => id));
};
