import { unaudited } from '../context/change-audited.ts';
import { raiseAdminQueueItem } from '../accounts/raise-admin-queue-item.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** Removes stored bytes that no row references any more; a failed removal becomes an administrator's task. */
export const removeStoredFiles = async (
  ctx: Pick<ServiceContext, 'db' | 'files' | 'newId' | 'now'>,
  storageKeys: readonly string[],
): Promise<void> => {
  for (const storageKey of storageKeys) {
    try {
      await ctx.files.remove(storageKey);
    } catch (cause) {
      await raiseAdminQueueItem(unaudited(ctx.db, 'tells-administrators'), ctx, {
        kind: 'file-not-removed',
        subjectId: storageKey,
        cause,
      });
    }
  }
};
