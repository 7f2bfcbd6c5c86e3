import { findAdvisers } from '@valia/services/administration/panel/find-advisers.ts';
import { getHealth } from '@valia/services/administration/panel/get-health.ts';
import { getPanelFigures } from '@valia/services/administration/panel/get-panel-figures.ts';
import {
  findResolvedQueueItem,
  getQueue,
  resolveItem,
} from '@valia/services/administration/panel/queue-verbs.ts';
import { getFirmSettings, updateFirmSettings } from '@valia/services/firm/firm-verbs.ts';
import { assignUnassignedLead } from '@valia/services/leads/assign-lead.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminPanelRouter = router(
  proceduresOf({
    queue: getQueue,
    figures: getPanelFigures,
    health: getHealth,
    taken: findResolvedQueueItem,
    advisers: findAdvisers,
    resolve: resolveItem,
    firm: getFirmSettings,
    changeFirm: updateFirmSettings,
    assignLead: assignUnassignedLead,
  }),
);
