/**
 * EBITDA of a buyer's ordinary year: `ebitda + Σ adjustments`, each adjustment its signed effect on EBITDA
 * (one-off costs and pay above market positive, one-off income and rent below market negative). Money.
 * Source: joshuanovick.com, "EBITDA ajustado".
 */
export const normalisedEbitda = (ebitda: number, adjustments: readonly number[]): number =>
  adjustments.reduce((sum, adjustment) => sum + adjustment, ebitda);
