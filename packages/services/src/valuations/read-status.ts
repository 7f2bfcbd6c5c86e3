import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { z } from 'zod';

/** What a row of the log tells of a status; the oldest ones tell no version. */
const statusSchema = z.object({
  status: z.enum(valuationStatuses),
  version: z.int().optional(),
  /** The version frozen by a completion. */
  snapshotId: z.uuid().optional(),
});

export const readStatus = (told: unknown): z.infer<typeof statusSchema> | null => {
  const status = statusSchema.safeParse(told);
  return status.success ? status.data : null;
};
