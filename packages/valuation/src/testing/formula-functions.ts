import { chaffeDiscount } from '../discounts/chaffe-discount.ts';
import { finnertyDiscount } from '../discounts/finnerty-discount.ts';
import { ghaidarovDiscount } from '../discounts/ghaidarov-discount.ts';
import { blackScholesCall } from '../equity/black-scholes-call.ts';
import type { FormulaFunctions } from './evaluate-expression.ts';

const spanishShare = (turnover: number): number => {
  if (turnover < 20e6) return 0.7;
  return turnover < 60e6 ? 0.5 : 0.25;
};

/** Rates for 2025 and each year after; the last one applies permanently. */
const smallRates = [0.24, 0.23, 0.22, 0.21, 0.2];
const microBands = [
  [0.21, 0.22],
  [0.19, 0.21],
  [0.17, 0.2],
] as const;

const spanishRate = (year: number, base: number, turnover: number): number => {
  if (turnover >= 10e6) return 0.25;
  const years = year - 2025;
  if (years < 0) return turnover < 1e6 && year > 2022 ? 0.23 : 0.25;
  if (turnover >= 1e6) return smallRates[Math.min(years, 4)] ?? Number.NaN;
  const [first, rest] = microBands[Math.min(years, 2)] ?? [Number.NaN, Number.NaN];
  return base <= 50_000 ? first : rest + ((first - rest) * 50_000) / base;
};

const percentile = (...values: number[]): number => {
  const ordered = values.slice(0, -1).toSorted((one, other) => one - other);
  const position = (values.at(-1) ?? Number.NaN) * (ordered.length - 1);
  const below = ordered[Math.floor(position)] ?? Number.NaN;
  const above = ordered[Math.ceil(position)] ?? Number.NaN;
  return below + (position % 1) * (above - below);
};

/** Spreads from AAA to D; each table has its own lowest interest coverages. */
const spreads = [
  0.004, 0.0055, 0.007, 0.0078, 0.0089, 0.0111, 0.0138, 0.0184, 0.0275, 0.0321, 0.0509, 0.0885,
  0.1261, 0.16, 0.19,
];
const coverages = {
  large: [8.5, 6.5, 5.5, 4.25, 3, 2.5, 2.25, 2, 1.75, 1.5, 1.25, 0.8, 0.65, 0.2],
  smaller: [12.5, 9.5, 7.5, 6, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1.25, 0.8, 0.5],
  financial: [3, 2.5, 2, 1.5, 1.2, 0.9, 0.75, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05],
};

const spreadOf = (table: keyof typeof coverages, coverage: number): number => {
  const row = coverages[table].findIndex((least) => coverage >= least);
  return spreads[row === -1 ? spreads.length - 1 : row] ?? Number.NaN;
};

/**
 * Written independently of the engine: linear within each gap between coverages; the last spread applies at a coverage
 * of zero.
 */
const spreadBetween = (table: keyof typeof coverages, coverage: number): number => {
  const ends = [...coverages[table], 0];
  if (coverage >= (ends[0] ?? Number.NaN)) return spreads[0] ?? Number.NaN;
  for (let row = 1; row < ends.length; row += 1) {
    const [high, low] = [ends[row - 1] ?? Number.NaN, ends[row] ?? Number.NaN];
    const [best, worst] = [spreads[row - 1] ?? Number.NaN, spreads[row] ?? Number.NaN];
    if (coverage >= low) return worst - ((worst - best) * (coverage - low)) / (high - low);
  }
  return spreads.at(-1) ?? Number.NaN;
};

/** The growth rate nearest to zero, among those below the rate that result in this value of the perpetuity. */
const growthOf = (...[value = 0, profit = 0, onCapital = 0, rate = 0]: number[]): number => {
  const a = profit / onCapital;
  const b = profit - a + value;
  const c = value * rate - profit;
  const root = Math.sqrt(b * b - 4 * a * c);
  // Of each pair of formulas, uses the one that does not subtract nearly equal numbers; with a very small
  // profit, the other one would lose all digits.
  const rates =
    b < 0
      ? [(b - root) / (2 * a), (2 * c) / (b - root)]
      : [(2 * c) / (b + root), (b + root) / (2 * a)];
  if (onCapital >= rate) return Math.min(...rates);
  return rates.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? Number.NaN;
};

/** The functions in printed formulas, computed independently of the engine, except for the option models. */
export const formulaFunctions: FormulaFunctions = {
  min: Math.min,
  max: Math.max,
  growth: growthOf,
  sign: Math.sign,
  round: Math.round,
  ln: (value) => Math.log(value ?? Number.NaN),
  share: spanishShare,
  rate: spanishRate,
  relief: (years, most, rate) =>
    years !== undefined && years <= (most ?? Number.NaN) ? (rate ?? Number.NaN) : Number.NaN,
  percentile,
  spreadLarge: (coverage = Number.NaN) => spreadOf('large', coverage),
  spreadSmaller: (coverage = Number.NaN) => spreadOf('smaller', coverage),
  spreadFinancial: (coverage = Number.NaN) => spreadOf('financial', coverage),
  spreadLargeBetween: (coverage = Number.NaN) => spreadBetween('large', coverage),
  spreadSmallerBetween: (coverage = Number.NaN) => spreadBetween('smaller', coverage),
  spreadFinancialBetween: (coverage = Number.NaN) => spreadBetween('financial', coverage),
  spreadBest: (interest) => (interest === 0 ? 0.004 : Number.NaN),
  putChaffe: (maturity = 0, volatility = 0, riskFreeRate = 0, dividendYield = 0) =>
    chaffeDiscount({ maturity, volatility, riskFreeRate, dividendYield }),
  putFinnerty: finnertyDiscount,
  putGhaidarov: ghaidarovDiscount,
  call: (
    sharePrice = 0,
    strike = 0,
    maturity = 0,
    volatility = 0,
    riskFreeRate = 0,
    dividendYield = 0,
  ) => blackScholesCall({ sharePrice, strike, maturity, volatility, riskFreeRate, dividendYield }),
};
