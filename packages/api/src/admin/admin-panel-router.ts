import { assignedLeadSchema, assignLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { findAdvisers } from '@valia/services/administration/panel/find-advisers.ts';
import { getHealth } from '@valia/services/administration/panel/get-health.ts';
import { getPanelFigures } from '@valia/services/administration/panel/get-panel-figures.ts';
import {
  findResolvedQueueItem,
  getQueue,
  resolveItem,
} from '@valia/services/administration/panel/queue-verbs.ts';
import { getFirmSettings, updateFirmSettings } from '@valia/services/firm/update-firm-settings.ts';
import { assignLead } from '@valia/services/leads/assign-lead.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

export const adminPanelRouter = router({
  ...proceduresOf({
    queue: getQueue,
    figures: getPanelFigures,
    health: getHealth,
    taken: findResolvedQueueItem,
    advisers: findAdvisers,
    resolve: resolveItem,
    firm: getFirmSettings,
    changeFirm: updateFirmSettings,
  }),
  assignLead: taking(isAdmin, assignLeadInput, {
    touches: { object: 'unassigned-lead', of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ leadId: id, from: null, advisorUserId: null }),
  })
    .output(assignedLeadSchema)
    .mutation(({ ctx, input }) => assignLead({ ctx, input })),
});
