/** One industry of listed companies, as published. */
export interface IndustryMultiples {
  industry: string;
  firms: number;
  evToEbitda: number | null;
  unleveredBeta: number | null;
  debtToEquity: number | null;
}

/** Lowest, firm-weighted and highest industry of a sector: aggregates of industries, never percentiles of companies. */
export interface SectorAggregate {
  firms: number;
  low: number;
  central: number;
  high: number;
  unleveredBeta: number;
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

// Two decimals, as they are printed, so that a reader of the report can recompute what follows from them.
const printed = (value: number): number => Math.round(value * 100) / 100;

/**
 * The multiples of a sector from its industries. Multiples are times, debt to equity a fraction, all to two decimals.
 * @returns null when no industry has the figures
 */
export const sectorAggregate = (
  industries: readonly IndustryMultiples[],
): SectorAggregate | null => {
  const multiples = given(industries, (industry) => industry.evToEbitda);
  const betas = given(industries, (industry) => industry.unleveredBeta);
  const leverages = given(industries, (industry) => industry.debtToEquity);
  if (multiples.length === 0 || betas.length === 0 || leverages.length === 0) return null;
  const values = multiples.map(({ value }) => value);
  return {
    firms: industries.reduce((sum, { firms }) => sum + firms, 0),
    low: printed(Math.min(...values)),
    central: printed(firmWeighted(multiples)),
    high: printed(Math.max(...values)),
    unleveredBeta: printed(firmWeighted(betas)),
    debtToEquity: printed(firmWeighted(leverages)),
  };
};
