import { adminAuditRouter } from './admin-audit-router.ts';
import { adminCommissionsRouter } from './admin-commissions-router.ts';
import { adminFeesRouter } from './admin-fees-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  commissions: adminCommissionsRouter,
  fees: adminFeesRouter,
  users: adminUsersRouter,
});
