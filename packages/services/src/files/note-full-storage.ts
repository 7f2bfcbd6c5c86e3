import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { changeUnaudited, unaudited } from '../context/change-audited.ts';
import { raiseAdminQueueItem } from '../accounts/raise-admin-queue-item.ts';
import type { ServiceContext } from '../context/service-context.ts';

const kind = 'storage-full';
const isOpen = and(eq(adminQueueItems.kind, kind), isNull(adminQueueItems.resolvedAt));

/** Adds one item to the administrators' queue, however many calls fail because the storage is full. */
export const noteFullStorage = (
  ctx: Pick<ServiceContext, 'db' | 'newId' | 'now'>,
  cause: unknown,
): Promise<void> =>
  changeUnaudited(ctx, 'tells-administrators', async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${kind}))`);
    if ((await tx.$count(adminQueueItems, isOpen)) > 0) return;
    await raiseAdminQueueItem(tx, ctx, { kind, subjectId: kind, cause });
  });

/** The size of the largest file that users may upload. */
const enoughBytes = 20_000_000;

/**
 * Resolves the queue item once the disk has room for a file again. The update itself proves that the database has room.
 */
export const noteFreedStorage = async ({
  db,
  files,
  now,
}: Pick<ServiceContext, 'db' | 'files' | 'now'>): Promise<void> => {
  if ((await db.$count(adminQueueItems, isOpen)) === 0) return;
  const space = await files.space?.();
  if (space === undefined || space.freeBytes < enoughBytes) return;
  await unaudited(db, 'tells-administrators')
    .update(adminQueueItems)
    .set({ resolvedAt: now })
    .where(isOpen);
};
