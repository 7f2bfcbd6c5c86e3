import { addDecimals, exactDecimal } from '../fees/exact-decimal.ts';

/** The number of digits that PostgreSQL uses of a double. The dashboard shows PostgreSQL's exact sums. */
const digitsKept = 15;

/**
 * The exact sum of amounts in decimal notation, to be rounded once: adding doubles could lose a half that decides how a
 * euro is rounded.
 */
export const exactSum = (amounts: readonly number[]): number => {
  const { digits, scale } = amounts.reduce(
    (sum, amount) => addDecimals(sum, exactDecimal(Number(amount.toPrecision(digitsKept)))),
    exactDecimal(0n),
  );
  return Number(`${digits}e-${scale}`);
};
