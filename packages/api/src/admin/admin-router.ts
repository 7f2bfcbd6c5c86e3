import { adminAuditRouter } from './admin-audit-router.ts';
import { adminLeadsRouter } from './admin-leads-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  leads: adminLeadsRouter,
  users: adminUsersRouter,
});
