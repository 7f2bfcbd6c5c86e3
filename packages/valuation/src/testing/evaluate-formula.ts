import type { Figure, Figures } from '../figure.ts';
import type { FormulaId } from '../formula-expressions.ts';
import type { FormulaSymbol } from '../formula-symbols.ts';
import { optionEvaluators } from './evaluate-option-formula.ts';
import type { FormulaOperands } from './formula-operands.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const steps = [
  [-0.5, Number.NEGATIVE_INFINITY, 5e6],
  [-0.35, 5e6, 15e6],
  [-0.2, 15e6, Number.POSITIVE_INFINITY],
] as const;

const consistentStep = (listed: number): number =>
  steps.find(([step, from, to]) => {
    const value = listed * (1 + step);
    return (
      value >= from && (step === -0.5 ? value < to : value <= to) && (step !== -0.2 || value > from)
    );
  })?.[0] ?? Number.NaN;

const caseValue = (
  { of, all }: FormulaOperands,
  sign: 1 | -1,
  terminal: (rate: number) => number,
): number => {
  const rate = of('weightedAverageCostOfCapital') + sign * of('weightedAverageCostOfCapitalStep');
  const times = all('time');
  const flows = all('freeCashFlow').map(
    (flow, index) => flow / (1 + rate) ** (times[index] ?? Number.NaN),
  );
  return sum(flows) + terminal(rate) / (1 + rate) ** of('terminalTime');
};

const gordonCase = (operands: FormulaOperands, sign: 1 | -1): number =>
  caseValue(operands, sign, (rate) => {
    const growth = operands.of('terminalGrowth') - sign * operands.of('terminalGrowthStep');
    const last = operands.all('freeCashFlow').at(-1) ?? Number.NaN;
    return (last * (1 + growth)) / (rate - growth);
  });

const exitCase = (operands: FormulaOperands, sign: 1 | -1): number =>
  caseValue(
    operands,
    sign,
    () =>
      operands.of('ebitda') *
      (operands.of('exitMultiple') - sign * operands.of('exitMultipleStep')),
  );

const fadeValue = ({ of }: FormulaOperands): number => {
  const t = of('year') - of('baseYear');
  if (t <= of('holdYears')) return of('start');
  if (t >= of('reachYear')) return of('end');
  return (
    of('start') +
    ((of('end') - of('start')) * (t - of('holdYears'))) / (of('reachYear') - of('holdYears'))
  );
};

const impliedGrowth = ({ of }: FormulaOperands): number => {
  const w = of('weightedAverageCostOfCapital');
  const flow = of('freeCashFlow') * (1 + w) ** (of('explicitYears') - of('time'));
  return (of('terminalValue') * w - flow) / (of('terminalValue') + flow);
};

