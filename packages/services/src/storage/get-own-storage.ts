import { requireRight } from '@valia/domain/access/rights.ts';
import type { OwnStorage } from '@valia/domain/storage/storage-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { findStorage } from './find-storage.ts';

/** What I keep and may keep. */
export const getOwnStorage = ({ ctx }: { ctx: ServiceContext }): Promise<OwnStorage> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  return findStorage(ctx.db, userId);
};
