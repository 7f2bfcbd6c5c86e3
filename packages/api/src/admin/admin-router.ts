import { adminAuditRouter } from './admin-audit-router.ts';
import { adminSectorsRouter } from './admin-sectors-router.ts';
import { adminUsersRouter } from './admin-users-router.ts';
import { router } from '../procedures/router.ts';

export const adminRouter = router({
  audit: adminAuditRouter,
  sectors: adminSectorsRouter,
  users: adminUsersRouter,
});
