import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { notificationKinds } from './notification-kind.ts';

/** Above it the count is told as "more": nobody reads on, and the count stays cheap. */
export const mostUnreadCounted = 100;

/** What the administrators' badge counts. */
export const alertBadgeSchema = z.strictObject({
  pendingVerifications: z.int(),
  newCollaborators: z.int(),
  leadEvents: z.int(),
  unassignedLeads: z.int(),
  /** The four above. */
  total: z.int(),
  securityAlerts: z.int(),
});
export type AlertBadge = z.infer<typeof alertBadgeSchema>;

/** What the frame of the signed-in screens asks for again and again. */
export const alertPollSchema = z.strictObject({
  /** Requests to collaborate that wait for the caller's answer. */
  pendingRequests: z.int(),
  unread: z.int(),
  /** Null for whoever is no administrator. */
  badge: alertBadgeSchema.nullable(),
});
export type AlertPoll = z.infer<typeof alertPollSchema>;

export const notificationItemSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  subjectId: z.uuid(),
  /** What it is about by name, as far as the person may still see it. */
  subject: z.string().nullable(),
  /** What was written to the person with it. */
  text: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type NotificationItem = z.infer<typeof notificationItemSchema>;

export const listNotificationsInput = z.strictObject({
  unreadOnly: z.boolean().default(true),
  cursor: pageCursor,
  limit: z.int().min(1).max(50).default(20),
});
export type ListNotificationsInput = z.infer<typeof listNotificationsInput>;

export const notificationPageSchema = z.strictObject({
  items: z.array(notificationItemSchema),
  nextCursor,
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

/** Those named, or all of them when none is. */
export const readNotificationsInput = z.strictObject({
  ids: z.array(z.uuid()).max(50).nullable(),
});
export type ReadNotificationsInput = z.infer<typeof readNotificationsInput>;

const choiceSchema = z.strictObject({
  kind: z.enum(notificationKinds),
  inApp: z.boolean(),
  mail: z.boolean(),
  digest: z.boolean(),
});

export const notificationSettingsSchema = z.strictObject({
  choices: z.array(choiceSchema),
  /** The hour in Madrid at which summaries go. */
  digestHour: z.int(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** What was changed; the others stay as they are. */
export const changeNotificationSettingsInput = z.strictObject({
  choices: z
    .array(choiceSchema)
    .min(1)
    .max(notificationKinds.length)
    .refine((choices) => new Set(choices.map(({ kind }) => kind)).size === choices.length, {
      message: 'not-valid',
    }),
});
export type ChangeNotificationSettingsInput = z.infer<typeof changeNotificationSettingsInput>;
