import { z } from 'zod';

/** How often an open editor says that its person is there. */
export const presenceEveryMs = 20_000;
/** Not seen for longer than this, somebody has left. */
export const presenceMs = 50_000;

export const valuationPresenceInput = z.strictObject({
  id: z.uuid(),
  /** False on leaving. */
  here: z.boolean(),
});
export type ValuationPresenceInput = z.infer<typeof valuationPresenceInput>;

/** Who else has the valuation open now, by name, and which version of it is the newest. */
export const valuationPresenceSchema = z.strictObject({
  others: z.array(z.strictObject({ userId: z.uuid(), name: z.string() })),
  version: z.int(),
});
export type ValuationPresence = z.infer<typeof valuationPresenceSchema>;
