import { z } from 'zod';
import { leadSources } from '../leads/lead-schemas.ts';
import { adviserSteps, funnelPeriods, leadSteps } from './funnel-steps.ts';

export const getFunnelInput = z.strictObject({
  period: z.enum(funnelPeriods).default('90d'),
  /** Of the address's `utm_source`, for visits; `direct` for none. */
  visitSource: z.string().max(60).nullable().default(null),
  leadSource: z.enum(leadSources).nullable().default(null),
  adviserId: z.uuid().nullable().default(null),
});
export type GetFunnelInput = z.infer<typeof getFunnelInput>;

const counts = <Steps extends readonly string[]>(steps: Steps) =>
  z.strictObject(
    Object.fromEntries(steps.map((step) => [step, z.int()])) as Record<Steps[number], z.ZodInt>,
  );

export const funnelSchema = z.strictObject({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  advisers: counts(adviserSteps),
  /** The same of as many days before. */
  advisersBefore: counts(adviserSteps),
  leads: counts(leadSteps),
  leadsBefore: counts(leadSteps),
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
