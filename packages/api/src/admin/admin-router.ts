import { adminAlertsRouter } from './admin-alerts-router.ts';
import { adminAuditRouter } from './admin-audit-router.ts';
import { adminOrganizationsRouter } from './admin-organizations-router.ts';
import { adminCommissionsRouter } from './admin-commissions-router.ts';
import { adminIssuesRouter } from './admin-issues-router.ts';
import { adminTemplatesRouter } from './admin-templates-router.ts';
import { adminFunnelRouter } from './admin-funnel-router.ts';
import { adminLeadsRouter } from './admin-leads-router.ts';
import { adminCollaborationsRouter } from './admin-collaborations-router.ts';
import { adminPanelRouter } from './admin-panel-router.ts';
import { adminSecurityRouter } from './admin-security-router.ts';
import { adminSectorsRouter } from './admin-sectors-router.ts';
import { adminFeesRouter } from './admin-fees-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

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
