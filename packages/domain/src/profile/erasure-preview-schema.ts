import { z } from 'zod';
import { organizationRoles } from '../organizations/organization-schemas.ts';

/** Why something that a person wrote stays after them, without their name. */
export const retentionReasons = [
  'help-requests',
  'accounts',
  'others-valuations',
  'firm-records',
] as const;
export type RetentionReason = (typeof retentionReasons)[number];

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
  /** How much stays for each reason. */
  kept: z.record(z.enum(retentionReasons), z.int()),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;
