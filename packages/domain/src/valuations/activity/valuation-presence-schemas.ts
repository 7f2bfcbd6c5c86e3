import { z } from 'zod';

/** How often an open editor reports that its user is present. */
export const presenceIntervalMs = 20_000;
/** A user who was not seen for longer than this has left. */
export const presenceTimeoutMs = 50_000;

export const valuationPresenceInput = z.strictObject({
  id: z.uuid(),
  /** False when the user leaves. */
  here: z.boolean(),
});
export type ValuationPresenceInput = z.infer<typeof valuationPresenceInput>;

/** The other users who currently have the valuation open, by name, and its newest version. */
export const valuationPresenceSchema = z.strictObject({
  others: z.array(z.strictObject({ userId: z.uuid(), name: z.string() })),
  version: z.int(),
});
export type ValuationPresence = z.infer<typeof valuationPresenceSchema>;
