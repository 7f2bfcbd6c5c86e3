import { z } from 'zod';
import { notificationKinds } from '../notifications/notification-kind.ts';
import { securityEventTypes } from '../security/security-event.ts';

/** What administrators do to an account that its person is told of by mail. */
export const accountNotices = ['role-changed', 'locked', 'unlocked', 'sessions-ended'] as const;
export type AccountNotice = (typeof accountNotices)[number];

/** What the two sides of a request are told of by mail. */
export const requestNews = [
  'received',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'message',
] as const;
export type RequestNews = (typeof requestNews)[number];

const aboutUser = { userId: z.uuid() };

/** What changed about the organization of a person, by somebody else's act. */
export const organizationNotices = ['made-owner', 'member-removed', 'disabled', 'enabled'] as const;
export type OrganizationNotice = (typeof organizationNotices)[number];

/**
 * What is to be told to whom, as it waits in the queue: ids only. Addresses, names and tokens are looked up or made
 * when it is sent, so that the queue holds nobody's data and no token.
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
    news: z.enum(requestNews),
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
  /** What somebody is told of behind the bell too, in a mail of its own. */
  z.strictObject({
    kind: z.literal('notification'),
    ...aboutUser,
    notification: z.enum(notificationKinds),
    subjectId: z.uuid(),
  }),
  /** What a day brought: counts alone. */
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
