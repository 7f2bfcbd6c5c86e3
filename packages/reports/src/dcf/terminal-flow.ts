import { type DcfFigure, figureId, type ProjectionLine } from '@valia/valuation/figure.ts';
import {
  negative,
  dividedBy,
  plus,
  type PrintedNumber,
  printedAmount,
  printedFigures,
  type PrintedStep,
  printedResult,
  times,
} from '../arithmetic/printed-arithmetic.ts';
import type { ReportContext } from '../content/report-context.ts';

type TerminalFigure = Extract<
  DcfFigure,
  'terminalEbit' | 'terminalProfitAfterTax' | 'terminalFreeCashFlow'
>;

/**
 * A step from the last projected year to the terminal flow, computed from printed figures, and the report's own figure
 * for it.
 */
export interface TerminalFlowStep extends PrintedStep {
  name: TerminalFigure;
  reported: number;
}

const formulaOf = ({ input }: ReportContext, name: TerminalFigure): string | undefined =>
  input.outcome.figures[figureId.dcf(name)]?.formula;

/**
 * Whether the terminal flow is the last flow plus growth; it is not when it is taxed differently or when growth
 * requires reinvestment.
 */
export const isLastFlowGrown = (context: ReportContext): boolean =>
  formulaOf(context, 'terminalFreeCashFlow') === 'terminal-free-cash-flow';

/** The tax rate of the perpetuity; null when the last flow is already after its tax. */
export const perpetualTaxRate = ({ figure, input }: ReportContext): number | null => {
  const names = ['terminalProfitAfterTax', 'terminalFreeCashFlow'] as const;
  const operands = names.flatMap((name) => input.outcome.figures[figureId.dcf(name)]?.inputs ?? []);
  const rate = operands.find(({ symbol }) => symbol === 'taxRate');
  return rate === undefined ? null : figure(rate.figure);
};

const terminalFigures = (context: ReportContext) => {
  const { document, numbers, projectedYears } = context;
  const { shortest } = printedFigures(numbers);
  const rate = (value: number | null | undefined) => shortest(value ?? 0, 2, 4);
  const growth = document.terminal.terminalGrowth ?? 0;
  const last = projectedYears.at(-1) ?? 0;
  return {
    rate,
    one: shortest(1, 0, 4),
    growth: rate(growth),
    grown: rate(1 + growth),
    ofLastYear: (line: ProjectionLine) => printedAmount(context, figureId.projection(last, line)),
    terminal: (name: TerminalFigure) => printedAmount(context, figureId.dcf(name)),
  };
};

/** The last flow with its own tax added back, and tax on all of its profit deducted. */
const fullyTaxedFlow = (context: ReportContext): PrintedNumber => {
  const { grown, ofLastYear, rate } = terminalFigures(context);
  const ebit = ofLastYear('ebit');
  const tax = times(rate(perpetualTaxRate(context)), ebit);
  const untaxed = [ofLastYear('freeCashFlowToFirm'), ofLastYear('tax')] as const;
  return times(ebit.exact.over > 0n ? plus(...untaxed, negative(tax)) : plus(...untaxed), grown);
};

type NamedSum = [TerminalFigure, PrintedNumber];

const reinvestingFlow = (context: ReportContext): NamedSum[] => {
  const { document } = context;
  const { grown, growth, ofLastYear, one, rate, terminal } = terminalFigures(context);
  const { ebitMargin, returnOnCapital } = document.terminal;
  const atMargin = times(ofLastYear('revenue'), rate(ebitMargin));
  const leased = plus(atMargin, ofLastYear('rent'), negative(ofLastYear('leaseDepreciation')));
  const ebits: Partial<Record<string, PrintedNumber>> = {
    'terminal-ebit-from-margin': times(ofLastYear('revenue'), rate(ebitMargin), grown),
    'terminal-ebit-from-margin-with-leases': times(leased, grown),
  };
  const ebit = ebits[formulaOf(context, 'terminalEbit') ?? ''] ?? times(ofLastYear('ebit'), grown);
  const afterTax = plus(one, negative(rate(perpetualTaxRate(context))));
  const kept = plus(one, negative(dividedBy(growth, rate(returnOnCapital))));
  const isTaxed = terminal('terminalEbit').exact.over > 0n;
  const profit: NamedSum[] = isTaxed
    ? [['terminalProfitAfterTax', times(terminal('terminalEbit'), afterTax)]]
    : [];
  return [
    ['terminalEbit', ebit],
    ...profit,
    ['terminalFreeCashFlow', times(terminal('terminalProfitAfterTax'), kept)],
  ];
};

/** The steps from the last projected year to the terminal flow; empty when it is only that year's flow plus growth. */
export const terminalFlowSteps = (context: ReportContext): TerminalFlowStep[] => {
  const { figure, numbers } = context;
  const sums = (): NamedSum[] => {
    switch (formulaOf(context, 'terminalFreeCashFlow')) {
      case 'terminal-flow-at-full-tax':
        return [['terminalFreeCashFlow', fullyTaxedFlow(context)]];
      case 'terminal-flow-after-reinvestment':
        return reinvestingFlow(context);
      default:
        return [];
    }
  };
  const written = (value: number) => numbers.number(value, numbers.moneyDecimals);
  return sums().map(([name, sum]) => ({
    name,
    reported: figure(figureId.dcf(name)) ?? 0,
    ...printedResult(sum, numbers.moneyDecimals, written),
  }));
};
