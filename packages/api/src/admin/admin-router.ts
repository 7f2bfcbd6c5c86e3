import { adminAuditRouter } from './admin-audit-router.ts';
import { adminOrganizationsRouter } from './admin-organizations-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  organizations: adminOrganizationsRouter,
  users: adminUsersRouter,
});
