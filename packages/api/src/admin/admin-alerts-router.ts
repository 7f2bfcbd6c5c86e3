import {
  alertSettingsSchema,
  changeAlertSettingsInput,
  usualAlertRules,
} from '@valia/domain/security/alert-settings-schemas.ts';
import {
  updateAlertSettings,
  getAlertSettings,
} from '@valia/services/alerts/update-alert-settings.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const adminAlertsRouter = router({
  get: takingNothing(isAdmin)
    .output(alertSettingsSchema)
    .query(({ ctx }) => getAlertSettings({ ctx })),
  change: taking(isAdmin, changeAlertSettingsInput, {
    touches: null,
    sample: () => ({
      highLeadRevenue: 5_000_000,
      extremeLeadRevenue: 10_000_000,
      digestHour: 8,
      rules: usualAlertRules,
      version: 1,
    }),
  })
    .output(alertSettingsSchema)
    .mutation(({ ctx, input }) => updateAlertSettings({ ctx, input })),
});
