import { adminAlertsRouter } from './admin-alerts-router.ts';
import { adminAuditRouter } from './admin-audit-router.ts';
import { adminCommissionsRouter } from './admin-commissions-router.ts';
import { adminIssuesRouter } from './admin-issues-router.ts';
import { adminPanelRouter } from './admin-panel-router.ts';
import { adminSecurityRouter } from './admin-security-router.ts';
import { adminTemplatesRouter } from './admin-templates-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  alerts: adminAlertsRouter,
  audit: adminAuditRouter,
  commissions: adminCommissionsRouter,
  issues: adminIssuesRouter,
  panel: adminPanelRouter,
  security: adminSecurityRouter,
  templates: adminTemplatesRouter,
  users: adminUsersRouter,
});
