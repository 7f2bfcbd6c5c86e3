import { z } from 'zod';
import { verificationStatuses } from './adviser-verification.ts';

/** How far the firm's check of an adviser is, for the adviser. */
export const ownVerificationSchema = z.strictObject({
  status: z.enum(verificationStatuses),
  /** The promised answer; null once there is one. */
  dueAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why not; null unless rejected. */
  reason: z.string().nullable(),
});
export type OwnVerification = z.infer<typeof ownVerificationSchema>;
