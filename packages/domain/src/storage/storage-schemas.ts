import { z } from 'zod';

/** What the caller keeps and may keep. */
export const ownStorageSchema = z.strictObject({
  use: z.strictObject({
    documentBytes: z.int(),
    fileBytes: z.int(),
    valuationCount: z.int(),
  }),
  quota: z.strictObject({
    documentBytes: z.int(),
    fileBytes: z.int(),
    valuations: z.int().nullable(),
  }),
});
export type OwnStorage = z.infer<typeof ownStorageSchema>;
