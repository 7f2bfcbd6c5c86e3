import { adminAuditRouter } from './admin-audit-router.ts';
import { adminCollaborationsRouter } from './admin-collaborations-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  collaborations: adminCollaborationsRouter,
  users: adminUsersRouter,
});
