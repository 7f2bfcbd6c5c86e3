import type { NotificationKind } from './notification-kind.ts';

/** How a person is told of an event: behind the bell, by a mail of its own, in the daily summary. */
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

/** Until a person chooses otherwise: what waits for an answer comes by mail, what only moves on in the summary. */
export const usualNotificationChoices: Readonly<Record<NotificationKind, NotificationChoice>> = {
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

/** Whether the verb that tells of it sends a mail in words of its own, which the person's choice stops all the same. */
export const hasOwnMail = (kind: NotificationKind): boolean => sentByTheirVerbs.has(kind);

export type NotificationGroup = 'leads' | 'requests' | 'commissions' | 'account';

/** The events as a person chooses among them. */
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
