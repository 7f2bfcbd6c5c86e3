import { z } from 'zod';

/** The caller's storage use and quota. */
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
