import { z } from 'zod';
import { money, rate, yearsOfTime } from './amounts-and-codes.ts';

/** How often a valuation was worked out until a circle closed; see `solve-circles` of the engine. */
export const roundsOfCircle = z.int().min(1).max(1_000);

const leaseScheduleSchema = z.discriminatedUnion('basis', [
  z.strictObject({
    basis: z.literal('commitments'),
    commitments: z.array(money).min(1).max(10),
    beyond: money,
  }),
  z.strictObject({ basis: z.literal('annuity'), years: yearsOfTime }),
]);

/** Operating leases taken as debt: rent, rate and what is still to be paid. */
export const leasesSchema = z.strictObject({
  rent: money,
  costOfDebt: rate,
  rounds: roundsOfCircle.exactOptional(),
  schedule: leaseScheduleSchema,
});
