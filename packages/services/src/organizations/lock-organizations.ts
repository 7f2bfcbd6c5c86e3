import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

/**
 * Locks organizations for the rest of the transaction, always in the same order, so that two moves cannot deadlock.
 * Returns those that are open, which means neither closed nor disabled. Every change of members calls this first.
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
