import { type CostOfCapitalFigure, figureId } from '@valia/valuation/figure.ts';
import { printedDecimals } from './calculator-check.ts';
import {
  negative,
  dividedBy,
  plus,
  type PrintedNumber,
  printedFigures,
  type PrintedStep,
  printedResult,
  times,
} from '../arithmetic/printed-arithmetic.ts';
import type { ReportContext } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import { specificPremiumInUse } from '../dcf/specific-risk-view.ts';

/** A cost of capital in percent as computed from its printed parts, and as printed in the report. */
export interface RateCheck extends PrintedStep {
  reported: PrintedNumber;
}

export interface CostOfCapitalCheck {
  costOfEquity: RateCheck;
  average: RateCheck;
}

const rateCheck = ({ numbers }: ReportContext, sum: PrintedNumber, rate: number): RateCheck => ({
  ...printedResult(sum, 2, (value) => numbers.number(value, 2)),
  reported: printedFigures(numbers).percent(rate),
});

/** The average of both costs, by the debt-to-equity ratio or by explicit weights. */
const averageOf = (
  context: ReportContext,
  equityCost: PrintedNumber,
  debtCost: PrintedNumber,
): PrintedNumber => {
  const { document, figure, numbers } = context;
  const { number, shortest } = printedFigures(numbers);
  const one = shortest(1, 0, 4);
  if (document.costOfCapital.weights !== undefined) {
    const write = (value: number) => numbers.number(value, printedDecimals.rate);
    const weight = figure(figureId.costOfCapital('equityWeight')) ?? 0;
    const share = number(weight, printedDecimals.rate);
    const rest = printedResult(plus(one, negative(share)), printedDecimals.rate, write).result;
    return plus(times(equityCost, share), times(debtCost, rest));
  }
  const debtToEquity = document.costOfCapital.buildUp.debtToEquity ?? 0;
  const ratio = shortest(debtToEquity, 1, 4);
  const decimals = Math.max(1, shortestDecimals(debtToEquity, 4));
  const whole = printedResult(plus(one, ratio), decimals, (value) =>
    numbers.number(value, decimals),
  );
  return plus(
    times(equityCost, dividedBy(one, whole.result, '/')),
    times(debtCost, dividedBy(ratio, whole.result, '/')),
  );
};

/** Null when the rate was given, or when there is one for each year. */
export const costOfCapitalCheck = (context: ReportContext): CostOfCapitalCheck | null => {
  const { document, figure, numbers } = context;
  const { buildUp, mode, path } = document.costOfCapital;
  if (mode === 'direct' || path !== undefined) return null;
  const { number, percent } = printedFigures(numbers);
  const computed = (name: CostOfCapitalFigure) => figure(figureId.costOfCapital(name)) ?? 0;
  const beta = number(computed('leveredBeta'), printedDecimals.beta);
  const equityCost = plus(
    percent(buildUp.riskFreeRate),
    times(beta, percent(buildUp.equityRiskPremium)),
    percent(buildUp.countryRiskPremium),
    percent(buildUp.sizePremium),
    percent(specificPremiumInUse(context)),
  );
  const costOfEquity = rateCheck(context, equityCost, computed('costOfEquity'));
  const debtCost = percent(computed('afterTaxCostOfDebt'));
  const average = averageOf(context, costOfEquity.reported, debtCost);
  return {
    costOfEquity,
    average: rateCheck(context, average, computed('weightedAverageCostOfCapital')),
  };
};
