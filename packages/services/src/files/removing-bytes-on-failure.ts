import { files } from '@valia/db/schema/valuations/files.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context/service-context.ts';
import { removeStoredFiles } from './remove-stored-files.ts';

/**
 * Runs the change that makes the row of stored bytes, and removes the bytes where it fails. A connection that is lost at
 * the commit does not say whether it failed: bytes stay unless it is known that no row points at them.
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
