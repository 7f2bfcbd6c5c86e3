import type {
  PatchedValuation,
  SaveValuationInput,
} from '@valia/domain/valuations/valuation-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { patchValuation } from './patch-valuation.ts';
import { updateValuation } from './update-valuation.ts';

/** Saves changes, merged with what others saved, or a whole document over the version it was made of. */
export const saveValuation = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SaveValuationInput;
}): Promise<PatchedValuation> =>
  'patch' in input
    ? patchValuation({ ctx, input })
    : { ...(await updateValuation({ ctx, input })), merged: null };
