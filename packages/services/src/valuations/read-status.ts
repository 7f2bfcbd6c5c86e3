import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { z } from 'zod';

/** A status as stored in a row of the log; the oldest rows have no version. */
const statusSchema = z.object({
  status: z.enum(valuationStatuses),
  version: z.int().optional(),
  /** The snapshot created by a completion. */
  snapshotId: z.uuid().optional(),
});

export const readStatus = (told: unknown): z.infer<typeof statusSchema> | null => {
  const status = statusSchema.safeParse(told);
  return status.success ? status.data : null;
};
