import { requireRight } from '@valia/domain/access/rights.ts';
import type { FeePreset } from '@valia/domain/fees/fee-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { readFeePresets } from './read-fee-presets.ts';

/** What I saved, and what the firm offers. */
export const listFeePresets = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<{ presets: FeePreset[] }> => {
  const { userId } = requireRight(ctx.actor, 'calculate-fees');
  return readFeePresets(ctx.db, userId);
};
