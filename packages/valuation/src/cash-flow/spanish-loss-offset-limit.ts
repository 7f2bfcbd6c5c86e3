import type { ForalLaw } from './spanish-tax-territory.ts';

/** Losses up to this amount in euros may always be offset. */
const unlimitedEuros = 1_000_000;

/**
 * The maximum loss that a Spanish company may offset in one year, in euros: the greater of 1 M€ and 70 % of the profit,
 * 50 % when last year's turnover was 20 to 60 M€, 25 % above. Losses do not expire. Source: Ley 27/2014, art. 26 and
 * disposición adicional 15.ª, as amended by Ley 7/2024.
 */
export const spanishLossOffsetLimit = (profitEuros: number, turnoverEuros: number): number => {
  if (turnoverEuros >= 60_000_000) return Math.max(unlimitedEuros, 0.25 * profitEuros);
  if (turnoverEuros >= 20_000_000) return Math.max(unlimitedEuros, 0.5 * profitEuros);
  return Math.max(unlimitedEuros, 0.7 * profitEuros);
};

/**
 * The fraction of a profit that losses may offset in a foral territory, without a floor or turnover bands. An initial
 * value that the adviser confirms. Null when it must be asked: Gipuzkoa has its own from 2025 (Norma Foral 2/2025).
 * Sources: Normas Forales 37/2013, 11/2013, 2/2014; Ley Foral 26/2016.
 */
export const foralLossOffsetShare = (
  norm: ForalLaw,
  size: 'general' | 'small',
  year: number,
): number | null => {
  if (norm === 'gipuzkoa' && year >= 2025) return null;
  return norm === 'navarra' || size === 'small' ? 0.7 : 0.5;
};
