import { router } from './router.ts';

export const adminRouter = router({});
