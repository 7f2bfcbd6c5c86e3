import { z } from 'zod';
import { requiredLineText } from '../text/one-line-text.ts';

const source = requiredLineText(300);

/** The least that a first value takes, each with where it is from; without a source there is no floor. */
export const sectorFloorsSchema = z.strictObject({
  unleveredBeta: z.strictObject({ value: z.number().min(0).max(5), source }).exactOptional(),
  costOfCapital: z.strictObject({ value: z.number().min(0).max(1), source }).exactOptional(),
});
export type SectorFloors = z.infer<typeof sectorFloorsSchema>;
