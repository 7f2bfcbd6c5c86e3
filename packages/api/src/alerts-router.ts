import { trackEventInput } from '@valia/domain/tracking/tracking-schemas.ts';
import { pollAlerts } from '@valia/services/alerts/poll-alerts.ts';
import { listNotifications } from '@valia/services/notifications/list-notifications.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@valia/services/notifications/own-notification-settings.ts';
import { readNotifications } from '@valia/services/notifications/read-notifications.ts';
import { trackEvent } from '@valia/services/tracking/track-event.ts';
import { z } from 'zod';
import { proceduresOf } from './procedures/procedures-of.ts';
import { publicProcedure } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking } from './procedures/taking.ts';

export const alertsRouter = router({
  ...proceduresOf({
    poll: pollAlerts,
    notifications: listNotifications,
    markRead: readNotifications,
    settings: getNotificationSettings,
    changeSettings: changeNotificationSettings,
  }),
  track: taking(publicProcedure, trackEventInput, {
    touches: null,
    sample: ({ newId }) => ({ visitId: newId(), name: 'landing-viewed' }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await trackEvent({ ctx, input });
      return null;
    }),
});
