import { z } from 'zod';
import { verificationStatuses } from './adviser-verification.ts';

/** The state of the firm's verification of an adviser, for the adviser. */
export const ownVerificationSchema = z.strictObject({
  status: z.enum(verificationStatuses),
  /** The promised time of the answer; null once there is an answer. */
  dueAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** The reason of a rejection; null unless rejected. */
  reason: z.string().nullable(),
});
export type OwnVerification = z.infer<typeof ownVerificationSchema>;
