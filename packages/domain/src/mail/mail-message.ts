import { z } from 'zod';
import { notificationKinds } from '../notifications/notification-kind.ts';
import { securityEventTypes } from '../security/security-event.ts';

/** The administrators' actions on an account about which its user receives an email. */
export const accountNotices = ['role-changed', 'locked', 'unlocked', 'sessions-ended'] as const;
export type AccountNotice = (typeof accountNotices)[number];

/** The events of a request about which its two sides receive an email. */
export const requestNotices = [
  'received',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'message',
] as const;
export type RequestNotice = (typeof requestNotices)[number];

const aboutUser = { userId: z.uuid() };

/** The changes to a user's organization by another user's action. */
export const organizationNotices = [
  'made-owner',
  'owner-replaced',
  'member-removed',
  'disabled',
  'enabled',
] as const;
export type OrganizationNotice = (typeof organizationNotices)[number];

/**
 * The message and its recipient, as stored in the queue: ids only. Email addresses, names and tokens are looked up or
 * created when it is sent, so that the queue contains no personal data and no token.
 */
export const mailMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('verify-email'), ...aboutUser }),
  z.strictObject({ kind: z.literal('recover-password'), ...aboutUser }),
  z.strictObject({ kind: z.literal('account-exists'), ...aboutUser }),
  z.strictObject({ kind: z.literal('password-changed'), ...aboutUser }),
  z.strictObject({ kind: z.literal('new-device'), ...aboutUser }),
  z.strictObject({ kind: z.literal('many-failed-sign-ins'), ...aboutUser }),
  z.strictObject({
    kind: z.literal('second-factor-changed'),
    ...aboutUser,
    change: z.enum(['enabled', 'disabled', 'reset']),
  }),
  z.strictObject({ kind: z.literal('verification-decided'), ...aboutUser }),
  z.strictObject({
    kind: z.literal('account-changed'),
    ...aboutUser,
    change: z.enum(accountNotices),
  }),
  z.strictObject({ kind: z.literal('lead-assigned'), ...aboutUser, leadId: z.uuid() }),
  z.strictObject({
    kind: z.literal('request-news'),
    ...aboutUser,
    requestId: z.uuid(),
    news: z.enum(requestNotices),
  }),
  z.strictObject({
    kind: z.literal('organization-changed'),
    ...aboutUser,
    organizationId: z.uuid(),
    change: z.enum(organizationNotices),
  }),
  z.strictObject({
    kind: z.literal('email-change'),
    changeId: z.uuid(),
    to: z.enum(['former', 'next']),
  }),
  z.strictObject({ kind: z.literal('email-changed'), changeId: z.uuid() }),
  z.strictObject({ kind: z.literal('invitation'), invitationId: z.uuid() }),
  /** A notification that also appears in the bell menu, as a separate email. */
  z.strictObject({
    kind: z.literal('notification'),
    ...aboutUser,
    notification: z.enum(notificationKinds),
    subjectId: z.uuid(),
  }),
  /** A summary of one day, with counts only. */
  z.strictObject({
    kind: z.literal('daily-summary'),
    ...aboutUser,
    told: z.array(z.strictObject({ notification: z.enum(notificationKinds), count: z.int() })),
    events: z.array(z.strictObject({ event: z.enum(securityEventTypes), count: z.int() })),
  }),
  z.strictObject({
    kind: z.literal('security-alert'),
    ...aboutUser,
    event: z.enum(securityEventTypes),
    eventId: z.uuid(),
  }),
  z.strictObject({ kind: z.literal('issue-reported'), issueReportId: z.uuid() }),
]);
export type MailMessage = z.infer<typeof mailMessageSchema>;
