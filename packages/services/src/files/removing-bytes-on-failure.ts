import { files } from '@valia/db/schema/valuations/files.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context/service-context.ts';
import { removeStoredFiles } from './remove-stored-files.ts';

/**
 * Runs the change that inserts the row for stored bytes, and removes the bytes when it fails. A connection lost during
 * the commit leaves the result unknown, so bytes are removed only when it is certain that no row references them.
 */
export const removingBytesOnFailure = async <Result>(
  ctx: ServiceContext,
  storageKey: string,
  change: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await change();
  } catch (error) {
    try {
      const rows = await ctx.db.$count(files, eq(files.storageKey, storageKey));
      if (rows === 0) await removeStoredFiles(ctx, [storageKey]);
    } catch (failure) {
      ctx.log.error({ err: failure, storageKey }, 'bytes may be left without a row');
    }
    throw error;
  }
};
