import { comparableTypes } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { oneLineText } from '../../text/one-line-text.ts';
import { safeText } from '../../text/safe-text.ts';
import { isoDate, money, multiple, numberWithin, sectorCode, share } from './amounts-and-codes.ts';
import { dealMultiplesSchema } from './deal-multiples-schema.ts';
import { sizeStepNodesSchema } from './size-step-nodes-schema.ts';

/** Optional beside a kind that every release reads, so that an earlier one still reads the figures. */
const evidenceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sme-deals') }),
  z.strictObject({
    kind: z.literal('platform'),
    sized: z.boolean(),
    advisers: z.int().min(0).max(1_000_000),
    deals: z.int().min(0).max(10_000_000),
    from: isoDate,
    to: isoDate,
  }),
]);

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
  z.strictObject({
    kind: z.literal('comparables'),
    type: z.enum(comparableTypes).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('own'),
    note: safeText(300),
    type: z.enum(comparableTypes).exactOptional(),
    evidence: evidenceSchema.exactOptional(),
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
  /** Of the company when it was sold, in whole currency units. */
  ebitda: numberWithin(1, 1e12).exactOptional(),
  evToEbitda: multiple,
  evToEbit: multiple,
  evToSales: multiple,
  priceToEarnings: multiple,
});

export const mostComparables = 50;

export const multiplesSchema = z.strictObject({
  evToEbitda: z.strictObject(givenMultiple),
  sizeStep: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('auto'), basis: z.literal('deals').exactOptional() }),
    z.strictObject({ mode: z.literal('manual'), value: numberWithin(-1, 1).nullable() }),
  ]),
  /** Kept of the sector set that was chosen, as its multiples are. */
  sizeStepNodes: sizeStepNodesSchema.exactOptional(),
  deals: dealMultiplesSchema.exactOptional(),
  declinedEdition: z.uuid().exactOptional(),
  /** Why a multiple far from deals, or a step that is typed, was taken, and whose figure it is; both are printed. */
  reason: safeText(2_000).exactOptional(),
  reasonSource: oneLineText(300).exactOptional(),
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
