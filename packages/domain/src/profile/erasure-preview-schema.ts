import { z } from 'zod';
import { organizationRoles } from '../organizations/organization-schemas.ts';

/** What an erasure takes with it, counted, before it is asked for. */
export const erasurePreviewSchema = z.strictObject({
  valuations: z.int(),
  /** Of these, whom others would lose too. */
  sharedValuations: z.int(),
  reports: z.int(),
  files: z.int(),
  organization: z
    .strictObject({ name: z.string(), role: z.enum(organizationRoles), members: z.int() })
    .nullable(),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;
