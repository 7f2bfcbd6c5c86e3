import { z } from 'zod';
import { money, rate, yearsOfTime } from './amounts-and-codes.ts';

/** The number of iterations until a circular calculation converged; see `solve-circular-values` of the engine. */
export const circularIterations = z.int().min(1).max(1_000);

const leaseScheduleSchema = z.discriminatedUnion('basis', [
  z.strictObject({
    basis: z.literal('commitments'),
    commitments: z.array(money).min(1).max(10),
    beyond: money,
  }),
  z.strictObject({ basis: z.literal('annuity'), years: yearsOfTime }),
]);

/** Operating leases treated as debt: rent, rate and future payments. */
export const leasesSchema = z.strictObject({
  rent: money,
  costOfDebt: rate,
  rounds: circularIterations.exactOptional(),
  schedule: leaseScheduleSchema,
});
