import { figureId } from '@valia/valuation/figure.ts';
import { terminalMethodOf } from '@valia/valuation/terminal-value/terminal-method-of.ts';
import { jointDiscount, shareDecimals } from '../equity/discounts-view.ts';
import { multipleCases } from '../multiples/further-multiples-view.ts';
import { ebitdaForMultiples } from '../leases/leases-view.ts';
import {
  toCurrencyUnits,
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
import { isLastFlowGrown } from '../dcf/terminal-flow.ts';

/** The number of digits after the decimal sign that the report prints for each kind of figure. */
export const printedDecimals = {
  rate: 4,
  factor: 5,
  beta: 3,
  appliedMultiple: 3,
  exitMultiple: 2,
} as const;

/**
 * The results that a reader obtains with a calculator from the printed figures alone, step by step in the valuation's
 * unit.
 */
export interface CalculatorCheck {
  dcf: {
    /** By Gordon; null when the terminal value uses only the exit multiple. */
    gordon: PrintedStep | null;
    exit: PrintedStep | null;
    /** The terminal value by its factor, or the weighted mean of both. */
    terminal: PrintedStep;
    enterpriseValue: PrintedStep;
    equity: PrintedStep;
  } | null;
  /** Null without multiples. */
  equityOfMultiples: PrintedStep | null;
  /** Before discounts; with a single method, that method's value. */
  central: PrintedStep;
  /** Null without discounts. */
  afterDiscounts: DiscountedCheck | null;
  /** Null when no shares are given. */
  perShare: PrintedStep | null;
}

/** A negative value is not discounted: its sum is the value itself. */
export type DiscountedCheck = PrintedStep & { isApplied: boolean };

const weightOf = ({ numbers }: ReportContext, weight: number): PrintedNumber =>
  printedFigures(numbers).shortest(weight, 2, 4);

const inMoney = ({ numbers }: ReportContext, sum: PrintedNumber): PrintedStep =>
  printedResult(sum, numbers.moneyDecimals, (value) =>
    numbers.number(value, numbers.moneyDecimals),
  );

const gordonStep = (context: ReportContext): PrintedStep => {
  const { document, numbers, projectedYears, result } = context;
  const { shortest } = printedFigures(numbers);
  const growth = document.terminal.terminalGrowth ?? 0;
  const rate = shortest(result.weightedAverageCostOfCapital ?? 0, 2, printedDecimals.rate);
  const flow = isLastFlowGrown(context)
    ? times(
        printedAmount(
          context,
          figureId.projection(projectedYears.at(-1) ?? 0, 'freeCashFlowToFirm'),
        ),
        shortest(1 + growth, 2, printedDecimals.rate),
      )
    : printedAmount(context, figureId.dcf('terminalFreeCashFlow'));
  const spread = plus(rate, negative(shortest(growth, 2, printedDecimals.rate)));
  return inMoney(context, dividedBy(flow, spread));
};

const exitStep = (context: ReportContext): PrintedStep => {
  const { document, numbers, projectedYears } = context;
  const { number } = printedFigures(numbers);
  const ebitda = printedAmount(context, figureId.projection(projectedYears.at(-1) ?? 0, 'ebitda'));
  const multiple = number(document.terminal.exitMultiple ?? 0, printedDecimals.exitMultiple);
  return inMoney(context, times(ebitda, multiple));
};

const flowsOf = (context: ReportContext): PrintedNumber => {
  const { numbers, projected, projectedYears } = context;
  const { money, number } = printedFigures(numbers);
  const [first = money(0), ...others] = projectedYears.map((year) => {
    const stub = figureId.projection(year, 'freeCashFlowInStub');
    const flow =
      context.figure(stub) === null ? figureId.projection(year, 'freeCashFlowToFirm') : stub;
    const factor = number(projected(year, 'discountFactor') ?? 0, printedDecimals.factor);
    return times(printedAmount(context, flow), factor);
  });
  return inMoney(context, plus(first, ...others)).result;
};

/** Each terminal value by its own factor. */
const terminalSteps = (context: ReportContext) => {
  const { document, figure, numbers } = context;
  const kind = terminalMethodOf(document.terminal);
  const given = document.terminal.average?.gordonWeight ?? 0;
  const share = kind === 'averaged' ? given : Number(kind === 'gordon');
  const gordon = share === 0 ? null : gordonStep(context);
  const exit = share === 1 ? null : exitStep(context);
  const exitFactor = kind === 'averaged' ? 'exitDiscountFactor' : 'terminalDiscountFactor';
  const part = (
    step: PrintedStep | null,
    weight: number,
    name: 'terminalDiscountFactor' | 'exitDiscountFactor',
  ): PrintedNumber[] => {
    if (step === null) return [];
    const factor = printedFigures(numbers).number(
      figure(figureId.dcf(name)) ?? 0,
      printedDecimals.factor,
    );
    return [
      weight === 1
        ? times(step.result, factor)
        : times(weightOf(context, weight), step.result, factor),
    ];
  };
  const [first = printedFigures(numbers).money(0), ...others] = [
    ...part(gordon, share, 'terminalDiscountFactor'),
    ...part(exit, 1 - share, exitFactor),
  ];
  return { gordon, exit, terminal: inMoney(context, plus(first, ...others)) };
};

const bridgeOf = (context: ReportContext): PrintedNumber =>
  printedAmount(context, figureId.bridgeTotal());

const dcfCheck = (context: ReportContext): CalculatorCheck['dcf'] => {
  if (context.result.dcf === null) return null;
  const steps = terminalSteps(context);
  const enterpriseValue = inMoney(context, plus(flowsOf(context), steps.terminal.result));
  const equity = inMoney(context, plus(enterpriseValue.result, bridgeOf(context)));
  return { ...steps, enterpriseValue, equity };
};

const multiplesCheck = (context: ReportContext): PrintedStep | null => {
  const { figure, numbers, result } = context;
  if (result.multiples === null) return null;
  const { money, number } = printedFigures(numbers);
  const bridge = figure(figureId.bridgeTotal()) ?? 0;
  const bridged = (product: PrintedNumber) =>
    bridge === 0 ? product : plus(product, bridgeOf(context));
  const product = (metric: number, applied: number) =>
    times(money(metric), number(applied, printedDecimals.appliedMultiple));
  const cases = multipleCases(context);
  if (cases.length === 0) {
    const applied = figure(figureId.appliedMultiple('central')) ?? 0;
    return inMoney(context, bridged(product(ebitdaForMultiples(context), applied)));
  }
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const [first = money(0), ...others] = cases.map(({ applied, kind, metric, weight }) => {
    const value = product(metric, applied);
    const equity = kind === 'priceToEarnings' ? value : bridged(value);
    return times(weightOf(context, weight / total), equity);
  });
  return inMoney(context, plus(first, ...others));
};

const centralStep = (
  context: ReportContext,
  dcf: CalculatorCheck['dcf'],
  multiples: PrintedStep | null,
): PrintedStep => {
  const { numbers, result } = context;
  const alone = dcf?.equity ?? multiples;
  if (dcf === null || multiples === null || !result.dcf || !result.multiples) {
    return inMoney(context, alone?.result ?? printedFigures(numbers).money(0));
  }
  return inMoney(
    context,
    plus(
      times(weightOf(context, result.dcf.weight), dcf.equity.result),
      times(weightOf(context, result.multiples.weight), multiples.result),
    ),
  );
};

/** Computed as in the engine: a discount reduces a value, and a negative value remains unchanged. */
const discountedCheck = (
  context: ReportContext,
  before: PrintedNumber,
): CalculatorCheck['afterDiscounts'] => {
  const { numbers, result } = context;
  if (result.equityAfterDiscounts === undefined) return null;
  if (before.exact.over < 0n) return { ...inMoney(context, before), isApplied: false };
  const { number, shortest } = printedFigures(numbers);
  const discount = number(jointDiscount(context) ?? 0, printedDecimals.rate);
  const kept = printedResult(
    plus(shortest(1, 0, 4), negative(discount)),
    printedDecimals.rate,
    (value) => numbers.number(value, printedDecimals.rate),
  );
  const sum = times(before, kept.result);
  const step = inMoney(context, { ...sum, low: Math.min(sum.low, before.low) });
  return { ...step, isApplied: true };
};

const perShareCheck = (context: ReportContext, equity: PrintedNumber): PrintedStep | null => {
  const { document, numbers, result } = context;
  if (result.valuePerShare === undefined) return null;
  const { money, shortest } = printedFigures(numbers);
  const shares = shortest(document.shares?.number ?? 0, 0, shareDecimals);
  if (shares.exact.over === 0n) return null;
  const options = money(result.optionsValue ?? 0);
  const amount = (figure: PrintedNumber) => toCurrencyUnits(figure, document.unit, numbers.amount);
  const whole = amount(equity);
  const less = options.exact.over === 0n ? whole : plus(whole, negative(amount(options)));
  return printedResult(dividedBy(less, shares), 2, numbers.price);
};

/** Recomputes the value from the printed figures: each step uses the digits of the previous steps. */
export const calculatorCheck = (context: ReportContext): CalculatorCheck => {
  const dcf = dcfCheck(context);
  const equityOfMultiples = multiplesCheck(context);
  const central = centralStep(context, dcf, equityOfMultiples);
  const afterDiscounts = discountedCheck(context, central.result);
  const final = afterDiscounts?.result ?? central.result;
  const perShare = perShareCheck(context, final);
  return { dcf, equityOfMultiples, central, afterDiscounts, perShare };
};
