import { files } from '@valia/db/schema/valuations/files.ts';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import { type Transaction, unaudited } from '../context/change-audited.ts';
import { removeStoredFiles } from '../files/remove-stored-files.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** What tells an export from the other documents of a person. */
export const exportMediaType = 'application/zip';

const dayMs = 86_400_000;
const daysKept = 7;

/** Deletes export rows, and answers the keys of their bytes, to be removed once that is committed. */
export const deleteExports = async (tx: Transaction, which: SQL): Promise<string[]> => {
  const deleted = await tx
    .delete(files)
    .where(and(eq(files.mediaType, exportMediaType), which))
    .returning({ storageKey: files.storageKey });
  return deleted.map(({ storageKey }) => storageKey);
};

/** All that the platform holds of a person, in one file: it does not lie about longer than it takes to fetch it. */
export const deleteExpiredExports = async (
  ctx: Pick<ServiceContext, 'db' | 'files' | 'newId' | 'now'>,
): Promise<void> => {
  const since = new Date(ctx.now.getTime() - daysKept * dayMs);
  await removeStoredFiles(
    ctx,
    await deleteExports(unaudited(ctx.db, 'removes-what-expired'), lt(files.createdAt, since)),
  );
};
