import { router } from './procedures/router.ts';
import { leadsRouter } from './leads-router.ts';

export const referralsRouter = router({ leads: leadsRouter });
