import {
  alertPollSchema,
  changeNotificationSettingsInput,
  listNotificationsInput,
  notificationPageSchema,
  notificationSettingsSchema,
  readNotificationsInput,
} from '@valia/domain/notifications/notification-schemas.ts';
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
import { publicProcedure, signedIn } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking, takingNothing } from './procedures/taking.ts';

export const alertsRouter = router({
  poll: takingNothing(signedIn)
    .output(alertPollSchema)
    .query(({ ctx }) => pollAlerts({ ctx })),
  notifications: taking(signedIn, listNotificationsInput, { touches: null, sample: () => ({}) })
    .output(notificationPageSchema)
    .query(({ ctx, input }) => listNotifications({ ctx, input })),
  markRead: taking(signedIn, readNotificationsInput, {
    touches: { object: 'notification', of: 'self', level: 'own', missing: 'accepted' },
    sample: ({ id }) => ({ ids: [id] }),
  })
    .output(alertPollSchema)
    .mutation(({ ctx, input }) => readNotifications({ ctx, input })),
  settings: takingNothing(signedIn)
    .output(notificationSettingsSchema)
    .query(({ ctx }) => getNotificationSettings({ ctx })),
  changeSettings: taking(signedIn, changeNotificationSettingsInput, {
    touches: null,
    sample: () => ({
      choices: [{ kind: 'lead-assigned', inApp: true, mail: false, digest: true }],
    }),
  })
    .output(notificationSettingsSchema)
    .mutation(({ ctx, input }) => changeNotificationSettings({ ctx, input })),
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
