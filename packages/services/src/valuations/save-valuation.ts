import type {
  PatchedValuation,
  SaveValuationInput,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
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
}): Promise<PatchedValuation> => {
  const { patch, document, ...which } = input;
  if (patch !== undefined) return patchValuation({ ctx, input: { ...which, patch } });
  if (document === undefined) throw new AppError('invalid-input');
  return { ...(await updateValuation({ ctx, input: { ...which, document } })), merged: null };
};
