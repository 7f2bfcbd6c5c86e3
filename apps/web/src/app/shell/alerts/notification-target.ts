import type { NotificationItem } from '@valia/domain/notifications/notification-schemas.ts';

/** The page that a notification links to; null when there is nothing more to see than the notification. */
export const notificationTarget = ({
  kind,
  subjectId,
}: Pick<NotificationItem, 'kind' | 'subjectId'>): string | null => {
  switch (kind) {
    case 'lead-assigned':
      return `/my-leads?lead=${subjectId}`;
    case 'request-received':
    case 'request-withdrawn':
      return `/my-received-collaborations?request=${subjectId}`;
    case 'request-rejected':
    case 'request-expired':
      return `/my-referrals?request=${subjectId}`;
    case 'request-accepted':
    case 'message-received':
      return `/collaborations/${subjectId}`;
    case 'valuation-shared':
      return `/valuation/${subjectId}`;
    case 'verification-decided':
      return '/security';
    case 'issue-report-answered':
      return null;
    default:
      return '/my-referrals';
  }
};
