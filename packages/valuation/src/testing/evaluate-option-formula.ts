import { chaffeDiscount } from '../discounts/chaffe-discount.ts';
import { finnertyDiscount } from '../discounts/finnerty-discount.ts';
import { ghaidarovDiscount } from '../discounts/ghaidarov-discount.ts';
import { blackScholesCall } from '../equity/black-scholes-call.ts';
import type { optionFormulaExpressions } from '../option-formula-expressions.ts';
import type { FormulaOperands } from './formula-operands.ts';

export type OptionEvaluators = Record<
  keyof typeof optionFormulaExpressions,
  (operands: FormulaOperands) => number
>;

/** Present value of 1 at each time, when each year's rate holds from the close of the year before. */
const presentValueOf = (
  { all }: FormulaOperands,
  rate: number,
  shift: number,
): ((time: number, year: number) => number) => {
  const rates = all('yearlyCostOfCapital');
  if (rates.length === 0) return (time) => 1 / (1 + rate) ** time;
  const closings = all('closingTime');
  return (time, year) => {
    let factor = 1;
    let from = 0;
    for (let at = 0; at < year; at += 1) {
      const to = closings[at] ?? Number.NaN;
      factor /= (1 + (rates[at] ?? Number.NaN) + shift) ** (to - from);
      from = to;
    }
    return factor / (1 + (rates[year] ?? Number.NaN) + shift) ** (time - from);
  };
};

const gordonAt = ({ of, all }: FormulaOperands, rate: number, sign: 1 | -1): number => {
  const growth = of('terminalGrowth');
  const moved = growth - sign * of('terminalGrowthStep');
  const before = of('terminalFreeCashFlow') / (1 + growth);
  const [onCapital] = all('returnOnCapital');
  const kept = onCapital === undefined ? 1 : (1 - moved / onCapital) / (1 - growth / onCapital);
  return (before * kept * (1 + moved)) / (rate - moved);
};

const movedCase = (operands: FormulaOperands, sign: 1 | -1): number => {
  const { of, or0, all } = operands;
  const shift = sign * of('weightedAverageCostOfCapitalStep');
  const rate = of('weightedAverageCostOfCapital') + shift;
  const factorOf = presentValueOf(operands, rate, shift);
  const flows = all('freeCashFlow');
  const last = flows.length - 1;
  const explicit = flows.reduce(
    (sum, flow, year) => sum + flow * factorOf(all('time')[year] ?? Number.NaN, year),
    0,
  );
  const [weight] = all('gordonWeight');
  const hasGrowth = all('terminalGrowth').length > 0;
  const gordon = hasGrowth ? gordonAt(operands, rate, sign) : 0;
  const exit = or0('ebitda') * (or0('exitMultiple') - sign * or0('exitMultipleStep'));
  const gordonNow = gordon * factorOf(of('terminalTime'), last);
  const exitTime = weight === undefined ? of('terminalTime') : of('exitTime');
  const exitNow = exit * factorOf(exitTime, last);
  if (weight !== undefined) return explicit + weight * gordonNow + (1 - weight) * exitNow;
  return explicit + (hasGrowth ? gordonNow : exitNow);
};

const spanishShare = (turnover: number): number => {
  if (turnover < 20e6) return 0.7;
  return turnover < 60e6 ? 0.5 : 0.25;
};

const lossesUsedInSpain = ({ of }: FormulaOperands): number => {
  const profit = Math.max(0, of('ebit'));
  const share = spanishShare(of('previousRevenue') * of('unit'));
  const limit = Math.max(1e6, share * profit * of('unit')) / of('unit');
  return Math.min(profit, of('openingLosses'), limit);
};

/** 2025, then each year after; the last holds for ever. */
const smallRates = [0.24, 0.23, 0.22, 0.21, 0.2];
const microBands = [
  [0.21, 0.22],
  [0.19, 0.21],
  [0.17, 0.2],
] as const;

const spanishRate = ({ of, or0 }: FormulaOperands): number => {
  const turnover = of('previousRevenue') * of('unit');
  if (turnover >= 10e6) return 0.25;
  const years = Math.max(0, of('year') - 2025);
  if (turnover >= 1e6) return smallRates[Math.min(years, 4)] ?? Number.NaN;
  const [first, rest] = microBands[Math.min(years, 2)] ?? [Number.NaN, Number.NaN];
  const base = (Math.max(0, of('ebit')) - or0('lossesUsed')) * of('unit');
  return base <= 50_000 ? first : rest + ((first - rest) * 50_000) / base;
};

const percentile = ({ of, all }: FormulaOperands): number => {
  const ordered = all('multiple').toSorted((one, other) => one - other);
  const position = of('share') * (ordered.length - 1);
  const below = ordered[Math.floor(position)] ?? Number.NaN;
  const above = ordered[Math.ceil(position)] ?? Number.NaN;
  return below + (position % 1) * (above - below);
};

/** Lowest interest coverage of each spread, by table size; smaller firms need more. */
const smallerSpreads = [
  [12.5, 0.004],
  [9.5, 0.0055],
  [7.5, 0.007],
  [6, 0.0078],
  [4.5, 0.0089],
  [4, 0.0111],
  [3.5, 0.0138],
  [3, 0.0184],
  [2.5, 0.0275],
  [2, 0.0321],
  [1.5, 0.0509],
  [1.25, 0.0885],
  [0.8, 0.1261],
  [0.5, 0.16],
  [Number.NEGATIVE_INFINITY, 0.19],
] as const;

const spreadOf = (coverage: number): number =>
  smallerSpreads.find(([least]) => coverage >= least)?.[1] ?? Number.NaN;

const weightedMean = (weights: readonly number[], values: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, at) => sum + (weight * (values[at] ?? 0)) / total, 0);
};

