import { adminAuditRouter } from './admin-audit-router.ts';
import { adminFunnelRouter } from './admin-funnel-router.ts';
import { adminLeadsRouter } from './admin-leads-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  funnel: adminFunnelRouter,
  leads: adminLeadsRouter,
  users: adminUsersRouter,
});
