import { files } from '@valia/db/schema/valuations/files.ts';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import { type Transaction, unaudited } from '../context/change-audited.ts';
import { removeStoredFiles } from '../files/remove-stored-files.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** The media type by which an export differs from a user's other documents. */
export const exportMediaType = 'application/zip';

const dayMs = 86_400_000;
const daysKept = 7;

/** Deletes export rows; returns the storage keys of their bytes, which must be removed after the commit. */
export const deleteExports = async (tx: Transaction, which: SQL): Promise<string[]> => {
  const deleted = await tx
    .delete(files)
    .where(and(eq(files.mediaType, exportMediaType), which))
    .returning({ storageKey: files.storageKey });
  return deleted.map(({ storageKey }) => storageKey);
};

/**
 * Deletes exports after a week. An export contains all of the platform's data about a user, so it is stored no longer
 * than the user needs to download it.
 */
export const deleteExpiredExports = async (
  ctx: Pick<ServiceContext, 'db' | 'files' | 'newId' | 'now'>,
): Promise<void> => {
  const since = new Date(ctx.now.getTime() - daysKept * dayMs);
  await removeStoredFiles(
    ctx,
    await deleteExports(unaudited(ctx.db, 'removes-what-expired'), lt(files.createdAt, since)),
  );
};
