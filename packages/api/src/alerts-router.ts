import { pollAlerts } from '@valia/services/alerts/poll-alerts.ts';
import {
  listNotifications,
  readNotifications,
} from '@valia/services/notifications/notification-verbs.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@valia/services/notifications/own-notification-settings.ts';
import { trackEvent } from '@valia/services/tracking/track-event.ts';
import { proceduresOf } from './procedures/procedures-of.ts';
import { router } from './procedures/router.ts';

export const alertsRouter = router(
  proceduresOf({
    poll: pollAlerts,
    notifications: listNotifications,
    markRead: readNotifications,
    settings: getNotificationSettings,
    changeSettings: changeNotificationSettings,
    track: trackEvent,
  }),
);
