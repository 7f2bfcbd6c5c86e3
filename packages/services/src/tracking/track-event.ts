import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { trackEventInput } from '@valia/domain/tracking/tracking-schemas.ts';
import { z } from 'zod';
import { unaudited } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import { act } from '../verbs/verb.ts';

/** Stores an event of a visit that the browser reports. The visitor's identity, location and device are not stored. */
export const trackEvent = act({
  right: 'anybody',
  input: trackEventInput,
  output: z.null(),
  touches: null,
  sample: ({ newId }) => ({ visitId: newId(), name: 'landing-viewed' }),
  run: async ({ ctx, input: { visitId, name, source, language } }) => {
    await ctx.limits.take([{ limit: 'track-per-range', subject: callerRange(ctx) }], ctx.now);
    await unaudited(ctx.db, 'counts-or-notes-a-try')
      .insert(trackingEvents)
      .values({
        visitId,
        name,
        source: source ?? null,
        language: language ?? null,
        occurredAt: ctx.now,
      });
    return null;
  },
});
