import {
  getAlertSettings,
  updateAlertSettings,
} from '@valia/services/alerts/update-alert-settings.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminAlertsRouter = router(
  proceduresOf({ get: getAlertSettings, change: updateAlertSettings }),
);
