import { z } from 'zod';
import { nextCursor } from '../lists/page-cursor.ts';
import { requestItemSchema } from './request-schemas.ts';

/** A request as administrators see it: without the company and the messages when it is between advisers. */
export const administratedRequestSchema = z.strictObject({
  ...requestItemSchema.omit({ companyName: true, counterpart: true, valuationId: true }).shape,
  companyName: z.string().nullable(),
  senderName: z.string(),
  senderCompany: z.string().nullable(),
  /** Null when the target is the firm. */
  targetName: z.string().nullable(),
});
export type AdministratedRequest = z.infer<typeof administratedRequestSchema>;

export const administratedRequestPageSchema = z.strictObject({
  items: z.array(administratedRequestSchema),
  nextCursor,
});
export type AdministratedRequestPage = z.infer<typeof administratedRequestPageSchema>;

export const administratedRequestTotalsSchema = z.strictObject({
  toAnswer: z.int(),
  /** The number of those that are past the promised 48 hours. */
  late: z.int(),
  toFirm: z.int(),
  betweenAdvisers: z.int(),
});
export type AdministratedRequestTotals = z.infer<typeof administratedRequestTotalsSchema>;
