import type { ForalNorm } from './spanish-tax-territory.ts';

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

/**
 * The share of a profit that losses may take in a foral territory, without a floor or a step by turnover: a start value,
 * which the adviser confirms. Null where it has to be asked: Gipuzkoa changed its own from 2025 on (Norma Foral 2/2025).
 * Sources: Normas Forales 37/2013, 11/2013 and 2/2014; Ley Foral 26/2016.
 */
export const foralLossOffsetShare = (
  norm: ForalNorm,
  size: 'general' | 'small',
  year: number,
): number | null => {
  if (norm === 'gipuzkoa' && year >= 2025) return null;
  return norm === 'navarra' || size === 'small' ? 0.7 : 0.5;
};
