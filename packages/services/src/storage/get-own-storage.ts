import { ownStorageSchema } from '@valia/domain/storage/storage-schemas.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import { storageUsage } from './storage-usage.ts';

/** The caller's storage use and quota. */
export const getOwnStorage = read({
  right: 'work-on-own-valuations',
  ...withoutInput,
  output: ownStorageSchema,
  run: ({ ctx, actor: { userId } }) => storageUsage(ctx.db, userId),
});
