import {
  spanishTaxRegimes,
  spanishTaxVariants,
} from '@valia/valuation/cash-flow/spanish-corporate-tax.ts';
import { foralLaws } from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import { driverNames } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { isoDate, money, recordOf, share } from './amounts-and-codes.ts';
import { daysDriver, moneyDriver, rateDriver, turnoverDriver } from './driver-schema.ts';

const workingCapitalSchema = z.discriminatedUnion('basis', [
  z.strictObject({ basis: z.literal('amount'), amount: moneyDriver }),
  z.strictObject({
    basis: z.literal('days'),
    inventoryDays: daysDriver,
    receivableDays: daysDriver,
    payableDays: daysDriver,
  }),
]);

const taxZoneSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('zec'), base: money }),
  z.strictObject({ kind: z.literal('ceuta-melilla'), localShare: share }),
]);

/** The projected years; an omitted option is one that the adviser did not choose. */
export const projectionSchema = z.strictObject({
  years: z.int().min(1).max(15),
  drivers: recordOf(driverNames, rateDriver),
  ebitMargin: rateDriver.exactOptional(),
  workingCapital: workingCapitalSchema.exactOptional(),
  reinvestment: z
    .strictObject({ basis: z.literal('sales-to-capital'), salesToCapital: turnoverDriver })
    .exactOptional(),
  losses: z
    .strictObject({
      opening: money,
      limit: z.enum(['none', 'spain']),
      foralShare: share.exactOptional(),
    })
    .exactOptional(),
  spanishTax: z
    .strictObject({
      regime: z.enum([...spanishTaxRegimes, 'by-turnover']),
      variant: z.enum(spanishTaxVariants).exactOptional(),
      zone: taxZoneSchema.exactOptional(),
      /** The date on which the adviser confirmed the foral rates. */
      confirmed: isoDate.exactOptional(),
    })
    .exactOptional(),
  /**
   * Where a large company operates: for a common domicile in the territory `foral`, for a foral domicile in common
   * territory.
   */
  taxOperations: z
    .strictObject({ foral: z.enum(foralLaws).nullable(), shareElsewhere: share })
    .exactOptional(),
  /** No longer used: the valuation date alone decides. Documents stored with it remain valid. */
  stub: z.literal(true).exactOptional(),
});
