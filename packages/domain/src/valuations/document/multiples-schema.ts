import { comparableTypes } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { oneLineText } from '../../text/one-line-text.ts';
import { safeText } from '../../text/safe-text.ts';
import { isoDate, money, multiple, numberWithin, sectorCode, share } from './amounts-and-codes.ts';
import { dealMultiplesSchema } from './deal-multiples-schema.ts';
import { sizeStepNodesSchema } from './size-step-nodes-schema.ts';

/**
 * The evidence is optional and in addition to a kind that every release knows, so that an earlier release can still
 * read the figures.
 */
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
  /** The source of the comparable's figures. */
  source: oneLineText(300),
  date: isoDate.nullable(),
  included: z.boolean(),
  /** Absent until chosen; until then the comparable is treated as listed, as before this field existed. */
  type: z.enum(comparableTypes).exactOptional(),
  /** The EBITDA of the company when it was sold, in whole currency units. */
  ebitda: numberWithin(1, 1e12).exactOptional(),
  evToEbitda: multiple,
  evToEbit: multiple,
  evToSales: multiple,
  priceToEarnings: multiple,
});

export const maxComparables = 50;

export const multiplesSchema = z.strictObject({
  evToEbitda: z.strictObject(givenMultiple),
  sizeStep: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('auto'), basis: z.literal('deals').exactOptional() }),
    z.strictObject({ mode: z.literal('manual'), value: numberWithin(-1, 1).nullable() }),
  ]),
  /** Stored from the chosen edition, like its multiples. */
  sizeStepNodes: sizeStepNodesSchema.exactOptional(),
  deals: dealMultiplesSchema.exactOptional(),
  declinedEdition: z.uuid().exactOptional(),
  /**
   * The reason for a multiple far from deals or for a typed size adjustment, and the source of the figure; both are
   * printed.
   */
  reason: safeText(2_000).exactOptional(),
  reasonSource: oneLineText(300).exactOptional(),
  comparables: z.array(comparableSchema).max(maxComparables).exactOptional(),
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
