/** Losses up to this many euros may always be offset. */
const unlimitedEuros = 1_000_000;

/**
 * The most that a Spanish company may offset in one year, in euros: the greater of 1 M€ and 70 % of the profit,
 * 50 % where last year's turnover was 20 to 60 M€, 25 % above. No expiry.
 * Source: Ley 27/2014, art. 26 and disposición adicional 15.ª, as left by Ley 7/2024.
 */
export const spanishLossOffsetLimit = (profitEuros: number, turnoverEuros: number): number => {
  if (turnoverEuros >= 60_000_000) return Math.max(unlimitedEuros, 0.25 * profitEuros);
  if (turnoverEuros >= 20_000_000) return Math.max(unlimitedEuros, 0.5 * profitEuros);
  return Math.max(unlimitedEuros, 0.7 * profitEuros);
};