/** The formulas of options, worked out apart from the engine but for the option models. */
export const optionEvaluators: OptionEvaluators = {
  'ebit-from-margin': ({ of }) => of('revenue') * of('margin'),
  'ebitda-from-ebit': ({ of }) => of('ebit') + of('depreciationAndAmortization'),
  'working-capital-amount': ({ of }) => of('value'),
  'working-capital-from-days': ({ of }) =>
    (of('revenue') / 365) * (of('inventoryDays') + of('receivableDays') - of('payableDays')),
  'losses-used': ({ of }) => Math.min(Math.max(0, of('ebit')), of('openingLosses')),
  'losses-used-in-spain': lossesUsedInSpain,
  'spanish-tax-rate': spanishRate,
  'closing-losses': ({ of }) => of('openingLosses') + Math.max(0, -of('ebit')) - of('lossesUsed'),
  'tax-after-losses': ({ of }) => of('taxRate') * (Math.max(0, of('ebit')) - of('lossesUsed')),
  'reinvestment-by-sales-to-capital': ({ of }) =>
    (of('revenue') - of('previousRevenue')) / of('salesToCapital'),
  'free-cash-flow-after-reinvestment': ({ of }) =>
    of('netOperatingProfitAfterTax') - of('reinvestment'),
  'flow-of-stub-year': ({ of }) => of('freeCashFlow') * of('stubFraction'),
  'time-in-stub': ({ of }) => of('stubFraction') / 2,
  'time-mid-year-after-stub': ({ of }) => of('stubFraction') + of('year') - of('baseYear') - 1.5,
  'time-year-end-after-stub': ({ of }) => of('stubFraction') + of('year') - of('baseYear') - 1,
  'cost-of-capital-of-last-year': ({ of }) => of('value'),
  'cumulative-discount-factor': ({ of, or0, all }) =>
    (all('openingFactor')[0] ?? 1) /
    (1 + of('weightedAverageCostOfCapital')) ** (of('time') - or0('openingTime')),
  'cash-corrected-beta': ({ of }) => of('unleveredBeta') / (1 - of('cashToFirmValue')),
  'interest-coverage': ({ of }) =>
    (of('operatingProfit') + of('leaseInterest')) / (of('interestExpense') + of('leaseInterest')),
  'synthetic-spread': ({ of }) => spreadOf(of('interestCoverage')),
  'equity-weight-by-market-values': ({ of }) => of('equity') / (of('debt') + of('equity')),
  'equity-weight-by-target': ({ of }) => 1 - of('debtToValue'),
  'terminal-flow-at-full-tax': ({ of }) =>
    (of('freeCashFlow') + of('tax') - of('taxRate') * Math.max(0, of('ebit'))) *
    (1 + of('terminalGrowth')),
  'terminal-ebit-from-margin': ({ of }) =>
    of('revenue') * of('margin') * (1 + of('terminalGrowth')),
  'terminal-ebit': ({ of }) => of('ebit') * (1 + of('terminalGrowth')),
  'terminal-profit-after-tax': ({ of }) => of('ebit') * (1 - of('taxRate')),
  'terminal-flow-after-reinvestment': ({ of }) =>
    of('netOperatingProfitAfterTax') * (1 - of('terminalGrowth') / of('returnOnCapital')),
  'weighted-terminal-value': ({ of }) =>
    of('gordonWeight') * of('gordonValue') + (1 - of('gordonWeight')) * of('exitValue'),
  'low-case': (operands) => movedCase(operands, 1),
  'high-case': (operands) => movedCase(operands, -1),
  'step-within-limit': ({ of, or0 }) => {
    const room = of('weightedAverageCostOfCapital') - 0.005;
    const step = of('weightedAverageCostOfCapitalStep');
    const both = step + or0('terminalGrowthStep');
    const shares = [
      step > 0 ? room / step : 1,
      both > 0 ? (room - or0('terminalGrowth')) / both : 1,
    ];
    return of('value') * Math.max(0, Math.min(1, ...shares));
  },
  'percentile-of-comparables': percentile,
  'value-by-multiple': ({ of }) => of('amount') * of('appliedMultiple'),
  'enterprise-from-equity': ({ of }) => of('equity') - of('bridgeTotal'),
  'weighted-multiples': ({ all }) => weightedMean(all('weight'), all('value')),
  'discount-given': ({ of }) => of('value'),
  'discount-chaffe': ({ of }) =>
    chaffeDiscount({
      maturity: of('maturity'),
      volatility: of('volatility'),
      riskFreeRate: of('riskFreeRate'),
      dividendYield: of('dividendYield'),
    }),
  'discount-finnerty': ({ of }) =>
    finnertyDiscount(of('maturity'), of('volatility'), of('dividendYield')),
  'discount-ghaidarov': ({ of }) =>
    ghaidarovDiscount(of('maturity'), of('volatility'), of('dividendYield')),
  'discount-for-lack-of-control': ({ of }) => 1 - 1 / (1 + of('controlPremium')),
  'combined-discount': ({ of }) => 1 - (1 - of('lackOfControl')) * (1 - of('lackOfMarketability')),
  'equity-after-discounts': ({ of }) => of('equity') * (1 - of('discount')),
  'diluted-share-price': ({ of }) => of('equity') / (of('shares') + of('options')),
  'option-value': ({ of }) =>
    blackScholesCall({
      sharePrice: of('dilutedSharePrice'),
      strike: of('strike'),
      maturity: of('maturity'),
      volatility: of('volatility'),
      riskFreeRate: of('riskFreeRate'),
      dividendYield: of('dividendYield'),
    }),
  'options-value': ({ of }) => of('options') * of('optionValue'),
  'value-per-share': ({ of, or0 }) => (of('equity') - or0('optionsValue')) / of('shares'),
};
