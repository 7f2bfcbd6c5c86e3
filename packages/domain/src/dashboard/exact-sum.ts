import { addDecimals, exactDecimal } from '../fees/exact-decimal.ts';

/** As many digits as PostgreSQL takes of a double, whose exact sums the dashboard shows. */
const digitsKept = 15;

/** The sum of amounts as written, to be rounded once: doubles alone would lose a half that decides a euro. */
export const exactSum = (amounts: readonly number[]): number => {
  const { digits, scale } = amounts.reduce(
    (sum, amount) => addDecimals(sum, exactDecimal(Number(amount.toPrecision(digitsKept)))),
    exactDecimal(0n),
  );
  return Number(`${digits}e-${scale}`);
};
