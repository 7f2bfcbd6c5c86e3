import type { MultipleChain as ChainOfEngine } from '@valia/valuation/multiples/multiple-chain.ts';
import { z } from 'zod';

/** From the multiple that EV/EBITDA starts from to the one applied, as another person reads it. */
export const multipleChainSchema = z.strictObject({
  from: z.number(),
  by: z.strictObject({ kind: z.enum(['factor', 'step']), value: z.number() }).nullable(),
  applied: z.number(),
}) satisfies z.ZodType<ChainOfEngine>;
export type MultipleChain = z.infer<typeof multipleChainSchema>;
