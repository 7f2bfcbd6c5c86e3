import { router } from './router.ts';

export const alertsRouter = router({});
