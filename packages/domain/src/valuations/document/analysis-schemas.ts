import { movableDrivers } from '@valia/valuation/moves/move-driver.ts';
import { maximumTrials } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import { z } from 'zod';
import { oneLineText } from '../../text/one-line-text.ts';
import { money, moneyAmount, numberWithin, share } from './amounts-and-codes.ts';

const driver = z.enum(movableDrivers);
/** The change of a driver: a rate, a multiple, or a factor. */
const amount = numberWithin(-1000, 1000);

/** A case in addition to the base one: the drivers it changes, and its probability according to the adviser. */
const scenarioSchema = z.strictObject({
  id: z.uuid(),
  name: oneLineText(60),
  probability: share,
  moves: z
    .array(
      z.strictObject({ driver, apply: z.enum(['shift', 'factor']), amount: amount.nullable() }),
    )
    .max(movableDrivers.length),
});

export const scenariosSchema = z.array(scenarioSchema).max(6);

const axisSchema = z.strictObject({ driver, step: numberWithin(0.0001, 100) });

const distributionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['normal', 'lognormal']), mean: amount, deviation: amount }),
  z.strictObject({
    kind: z.enum(['triangular', 'pert']),
    minimum: amount,
    mode: amount,
    maximum: amount,
  }),
]);

/** The number of pairs of drivers that a valuation can have. */
const mostCorrelations = (movableDrivers.length * (movableDrivers.length - 1)) / 2;

/** The settings of analyses in addition to the value, stored so that they can be repeated with the same results. */
export const analysisSchema = z.strictObject({
  sensitivity: z.strictObject({ rows: axisSchema, columns: axisSchema }).exactOptional(),
  reverse: z.strictObject({ driver, price: money }).exactOptional(),
  monteCarlo: z
    .strictObject({
      trials: z.int().min(1).max(maximumTrials),
      seed: z.int().min(0).max(4_294_967_295),
      price: moneyAmount.nullable(),
      drivers: z
        .array(
          z.strictObject({
            driver,
            apply: z.enum(['shift', 'factor']),
            distribution: distributionSchema,
          }),
        )
        .max(movableDrivers.length),
      correlations: z
        .array(
          z.strictObject({
            drivers: z.tuple([driver, driver]),
            coefficient: numberWithin(-1, 1).nullable(),
          }),
        )
        .max(mostCorrelations)
        .exactOptional(),
    })
    .exactOptional(),
});
