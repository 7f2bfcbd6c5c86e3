import { adminRouter } from './admin/admin-router.ts';
import { alertsRouter } from './alerts-router.ts';
import { assertPolicies } from './procedures/assert-policies.ts';
import { authRouter } from './auth/auth-router.ts';
import { router } from './procedures/router.ts';
import { referralsRouter } from './referrals-router.ts';
import { valuationsRouter } from './valuations/valuations-router.ts';

/** The root: these five, and never a sixth. */
export const appRouter = router({
  auth: authRouter,
  valuations: valuationsRouter,
  referrals: referralsRouter,
  alerts: alertsRouter,
  admin: adminRouter,
});
export type AppRouter = typeof appRouter;

assertPolicies(appRouter);
