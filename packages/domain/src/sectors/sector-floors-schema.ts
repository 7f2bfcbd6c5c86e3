import { z } from 'zod';
import { requiredLineText } from '../text/one-line-text.ts';

const source = requiredLineText(300);

/** The minimums for initial values, each with its source; without a source there is no minimum. */
export const sectorFloorsSchema = z.strictObject({
  unleveredBeta: z.strictObject({ value: z.number().min(0).max(5), source }).exactOptional(),
  costOfCapital: z.strictObject({ value: z.number().min(0).max(1), source }).exactOptional(),
});
export type SectorFloors = z.infer<typeof sectorFloorsSchema>;
