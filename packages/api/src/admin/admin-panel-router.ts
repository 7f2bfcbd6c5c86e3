import {
  adviserChoicesSchema,
  findAdvisersInput,
  healthSchema,
  queueItemRefInput,
  panelFiguresSchema,
  queueSchema,
  resolveItemInput,
  resolvedQueueItemSchema,
} from '@valia/domain/administration/panel-schemas.ts';
import {
  changeFirmSettingsInput,
  firmSettingsSchema,
} from '@valia/domain/administration/firm-settings-schemas.ts';
import { assignedLeadSchema, assignLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { findAdvisers } from '@valia/services/administration/panel/find-advisers.ts';
import { findResolvedQueueItem } from '@valia/services/administration/panel/find-resolved-queue-item.ts';
import { getHealth } from '@valia/services/administration/panel/get-health.ts';
import { getPanelFigures } from '@valia/services/administration/panel/get-panel-figures.ts';
import { getQueue } from '@valia/services/administration/panel/get-queue.ts';
import { resolveItem } from '@valia/services/administration/panel/resolve-item.ts';
import { updateFirmSettings, getFirmSettings } from '@valia/services/firm/update-firm-settings.ts';
import { assignLead } from '@valia/services/leads/assign-lead.ts';
import { z } from 'zod';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const adminPanelRouter = router({
  queue: takingNothing(isAdmin)
    .output(queueSchema)
    .query(({ ctx }) => getQueue({ ctx })),
  figures: takingNothing(isAdmin)
    .output(panelFiguresSchema)
    .query(({ ctx }) => getPanelFigures({ ctx })),
  health: takingNothing(isAdmin)
    .output(healthSchema)
    .query(({ ctx }) => getHealth({ ctx })),
  taken: taking(isAdmin, queueItemRefInput, {
    touches: null,
    sample: ({ newId }) => ({ kind: 'lead', id: newId() }),
  })
    .output(resolvedQueueItemSchema)
    .query(({ ctx, input }) => findResolvedQueueItem({ ctx, input })),
  advisers: taking(isAdmin, findAdvisersInput, { touches: null, sample: () => ({}) })
    .output(adviserChoicesSchema)
    .query(({ ctx, input }) => findAdvisers({ ctx, input })),
  assignLead: taking(isAdmin, assignLeadInput, {
    touches: { object: 'unassigned-lead', of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ leadId: id, from: null, advisorUserId: null }),
  })
    .output(assignedLeadSchema)
    .mutation(({ ctx, input }) => assignLead({ ctx, input })),
  resolve: taking(isAdmin, resolveItemInput, {
    touches: { object: 'queue-item', of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ id }),
  })
    .output(z.null())
    .mutation(({ ctx, input }) => resolveItem({ ctx, input })),
  firm: takingNothing(isAdmin)
    .output(firmSettingsSchema)
    .query(({ ctx }) => getFirmSettings({ ctx })),
  changeFirm: taking(isAdmin, changeFirmSettingsInput, {
    touches: null,
    sample: () => ({
      name: 'Merindal Corporate Finance, S.L.',
      taxId: 'B26005181',
      address: 'Gran Vía, 14, Logroño',
      dataProtectionContact: 'privacidad@merindal.example',
      mailbox: 'hola@merindal.example',
      phone: '941 000 000',
      commissionPaymentDays: 30,
      updatedAt: '2026-11-21T10:00:00.000Z',
    }),
  })
    .output(firmSettingsSchema)
    .mutation(({ ctx, input }) => updateFirmSettings({ ctx, input })),
});
