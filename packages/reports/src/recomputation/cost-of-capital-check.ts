import { type CostOfCapitalFigure, figureId } from '@valia/valuation/figure.ts';
import { printedDecimals } from './pocket-check.ts';
import {
  negative,
  over,
  plus,
  type Printed,
  printedFigures,
  type PrintedStep,
  resultOf,
  times,
} from '../arithmetic/printed-arithmetic.ts';
import type { ReportContext } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-words.ts';
import { specificPremiumInUse } from '../dcf/specific-risk-view.ts';

/** A cost of capital in percent as its printed parts give it, and as the report has it. */
export interface RateCheck extends PrintedStep {
  reported: Printed;
}

export interface CostOfCapitalCheck {
  costOfEquity: RateCheck;
  average: RateCheck;
}

const rateCheck = ({ numbers }: ReportContext, sum: Printed, rate: number): RateCheck => ({
  ...resultOf(sum, 2, (value) => numbers.number(value, 2)),
  reported: printedFigures(numbers).percent(rate),
});

/** Both costs by what they weigh: by the debt-to-equity ratio, or by weights of their own. */
const averageOf = (context: ReportContext, equityCost: Printed, debtCost: Printed): Printed => {
  const { document, figure, numbers } = context;
  const { number, shortest } = printedFigures(numbers);
  const one = shortest(1, 0, 4);
  if (document.costOfCapital.weights !== undefined) {
    const write = (value: number) => numbers.number(value, printedDecimals.rate);
    const weight = figure(figureId.costOfCapital('equityWeight')) ?? 0;
    const share = number(weight, printedDecimals.rate);
    const rest = resultOf(plus(one, negative(share)), printedDecimals.rate, write).result;
    return plus(times(equityCost, share), times(debtCost, rest));
  }
  const debtToEquity = document.costOfCapital.buildUp.debtToEquity ?? 0;
  const ratio = shortest(debtToEquity, 1, 4);
  const decimals = Math.max(1, shortestDecimals(debtToEquity, 4));
  const whole = resultOf(plus(one, ratio), decimals, (value) => numbers.number(value, decimals));
  return plus(
    times(equityCost, over(one, whole.result, '/')),
    times(debtCost, over(ratio, whole.result, '/')),
  );
};

/** Null where the rate was given, or one for each year. */
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
