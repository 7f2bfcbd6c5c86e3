import { normalCumulative } from '../distributions/normal-cumulative.ts';
import { normalQuantile } from '../distributions/normal-quantile.ts';
import type { MovableDriver } from '../moves/move-driver.ts';

export interface DriverCorrelation {
  drivers: readonly [MovableDriver, MovableDriver];
  /** From −1 to 1; null is treated as 0. */
  coefficient: number | null;
}

/** The rows of a lower triangular matrix `L`, where `L · Lᵀ` is the correlation matrix. */
export type CorrelationFactor = readonly (readonly number[])[];

/** A pivot below this value is only rounding: the two drivers are fully correlated. */
const leastPivot = 1e-12;

const matrixOf = (
  drivers: readonly MovableDriver[],
  correlations: readonly DriverCorrelation[],
): number[][] =>
  drivers.map((one, row) =>
    drivers.map((other, column) => {
      if (row === column) return 1;
      const found = correlations.find(
        ({ drivers: pair }) => pair.includes(one) && pair.includes(other),
      );
      return found?.coefficient ?? 0;
    }),
  );

/**
 * The Cholesky factor of the correlations of these drivers, in their order; null when the correlations are
 * inconsistent. Source: G. H. Golub and C. F. Van Loan, Matrix Computations, 4.2.
 */
export const correlationFactor = (
  drivers: readonly MovableDriver[],
  correlations: readonly DriverCorrelation[],
): CorrelationFactor | null => {
  const factor: number[][] = [];
  for (const [row, given] of matrixOf(drivers, correlations).entries()) {
    const line: number[] = [];
    for (let column = 0; column < row; column += 1) {
      const above = factor[column] ?? [];
      const sum = line.reduce((total, value, at) => total + value * (above[at] ?? 0), 0);
      const rest = (given[column] ?? 0) - sum;
      const pivot = above[column] ?? 0;
      if (pivot <= leastPivot && Math.abs(rest) > 1e-6) return null;
      line.push(pivot <= leastPivot ? 0 : rest / pivot);
    }
    const square = 1 - line.reduce((total, value) => total + value * value, 0);
    if (square < -1e-9) return null;
    factor.push([...line, square <= leastPivot ? 0 : Math.sqrt(square)]);
  }
  return factor;
};

const least = 2 ** -33;

/**
 * Correlates independent uniform numbers, one column for each driver, by a Gaussian copula, in place from `from` up to
 * `to`. Each column remains uniform. Source: R. B. Nelsen, An Introduction to Copulas, 2.3.
 */
export const correlateUniforms = (
  factor: CorrelationFactor,
  columns: readonly Float64Array[],
  from: number,
  to: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const normals = columns.map((column) => normalQuantile(column[at] ?? 0.5));
    for (const [row, line] of factor.entries()) {
      // A driver that is not correlated with an earlier one keeps exactly the same number.
      if (line.every((value, place) => value === 0 || place === row)) continue;
      const column = columns[row];
      const normal = line.reduce((sum, value, place) => sum + value * (normals[place] ?? 0), 0);
      if (column) column[at] = Math.min(1 - least, Math.max(least, normalCumulative(normal)));
    }
  }
};
