import { z } from 'zod';
import { organizationRoles } from '../organizations/organization-schemas.ts';

/** The reason why something that a user wrote remains after their erasure, without their name. */
export const retentionReasons = [
  'help-requests',
  'accounts',
  'others-valuations',
  'firm-records',
] as const;
export type RetentionReason = (typeof retentionReasons)[number];

/** The data that an erasure deletes, as counts shown before the user requests it. */
export const erasurePreviewSchema = z.strictObject({
  valuations: z.int(),
  /** The valuations among these that others would lose as well. */
  sharedValuations: z.int(),
  reports: z.int(),
  files: z.int(),
  organization: z
    .strictObject({ name: z.string(), role: z.enum(organizationRoles), members: z.int() })
    .nullable(),
  /** The number of remaining items for each reason. */
  kept: z.record(z.enum(retentionReasons), z.int()),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;
