import { z } from 'zod';
import { safeText } from '../../text/safe-text.ts';
import { calendarYear, moneyAmount, numberWithin } from './amounts-and-codes.ts';

const mostYears = 15;

const driverOf = (amount: z.ZodNumber) =>
  z.strictObject({
    path: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('constant'), value: amount.nullable() }),
      z.strictObject({
        kind: z.literal('fade'),
        start: amount.nullable(),
        end: amount.nullable(),
        holdYears: z.int().min(0).max(mostYears),
        reachYear: z.int().min(1).max(mostYears),
      }),
      z.strictObject({
        kind: z.literal('per-year'),
        values: z.array(amount.nullable()).max(mostYears),
      }),
    ]),
    overrides: z
      .array(z.strictObject({ year: calendarYear, value: amount, reason: safeText(500) }))
      .max(mostYears),
  });

/** Drivers over the projected years, by their unit. */
export const rateDriver = driverOf(numberWithin(-10, 10));
export const moneyDriver = driverOf(moneyAmount);
export const daysDriver = driverOf(numberWithin(0, 3650));
/** Revenue per unit of capital; never zero, because it is a divisor. */
export const turnoverDriver = driverOf(numberWithin(0.001, 1000));
