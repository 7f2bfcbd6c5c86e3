import { comparableTypes } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { oneLineText } from '../../text/one-line-text.ts';
import { safeText } from '../../text/safe-text.ts';
import { isoDate, money, multiple, numberWithin, sectorCode, share } from './amounts-and-codes.ts';
import { sizeStepNodesSchema } from './size-step-nodes-schema.ts';

const multipleOriginSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sector'),
    sector: sectorCode,
    region: oneLineText(60),
    date: isoDate,
    firms: z.int().min(0).max(100_000),
    source: oneLineText(300),
    setId: z.uuid(),
  }),
  z.strictObject({ kind: z.literal('comparables') }),
  z.strictObject({
    kind: z.literal('own'),
    note: safeText(300),
    type: z.enum(comparableTypes).exactOptional(),
  }),
]);

const givenMultiple = {
  low: multiple,
  central: multiple,
  high: multiple,
  origin: multipleOriginSchema,
};
const furtherMultipleSchema = z.strictObject({ ...givenMultiple, weight: share });

const comparableSchema = z.strictObject({
  id: z.uuid(),
  name: oneLineText(160),
  /** Where its figures were read. */
  source: oneLineText(300),
  date: isoDate.nullable(),
  included: z.boolean(),
  /** Not there until it is said; then it counts as listed, as it did before it could be said. */
  type: z.enum(comparableTypes).exactOptional(),
  evToEbitda: multiple,
  evToEbit: multiple,
  evToSales: multiple,
  priceToEarnings: multiple,
});

export const mostComparables = 50;

export const multiplesSchema = z.strictObject({
  evToEbitda: z.strictObject(givenMultiple),
  sizeStep: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('auto') }),
    z.strictObject({ mode: z.literal('manual'), value: numberWithin(-1, 1).nullable() }),
  ]),
  /** Kept of the sector set that was chosen, as its multiples are. */
  sizeStepNodes: sizeStepNodesSchema.exactOptional(),
  comparables: z.array(comparableSchema).max(mostComparables).exactOptional(),
  evToEbitdaWeight: share.exactOptional(),
  further: z
    .strictObject({
      evToEbit: furtherMultipleSchema.exactOptional(),
      evToSales: furtherMultipleSchema.exactOptional(),
      priceToEarnings: furtherMultipleSchema.exactOptional(),
    })
    .exactOptional(),
  netIncome: money.exactOptional(),
});
