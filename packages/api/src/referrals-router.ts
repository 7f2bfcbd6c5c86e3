import { router } from './router.ts';

export const referralsRouter = router({});
