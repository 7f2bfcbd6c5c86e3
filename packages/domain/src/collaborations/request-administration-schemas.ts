import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { safeText } from '../text/safe-text.ts';
import { requestItemSchema } from './request-schemas.ts';
import { requestStatuses, requestTypes } from './request-status.ts';

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

/** Requests to the firm, or between advisers. */
export const requestAudiences = ['firm', 'advisers'] as const;

export const listAdministratedRequestsInput = z.strictObject({
  audience: z.enum(requestAudiences),
  search: safeText(100).default(''),
  type: z.enum(requestTypes).nullable().default(null),
  status: z.enum(requestStatuses).nullable().default(null),
  direction: z.enum(['asc', 'desc']).default('desc'),
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ListAdministratedRequestsInput = z.infer<typeof listAdministratedRequestsInput>;

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
