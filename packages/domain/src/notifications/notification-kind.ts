/** What a person is told of behind the bell. */
export const notificationKinds = ['lead-assigned'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
