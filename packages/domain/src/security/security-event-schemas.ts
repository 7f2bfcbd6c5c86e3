import { z } from 'zod';
import { nextCursor } from '../lists/page-cursor.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
import { safeText } from '../text/safe-text.ts';
import { securityEventTypes, securitySeverities } from './security-event.ts';

const instant = z.iso.datetime();

export const securityEventItemSchema = z.strictObject({
  id: z.uuid(),
  eventType: z.enum(securityEventTypes),
  severity: z.enum(securitySeverities),
  subjectId: z.string().nullable(),
  /** A user's name or a lead's company; null when both are no longer known. */
  subject: z.string().nullable(),
  isAboutLead: z.boolean(),
  detail: uncheckedStored<Record<string, string | number | boolean | null>>(),
  createdAt: instant,
  acknowledgedAt: instant.nullable(),
  acknowledgedByName: z.string().nullable(),
  note: z.string().nullable(),
});
export type SecurityEventItem = z.infer<typeof securityEventItemSchema>;

export const securityEventPageSchema = z.strictObject({
  items: z.array(securityEventItemSchema),
  nextCursor,
});
export type SecurityEventPage = z.infer<typeof securityEventPageSchema>;

export const securityEventRefInput = z.strictObject({ id: z.uuid() });

export const acknowledgeEventInput = z.strictObject({ id: z.uuid(), note: safeText(500) });
export type AcknowledgeEventInput = z.infer<typeof acknowledgeEventInput>;
