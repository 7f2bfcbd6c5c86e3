import type { PrintRounding } from './print-rounding.ts';

/** Whether the rounded parts of a sum add up to a different figure than the rounded total. */
export const hasRoundingDifference = (
  total: number,
  parts: readonly number[],
  { round, unit }: PrintRounding,
): boolean => {
  const sum = parts.reduce((reached, part) => reached + round(part), 0);
  return Math.abs(sum - round(total)) > unit / 2;
};
