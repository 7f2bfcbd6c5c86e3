import type { NotificationKind } from './notification-kind.ts';

/** How a user is notified of an event: in the bell menu, by a separate email, in the daily digest. */
export interface NotificationChoice {
  inApp: boolean;
  mail: boolean;
  digest: boolean;
}

export const notificationChannels = ['inApp', 'mail', 'digest'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const bellOnly = { inApp: true, mail: false, digest: false };
const atOnce = { inApp: true, mail: true, digest: false };
const summed = { inApp: true, mail: false, digest: true };

/**
 * The defaults until a user chooses otherwise: events that need an answer are sent by email, mere progress is in the
 * digest.
 */
export const defaultNotificationChoices: Readonly<Record<NotificationKind, NotificationChoice>> = {
  'lead-assigned': atOnce,
  'request-received': atOnce,
  'request-accepted': atOnce,
  'request-rejected': atOnce,
  'request-withdrawn': summed,
  'request-expired': summed,
  'message-received': atOnce,
  'commission-earned': summed,
  'commission-approved': summed,
  'commission-paid': atOnce,
  'commission-cancelled': atOnce,
  'commission-reversed': atOnce,
  'verification-decided': atOnce,
  'issue-report-answered': atOnce,
  'valuation-shared': bellOnly,
};

const sentByTheirVerbs: ReadonlySet<NotificationKind> = new Set([
  'lead-assigned',
  'request-received',
  'request-accepted',
  'request-rejected',
  'request-withdrawn',
  'request-expired',
  'message-received',
  'verification-decided',
]);

/** Whether the verb that notifies of the event sends its own email, which the user can nevertheless switch off. */
export const hasDedicatedMail = (kind: NotificationKind): boolean => sentByTheirVerbs.has(kind);

export type NotificationGroup = 'leads' | 'requests' | 'commissions' | 'account';

/** The events in the groups that a user chooses from. */
export const notificationGroups: readonly {
  group: NotificationGroup;
  kinds: readonly NotificationKind[];
}[] = [
  { group: 'leads', kinds: ['lead-assigned'] },
  {
    group: 'requests',
    kinds: [
      'request-received',
      'request-accepted',
      'request-rejected',
      'request-withdrawn',
      'request-expired',
      'message-received',
    ],
  },
  {
    group: 'commissions',
    kinds: [
      'commission-earned',
      'commission-approved',
      'commission-paid',
      'commission-cancelled',
      'commission-reversed',
    ],
  },
  {
    group: 'account',
    kinds: ['valuation-shared', 'verification-decided', 'issue-report-answered'],
  },
];
