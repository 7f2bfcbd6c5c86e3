import { trackEventInput } from '@valia/domain/tracking/tracking-schemas.ts';
import { trackEvent } from '@valia/services/tracking/track-event.ts';
import { z } from 'zod';
import { publicProcedure } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking } from './procedures/taking.ts';

export const alertsRouter = router({
  track: taking(publicProcedure, trackEventInput, {
    touches: null,
    sample: ({ newId }) => ({ visitId: newId(), name: 'landing-viewed' }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await trackEvent({ ctx, input });
      return null;
    }),
});