const evaluators: Record<Exclude<FormulaId, 'input'>, (operands: FormulaOperands) => number> = {
  'sum-of-accounts-ebitda': ({ or0 }) =>
    or0('revenue') +
    or0('otherIncome') -
    or0('supplies') -
    or0('personnel') -
    or0('otherOperatingExpenses'),
  'sum-of-accounts-net-working-capital': ({ or0 }) =>
    or0('inventories') + or0('tradeReceivables') - or0('tradePayables'),
  'sum-of-adjustments': ({ all }) => sum(all('adjustment')),
  'normalised-income': ({ or0, all }) => or0('amount') + sum(all('adjustment')),
  'normalised-cost': ({ or0, all }) => or0('amount') - sum(all('adjustment')),
  'normalised-ebitda': ({ of, or0 }) => of('ebitda') + or0('adjustments'),
  ebit: ({ of }) => of('ebitda') - of('depreciationAndAmortization'),
  'ratio-to-revenue': ({ of }) => of('amount') / of('revenue'),
  'growth-rate': ({ of }) => of('revenue') / of('previousRevenue') - 1,
  'compound-annual-growth-rate': ({ of }) =>
    (of('revenue') / of('firstRevenue')) ** (1 / (of('year') - of('firstYear'))) - 1,
  'driver-constant': ({ of }) => of('value'),
  'driver-fade': fadeValue,
  'driver-per-year': ({ of }) => of('value'),
  'driver-override': ({ of }) => of('value'),
  'revenue-from-growth': ({ of }) => of('previousRevenue') * (1 + of('growth')),
  'ebitda-from-margin': ({ of }) => of('revenue') * of('margin'),
  'share-of-revenue': ({ of }) => of('revenue') * of('share'),
  'tax-on-ebit': ({ of }) => of('taxRate') * Math.max(0, of('ebit')),
  'net-operating-profit-after-tax': ({ of }) => of('ebit') - of('tax'),
  'change-in-net-working-capital': ({ of }) =>
    of('netWorkingCapital') - of('previousNetWorkingCapital'),
  'free-cash-flow-to-firm': ({ of }) =>
    of('netOperatingProfitAfterTax') +
    of('depreciationAndAmortization') -
    of('capitalExpenditure') -
    of('changeInNetWorkingCapital'),
  'levered-beta': ({ of }) => of('unleveredBeta') * (1 + (1 - of('taxRate')) * of('debtToEquity')),
  'cost-of-equity': ({ of }) =>
    of('riskFreeRate') +
    of('leveredBeta') * of('equityRiskPremium') +
    of('countryRiskPremium') +
    of('sizePremium') +
    of('specificRiskPremium'),
  'cost-of-debt': ({ of }) => of('riskFreeRate') + of('debtSpread') + of('countryDefaultSpread'),
  'after-tax-cost-of-debt': ({ of }) => of('costOfDebt') * (1 - of('taxRate')),
  'equity-weight': ({ of }) => 1 / (1 + of('debtToEquity')),
  'debt-weight': ({ of }) => 1 - of('equityWeight'),
  'weighted-average-cost-of-capital': ({ of }) =>
    of('equityWeight') * of('costOfEquity') + of('debtWeight') * of('afterTaxCostOfDebt'),
  'time-mid-year': ({ of }) => of('year') - of('baseYear') - 0.5,
  'time-year-end': ({ of }) => of('year') - of('baseYear'),
  'discount-factor': ({ of }) => 1 / (1 + of('weightedAverageCostOfCapital')) ** of('time'),
  'present-value': ({ of }) => of('cashFlow') * of('discountFactor'),
  'sum-of-present-values': ({ all }) => sum(all('presentValue')),
  'terminal-free-cash-flow': ({ of }) => of('freeCashFlow') * (1 + of('terminalGrowth')),
  'terminal-value-gordon': ({ of }) =>
    of('terminalFreeCashFlow') / (of('weightedAverageCostOfCapital') - of('terminalGrowth')),
  'terminal-value-exit-multiple': ({ of }) => of('ebitda') * of('exitMultiple'),
  'terminal-value-share': ({ of }) => of('presentValueOfTerminalValue') / of('enterpriseValue'),
  'implied-exit-multiple': ({ of }) =>
    (of('terminalValue') *
      (1 + of('weightedAverageCostOfCapital')) ** (of('explicitYears') - of('terminalTime'))) /
    of('ebitda'),
  'implied-terminal-growth': impliedGrowth,
  'enterprise-value-dcf': ({ of }) => of('sumOfPresentValues') + of('presentValueOfTerminalValue'),
  'size-step-by-enterprise-value': ({ of }) =>
    consistentStep(of('ebitda') * of('multiple') * of('unit')),
  'applied-multiple': ({ of }) => of('multiple') * (1 + of('sizeStep')),
  'multiple-band-low': ({ of }) => of('appliedMultiple') * (1 - of('band')),
  'multiple-band-high': ({ of }) => of('appliedMultiple') * (1 + of('band')),
  'enterprise-value-multiples': ({ of }) => of('ebitda') * of('appliedMultiple'),
  'net-financial-debt': ({ of }) =>
    of('financialDebt') - Math.max(0, of('cash') - of('minimumCash')),
  'bridge-total': ({ of }) =>
    -of('netFinancialDebt') -
    of('debtLikeItems') -
    of('nonControllingInterests') +
    of('nonOperatingAssets') +
    of('taxPosition'),
  'equity-from-enterprise': ({ of }) => of('enterpriseValue') + of('bridgeTotal'),
  'weighted-value': ({ of }) =>
    of('dcfWeight') * of('dcfValue') + of('multiplesWeight') * of('multiplesValue'),
  'value-of-chosen-method': ({ of }) => of('value'),
  'low-case-gordon': (operands) => gordonCase(operands, 1),
  'high-case-gordon': (operands) => gordonCase(operands, -1),
  'low-case-exit-multiple': (operands) => exitCase(operands, 1),
  'high-case-exit-multiple': (operands) => exitCase(operands, -1),
  ...optionEvaluators,
  'implied-ev-to-ebitda': ({ of }) => of('enterpriseValue') / of('ebitda'),
};

/** What a figure's formula gives for its own inputs, worked out apart from the engine. */
export const evaluateFormula = (figure: Figure, figures: Figures): number => {
  if (figure.formula === 'input') return figure.value;
  const all = (symbol: FormulaSymbol): number[] =>
    figure.inputs
      .filter((input) => input.symbol === symbol)
      .map((input) => figures[input.figure]?.value ?? Number.NaN);
  const of = (symbol: FormulaSymbol): number => {
    const values = all(symbol);
    return values.length === 1 ? (values[0] ?? Number.NaN) : Number.NaN;
  };
  const or0 = (symbol: FormulaSymbol): number => (all(symbol).length === 0 ? 0 : of(symbol));
  return evaluators[figure.formula]({ of, or0, all });
};
