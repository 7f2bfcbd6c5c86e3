import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import type { TrackEventInput } from '@valia/domain/tracking/tracking-schemas.ts';
import { unaudited } from '../audit/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { ServiceContext } from '../service-context.ts';

/** Keeps what a browser reports of a visit. Who visits, from where and with what is not kept. */
export const trackEvent = async ({
  ctx,
  input: { visitId, name, source, language },
}: {
  ctx: ServiceContext;
  input: TrackEventInput;
}): Promise<void> => {
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
};
