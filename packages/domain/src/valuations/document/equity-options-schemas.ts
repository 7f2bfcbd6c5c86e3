import { discountedMethods, discountNames } from '@valia/valuation/discounts/discount-names.ts';
import { z } from 'zod';
import {
  moneyAmount,
  numberWithin,
  rate,
  recordOf,
  share,
  yearsOfTime,
} from './amounts-and-codes.ts';

const count = numberWithin(0, 1e15).nullable();
const volatility = numberWithin(0, 10).nullable();
const premium = numberWithin(0, 10).nullable();

const putModel = <Model extends string>(model: Model) =>
  z.strictObject({
    model: z.literal(model),
    maturity: yearsOfTime,
    volatility,
    riskFreeRate: rate,
    dividendYield: rate,
  });

/** The discounts that make a holding worth less than its share of the whole. */
export const discountsSchema = z.strictObject({
  lackOfMarketability: z
    .discriminatedUnion('model', [
      z.strictObject({ model: z.literal('percentage'), rate: share }),
      putModel('chaffe'),
      putModel('finnerty'),
      putModel('ghaidarov'),
    ])
    .exactOptional(),
  lackOfControl: z
    .discriminatedUnion('model', [
      z.strictObject({ model: z.literal('percentage'), rate: share }),
      z.strictObject({ model: z.literal('control-premium'), controlPremium: premium }),
    ])
    .exactOptional(),
  byMethod: recordOf(discountedMethods, recordOf(discountNames, z.boolean())).exactOptional(),
});

/** Shares in issue, and options on new shares. */
export const sharesSchema = z.strictObject({
  number: count,
  options: z
    .strictObject({
      number: count,
      strike: moneyAmount.nonnegative().nullable(),
      maturity: yearsOfTime,
      volatility,
      riskFreeRate: rate,
      dividendYield: rate,
    })
    .exactOptional(),
});
