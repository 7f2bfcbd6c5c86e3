import { commissionsRouter } from './commissions-router.ts';
import { router } from './procedures/router.ts';
import { leadsRouter } from './leads-router.ts';

export const referralsRouter = router({ commissions: commissionsRouter, leads: leadsRouter });
