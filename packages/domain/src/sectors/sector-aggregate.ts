/** One industry of listed companies, as published. */
export interface IndustryMultiples {
  industry: string;
  firms: number;
  evToEbitda: number | null;
  evToEbit: number | null;
  evToSales: number | null;
  priceToEarnings: number | null;
  unleveredBeta: number | null;
  unleveredBetaCashCorrected: number | null;
  debtToEquity: number | null;
}

interface MultipleRange {
  low: number;
  central: number;
  high: number;
}

/**
 * The lowest, firm-weighted and highest industry of a sector: aggregates of industries, never percentiles of companies.
 */
export interface SectorAggregate extends MultipleRange {
  firms: number;
  /**
   * The same for the other multiples, with the number of firms in industries with this multiple; null when none has it.
   */
  further: Record<
    'evToEbit' | 'evToSales' | 'priceToEarnings',
    (MultipleRange & { firms: number }) | null
  >;
  unleveredBeta: number;
  /**
   * Cash divided by firm value, for which the beta is not yet corrected: `1 − β / cash-corrected β`, to four decimals.
   */
  cashToFirmValue: number | null;
  debtToEquity: number;
}

type Weighted = { firms: number; value: number };

const given = (
  industries: readonly IndustryMultiples[],
  figure: (industry: IndustryMultiples) => number | null,
): Weighted[] =>
  industries.flatMap((industry) => {
    const value = figure(industry);
    return value === null ? [] : [{ firms: industry.firms, value }];
  });

const firmWeighted = (figures: readonly Weighted[]): number =>
  figures.reduce((sum, { firms, value }) => sum + firms * value, 0) /
  figures.reduce((sum, { firms }) => sum + firms, 0);

// Two decimals, as printed, so that a reader of the report can recompute all figures derived from them.
const printed = (value: number): number => Math.round(value * 100) / 100;

const firmsOf = (industries: readonly { firms: number }[]): number =>
  industries.reduce((sum, { firms }) => sum + firms, 0);

const rangeOf = (figures: readonly Weighted[]): (MultipleRange & { firms: number }) | null => {
  if (figures.length === 0) return null;
  const values = figures.map(({ value }) => value);
  return {
    firms: firmsOf(figures),
    low: printed(Math.min(...values)),
    central: printed(firmWeighted(figures)),
    high: printed(Math.max(...values)),
  };
};

/**
 * The number of firms and the lowest, firm-weighted and highest value of one published multiple; null when no industry
 * has it.
 */
export const multipleRange = (
  industries: readonly { firms: number; multiple: number | null }[],
): (MultipleRange & { firms: number }) | null =>
  rangeOf(
    industries.flatMap(({ firms, multiple }) =>
      multiple === null ? [] : [{ firms, value: multiple }],
    ),
  );

const cashShare = (betas: readonly Weighted[], corrected: readonly Weighted[]): number | null => {
  if (corrected.length === 0) return null;
  const share = 1 - firmWeighted(betas) / firmWeighted(corrected);
  return share >= 0 && share < 1 ? Math.round(share * 10_000) / 10_000 : null;
};

/**
 * The multiples of a sector from its industries. Multiples are times, debt to equity a fraction, all to two decimals.
 * @returns null when no industry has the figures
 */
export const sectorAggregate = (
  industries: readonly IndustryMultiples[],
): SectorAggregate | null => {
  const multiples = rangeOf(given(industries, (industry) => industry.evToEbitda));
  const betas = given(industries, (industry) => industry.unleveredBeta);
  const leverages = given(industries, (industry) => industry.debtToEquity);
  if (multiples === null || betas.length === 0 || leverages.length === 0) return null;
  return {
    ...multiples,
    firms: firmsOf(industries),
    further: {
      evToEbit: rangeOf(given(industries, (industry) => industry.evToEbit)),
      evToSales: rangeOf(given(industries, (industry) => industry.evToSales)),
      priceToEarnings: rangeOf(given(industries, (industry) => industry.priceToEarnings)),
    },
    unleveredBeta: printed(firmWeighted(betas)),
    cashToFirmValue: cashShare(
      betas,
      given(industries, (industry) => industry.unleveredBetaCashCorrected),
    ),
    debtToEquity: printed(firmWeighted(leverages)),
  };
};
