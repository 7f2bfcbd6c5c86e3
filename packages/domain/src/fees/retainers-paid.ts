import { exactDecimal, multiplyDecimals, roundDecimal } from './exact-decimal.ts';

/**
 * The monthly retainers up to a maximum, null for none. Cents; a partial month is included by its share, rounded once.
 */
export const retainersPaid = (
  monthlyCents: bigint,
  months: number,
  capCents: bigint | null,
): bigint => {
  const paid = roundDecimal(multiplyDecimals(exactDecimal(monthlyCents), exactDecimal(months)));
  return capCents !== null && paid > capCents ? capCents : paid;
};
