import { costOfCapitalInputs } from '@valia/valuation/valuation-inputs.ts';
import { specificRiskFactors } from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { z } from 'zod';
import { money, numberWithin, rate, recordOf, share } from './amounts-and-codes.ts';
import { rateDriver } from './driver-schema.ts';
import { safeText } from '../../text/safe-text.ts';
import { circularIterations } from './leases-schema.ts';

const capitalWeightsSchema = z.discriminatedUnion('basis', [
  z.strictObject({
    basis: z.literal('market'),
    debt: money,
    equity: money,
    rounds: circularIterations.exactOptional(),
  }),
  z.strictObject({ basis: z.literal('target'), debtToValue: share }),
]);

const riskFactorSchema = z.strictObject({
  score: z.int().min(0).max(2).nullable(),
  reason: safeText(500),
});

/** The cost of capital: one rate, a rate built up from its parts, or a rate for every year. */
export const costOfCapitalSchema = z.strictObject({
  mode: z.enum(['direct', 'build-up']),
  weightedAverageCostOfCapital: rate,
  buildUp: recordOf(costOfCapitalInputs, numberWithin(-10, 100).nullable()),
  path: rateDriver.exactOptional(),
  weights: capitalWeightsSchema.exactOptional(),
  syntheticRating: z
    .strictObject({
      table: z.enum(['smaller', 'large', 'financial']),
      operatingProfit: money,
      interestExpense: money,
      leaseInterest: money.exactOptional(),
      interpolated: z.boolean().exactOptional(),
    })
    .exactOptional(),
  specificRisk: recordOf(specificRiskFactors, riskFactorSchema).exactOptional(),
  cashToFirmValue: share.exactOptional(),
});
