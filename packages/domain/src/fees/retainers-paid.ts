import { exactDecimal, multiplyDecimals, roundDecimal } from './exact-decimal.ts';

/** Monthly retainers up to a ceiling, null for none. Cents; part of a month counts by its share, rounded once. */
export const retainersPaid = (
  monthlyCents: bigint,
  months: number,
  capCents: bigint | null,
): bigint => {
  const paid = roundDecimal(multiplyDecimals(exactDecimal(monthlyCents), exactDecimal(months)));
  return capCents !== null && paid > capCents ? capCents : paid;
};
