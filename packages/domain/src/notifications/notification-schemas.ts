import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { notificationKinds } from './notification-kind.ts';

/** Above this number the count is shown as "more": nobody reads further, and the count remains cheap. */
export const maxUnreadCount = 100;

/** The counts behind the administrators' badge. */
export const alertBadgeSchema = z.strictObject({
  pendingVerifications: z.int(),
  newCollaborators: z.int(),
  leadEvents: z.int(),
  unassignedLeads: z.int(),
  /** The sum of the four counts above. */
  total: z.int(),
  securityAlerts: z.int(),
});
export type AlertBadge = z.infer<typeof alertBadgeSchema>;

/** The data that the layout of the signed-in screens polls. */
export const alertPollSchema = z.strictObject({
  /** Collaboration requests that wait for the caller's answer. */
  pendingRequests: z.int(),
  unread: z.int(),
  /** Null for users who are not administrators. */
  badge: alertBadgeSchema.nullable(),
});
export type AlertPoll = z.infer<typeof alertPollSchema>;

export const notificationItemSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  subjectId: z.uuid(),
  /** The name of the subject, when the user may still see it. */
  subject: z.string().nullable(),
  /** The text that was written to the user with the notification. */
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

/** The ids of the notifications to mark as read; null for all of them. */
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
  /** The hour in Madrid at which digests are sent. */
  digestHour: z.int(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** The changed choices; all others remain unchanged. */
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
