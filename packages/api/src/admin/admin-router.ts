import { readSectorsSchema } from '@valia/domain/sectors/sector-set-schemas.ts';
import { findAdvisers } from '@valia/services/administration/panel/find-advisers.ts';
import { getHealth } from '@valia/services/administration/panel/get-health.ts';
import { getPanelFigures } from '@valia/services/administration/panel/get-panel-figures.ts';
import {
  findResolvedQueueItem,
  getQueue,
  resolveItem,
} from '@valia/services/administration/panel/queue-verbs.ts';
import {
  getAlertSettings,
  updateAlertSettings,
} from '@valia/services/alerts/update-alert-settings.ts';
import { getAuditHead, listAuditLogs } from '@valia/services/audit-log/list-audit-logs.ts';
import { proveAuditLogs } from '@valia/services/audit-log/prove-audit-logs.ts';
import { getAdministratedRequestTotals } from '@valia/services/collaborations/get-administrated-request-totals.ts';
import { listAdministratedRequests } from '@valia/services/collaborations/list-administrated-requests.ts';
import {
  acceptFirmRequest,
  rejectFirmRequest,
} from '@valia/services/collaborations/request-verbs.ts';
import { deleteFirmFeePreset, saveFirmFeePreset } from '@valia/services/fees/fee-preset-verbs.ts';
import {
  getFirmLead,
  mergeFirmLeads,
  moveFirmLead,
  unmarkDuplicateLead,
} from '@valia/services/firm-leads/firm-lead-verbs.ts';
import { getFirmLeadTotals } from '@valia/services/firm-leads/get-firm-lead-totals.ts';
import { listAssignees } from '@valia/services/firm-leads/list-assignees.ts';
import { listFirmLeads } from '@valia/services/firm-leads/list-firm-leads.ts';
import { getFirmSettings, updateFirmSettings } from '@valia/services/firm/firm-verbs.ts';
import { getFunnel } from '@valia/services/funnel/get-funnel.ts';
import { listIssueReports } from '@valia/services/issue-reports/issue-report-rows.ts';
import { answerIssueReport } from '@valia/services/issue-reports/issue-report-verbs.ts';
import { assignLead, assignUnassignedLead } from '@valia/services/leads/assign-lead.ts';
import {
  changeOrganizationOwner,
  disableOrganization,
  enableOrganization,
  getOrganizationTotals,
} from '@valia/services/organization-administration/administrated-organization-verbs.ts';
import { getOrganization } from '@valia/services/organization-administration/get-organization.ts';
import { listOrganizations } from '@valia/services/organization-administration/list-organizations.ts';
import { editionImpact } from '@valia/services/sectors/edition-impact.ts';
import { listAdministeredSets } from '@valia/services/sectors/list-administered-sets.ts';
import { readSectorFile } from '@valia/services/sectors/read-sector-file.ts';
import { saveSectorSet } from '@valia/services/sectors/save-sector-set.ts';
import {
  createSectorSet,
  discardSectorSet,
  publishSectorSet,
} from '@valia/services/sectors/sector-set-verbs.ts';
import { acknowledgeEvent } from '@valia/services/security-log/acknowledge-event.ts';
import {
  getSecurityEvent,
  listSecurityEvents,
} from '@valia/services/security-log/security-events.ts';
import {
  getLibraryTemplate,
  listLibraryTemplates,
  publishTemplateVersion,
} from '@valia/services/templates/library-template-verbs.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { readAllBytes, withBytes } from '../procedures/with-bytes.ts';
import { adminCommissionsRouter } from './admin-commissions-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

const adminAlertsRouter = router(
  proceduresOf({ get: getAlertSettings, change: updateAlertSettings }),
);

const adminAuditRouter = router({
  ...proceduresOf({
    list: listAuditLogs,
    head: getAuditHead,
    prove: proveAuditLogs,
    ...savedViewVerbs('audit-logs'),
  }),
});

const adminCollaborationsRouter = router(
  proceduresOf({
    list: listAdministratedRequests,
    totals: getAdministratedRequestTotals,
    accept: acceptFirmRequest,
    reject: rejectFirmRequest,
    ...savedViewVerbs('firm-requests'),
  }),
);

const adminFeesRouter = router(
  proceduresOf({ savePreset: saveFirmFeePreset, deletePreset: deleteFirmFeePreset }),
);

const adminFunnelRouter = router({
  ...proceduresOf({ get: getFunnel, ...savedViewVerbs('funnel') }),
});

const adminIssuesRouter = router(
  proceduresOf({ list: listIssueReports, answer: answerIssueReport }),
);

const adminLeadsRouter = router({
  ...proceduresOf({
    list: listFirmLeads,
    totals: getFirmLeadTotals,
    assignees: listAssignees,
    get: getFirmLead,
    assign: assignLead,
    move: moveFirmLead,
    merge: mergeFirmLeads,
    keepApart: unmarkDuplicateLead,
    ...savedViewVerbs('firm-leads'),
  }),
});

const adminOrganizationsRouter = router(
  proceduresOf({
    list: listOrganizations,
    totals: getOrganizationTotals,
    get: getOrganization,
    ...savedViewVerbs('organizations'),
    changeOwner: changeOrganizationOwner,
    disable: disableOrganization,
    enable: enableOrganization,
  }),
);

const adminPanelRouter = router(
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

const adminSectorsRouter = router({
  ...proceduresOf({
    list: listAdministeredSets,
    create: createSectorSet,
    save: saveSectorSet,
    effect: editionImpact,
    publish: publishSectorSet,
    discard: discardSectorSet,
  }),
  readFile: withBytes(isAdmin, () => new TextEncoder().encode('Sector;Media\nALI;11,4\n'))
    .output(readSectorsSchema)
    .mutation(async ({ ctx, input }) => readSectorFile({ ctx, input: await readAllBytes(input) })),
});

const adminSecurityRouter = router({
  ...proceduresOf({
    list: listSecurityEvents,
    get: getSecurityEvent,
    acknowledge: acknowledgeEvent,
    ...savedViewVerbs('security-events'),
  }),
});

/** The procedures of the firm's template library. Earlier versions are read with the procedure for all users. */
const adminTemplatesRouter = router({
  ...proceduresOf({
    list: listLibraryTemplates,
    get: getLibraryTemplate,
    publish: publishTemplateVersion,
    ...savedViewVerbs('library-templates'),
  }),
});

export const adminRouter = router({
  alerts: adminAlertsRouter,
  audit: adminAuditRouter,
  organizations: adminOrganizationsRouter,
  commissions: adminCommissionsRouter,
  issues: adminIssuesRouter,
  templates: adminTemplatesRouter,
  funnel: adminFunnelRouter,
  leads: adminLeadsRouter,
  collaborations: adminCollaborationsRouter,
  panel: adminPanelRouter,
  security: adminSecurityRouter,
  sectors: adminSectorsRouter,
  fees: adminFeesRouter,
  users: adminUsersRouter,
});
