import { z } from 'zod';
import { userLanguages } from '../accounts/user-languages.ts';
import { leadSources } from '../leads/lead-list.ts';
import { adviserSteps, funnelPeriods, leadSteps } from './funnel-steps.ts';

export const getFunnelInput = z.strictObject({
  period: z.enum(funnelPeriods).default('90d'),
  /** Of the address's `utm_source`, for visits; `direct` for none. */
  visitSource: z.string().max(60).nullable().default(null),
  /** Of the page that was visited, and of the form that a lead came by. */
  language: z.enum(userLanguages).nullable().default(null),
  leadSource: z.enum(leadSources).nullable().default(null),
  adviserId: z.uuid().nullable().default(null),
});
export type GetFunnelInput = z.infer<typeof getFunnelInput>;

const counts = <Steps extends readonly string[]>(steps: Steps) =>
  z.strictObject(
    Object.fromEntries(steps.map((step) => [step, z.int()])) as Record<Steps[number], z.ZodInt>,
  );

/** Seconds, in the middle of all who reached it; null for a step that has no wait, or that nobody reached. */
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
  /** The same of as many days before. */
  advisersBefore: counts(adviserSteps),
  /** Since they registered. */
  adviserWaits: waits(adviserSteps),
  leads: counts(leadSteps),
  leadsBefore: counts(leadSteps),
  /** Since they arrived. */
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
