import { trackEventInput } from '@valia/domain/tracking/tracking-schemas.ts';
import { trackEvent } from '@valia/services/tracking/track-event.ts';
import { z } from 'zod';
import { publicProcedure } from './procedures.ts';
import { router } from './router.ts';

export const alertsRouter = router({
  track: publicProcedure
    .input(trackEventInput)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await trackEvent({ ctx, input });
      return null;
    }),
});
