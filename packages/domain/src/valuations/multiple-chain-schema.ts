import type { MultipleChain as ChainOfEngine } from '@valia/valuation/multiples/multiple-chain.ts';
import { z } from 'zod';

/** The steps from the initial EV/EBITDA multiple to the applied one, as shown to another user. */
export const multipleChainSchema = z.strictObject({
  from: z.number(),
  by: z.strictObject({ kind: z.enum(['factor', 'step']), value: z.number() }).nullable(),
  applied: z.number(),
}) satisfies z.ZodType<ChainOfEngine>;
export type MultipleChain = z.infer<typeof multipleChainSchema>;
