import { adminAuditRouter } from './admin-audit-router.ts';
import { adminOrganizationsRouter } from './admin-organizations-router.ts';
import { adminCommissionsRouter } from './admin-commissions-router.ts';
import { adminIssuesRouter } from './admin-issues-router.ts';
import { adminTemplatesRouter } from './admin-templates-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  organizations: adminOrganizationsRouter,
  commissions: adminCommissionsRouter,
  issues: adminIssuesRouter,
  templates: adminTemplatesRouter,
  users: adminUsersRouter,
});
