import { z } from 'zod';
import { userLanguages } from '../accounts/user-languages.ts';
import { leadSources } from '../leads/lead-list.ts';
import { adviserSteps, funnelPeriods, leadSteps } from './funnel-steps.ts';

export const getFunnelInput = z.strictObject({
  period: z.enum(funnelPeriods).default('90d'),
  /** The `utm_source` of the URL, for visits; `direct` when there is none. */
  visitSource: z.string().max(60).nullable().default(null),
  /** The language of the visited page, and of the form by which a lead arrived. */
  language: z.enum(userLanguages).nullable().default(null),
  leadSource: z.enum(leadSources).nullable().default(null),
  adviserId: z.uuid().nullable().default(null),
});
export type GetFunnelInput = z.infer<typeof getFunnelInput>;

const counts = <Steps extends readonly string[]>(steps: Steps) =>
  z.strictObject(
    Object.fromEntries(steps.map((step) => [step, z.int()])) as Record<Steps[number], z.ZodInt>,
  );

/**
 * The median of seconds over all who reached a step; null for a step without a waiting time, or that nobody reached.
 */
const waits = <Steps extends readonly string[]>(steps: Steps) =>
  z.strictObject(
    Object.fromEntries(steps.map((step) => [step, z.number().nullable()])) as Record<
      Steps[number],
      z.ZodNullable<z.ZodNumber>
    >,
  );

export const funnelSchema = z.strictObject({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  advisers: counts(adviserSteps),
  /** The same for the previous period of equal length. */
  advisersBefore: counts(adviserSteps),
  /** Measured from their registration. */
  adviserWaits: waits(adviserSteps),
  leads: counts(leadSteps),
  leadsBefore: counts(leadSteps),
  /** Measured from their arrival. */
  leadWaits: waits(leadSteps),
  bySource: z.array(
    z.strictObject({
      source: z.string(),
      visits: z.int(),
      registered: z.int(),
      completed: z.int(),
    }),
  ),
  byAdviser: z.array(
    z.strictObject({
      userId: z.uuid(),
      name: z.string(),
      assigned: z.int(),
      contacted: z.int(),
      qualified: z.int(),
      won: z.int(),
    }),
  ),
});
export type Funnel = z.infer<typeof funnelSchema>;
