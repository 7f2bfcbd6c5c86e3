/** The notifications that a user receives in the bell menu. */
export const notificationKinds = [
  'lead-assigned',
  'request-received',
  'request-accepted',
  'request-rejected',
  'request-withdrawn',
  'request-expired',
  'message-received',
  'commission-earned',
  'commission-approved',
  'commission-paid',
  'commission-cancelled',
  'commission-reversed',
  'verification-decided',
  'issue-report-answered',
  'valuation-shared',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
