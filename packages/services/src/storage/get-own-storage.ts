import { requireRight } from '@valia/domain/access/rights.ts';
import type { OwnStorage } from '@valia/domain/storage/storage-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { storageUsage } from './storage-usage.ts';

/** What I keep and may keep. */
export const getOwnStorage = ({ ctx }: { ctx: ServiceContext }): Promise<OwnStorage> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  return storageUsage(ctx.db, userId);
};
