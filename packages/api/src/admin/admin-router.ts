import { adminAuditRouter } from './admin-audit-router.ts';
import { adminTemplatesRouter } from './admin-templates-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  templates: adminTemplatesRouter,
  users: adminUsersRouter,
});
