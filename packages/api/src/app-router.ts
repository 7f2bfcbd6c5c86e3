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
import { adminRouter } from './admin/admin-router.ts';
import { assertPolicies } from './procedures/assert-policies.ts';
import { authRouter } from './auth/auth-router.ts';
import { proceduresOf } from './procedures/procedures-of.ts';
import { router } from './procedures/router.ts';
import { referralsRouter } from './referrals-router.ts';
import { valuationsRouter } from './valuations/valuations-router.ts';

const alertsRouter = router(
  proceduresOf({
    poll: pollAlerts,
    notifications: listNotifications,
    markRead: readNotifications,
    settings: getNotificationSettings,
    changeSettings: changeNotificationSettings,
    track: trackEvent,
  }),
);

/** The root router: these five routers, and never a sixth. */
export const appRouter = router({
  auth: authRouter,
  valuations: valuationsRouter,
  referrals: referralsRouter,
  alerts: alertsRouter,
  admin: adminRouter,
});
export type AppRouter = typeof appRouter;

assertPolicies(appRouter);
