import { spanishTaxRegimes } from '@valia/valuation/cash-flow/spanish-corporate-tax.ts';
import { driverNames } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { money, recordOf } from './amounts-and-codes.ts';
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

/** The projected years; an option that is left out is one the adviser did not choose. */
export const projectionSchema = z.strictObject({
  years: z.int().min(1).max(15),
  drivers: recordOf(driverNames, rateDriver),
  ebitMargin: rateDriver.exactOptional(),
  workingCapital: workingCapitalSchema.exactOptional(),
  reinvestment: z
    .strictObject({ basis: z.literal('sales-to-capital'), salesToCapital: turnoverDriver })
    .exactOptional(),
  losses: z.strictObject({ opening: money, limit: z.enum(['none', 'spain']) }).exactOptional(),
  spanishTax: z
    .strictObject({ regime: z.enum([...spanishTaxRegimes, 'by-turnover']) })
    .exactOptional(),
  /** Says nothing any more: the valuation date alone decides. Documents stored with it stay readable. */
  stub: z.literal(true).exactOptional(),
});
