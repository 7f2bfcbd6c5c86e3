import { feePresetsSchema } from '@valia/domain/fees/fee-schemas.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import { readFeePresets } from './read-fee-presets.ts';

/** What I saved, and what the firm offers. */
export const listFeePresets = read({
  right: 'calculate-fees',
  ...withoutInput,
  output: feePresetsSchema,
  run: async ({ ctx, actor: { userId } }) => readFeePresets(ctx.db, userId),
});
