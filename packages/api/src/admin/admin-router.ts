import { adminAuditRouter } from './admin-audit-router.ts';
import { adminCommissionsRouter } from './admin-commissions-router.ts';
import { adminFeesRouter } from './admin-fees-router.ts';
import { adminIssuesRouter } from './admin-issues-router.ts';
import { adminTemplatesRouter } from './admin-templates-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  commissions: adminCommissionsRouter,
  fees: adminFeesRouter,
  issues: adminIssuesRouter,
  templates: adminTemplatesRouter,
  users: adminUsersRouter,
});
