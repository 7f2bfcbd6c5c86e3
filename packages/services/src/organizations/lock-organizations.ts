import type { Database } from '@valia/db/client.ts';
import { organizations } from '@valia/db/schema/organizations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, inArray, isNull } from 'drizzle-orm';

/**
 * Holds organizations that are open for the rest of the transaction, in one order, so that two moves do not wait for
 * each other; `link-not-valid` when one has been closed. What changes members does this first.
 */
export const lockOrganizations = async (tx: Database, ids: readonly string[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  const held = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(inArray(organizations.id, wanted), isNull(organizations.archivedAt)))
    .orderBy(organizations.id)
    .for('update');
  if (held.length < wanted.length) throw new AppError('link-not-valid');
};
