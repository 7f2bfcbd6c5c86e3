import { figureId } from '@valia/valuation/figure.ts';
import { multipleCases } from './further-multiples-view.ts';
import type { ReportContext } from './report-context.ts';
import { asPrinted } from './report-numbers.ts';

/** Digits after the decimal sign with which the report prints each kind of figure. */
export const printedDecimals = {
  rate: 4,
  factor: 5,
  beta: 3,
  appliedMultiple: 3,
  exitMultiple: 2,
} as const;

/** What a reader gets with a calculator from the printed figures alone, in the valuation's unit. */
export interface PocketCheck {
  dcf: {
    /** By Gordon; null where the exit multiple alone gives the end. */
    gordonValue: number | null;
    exitValue: number | null;
    flows: number;
    /** The terminal value by its factor, or the weighted mean of both. */
    terminal: number;
    enterpriseValue: number;
    equity: number;
  } | null;
  /** Null without multiples. */
  equityOfMultiples: number | null;
  /** Before discounts. */
  central: number;
  /** As many percent as are printed; 0 without discounts. */
  discount: number;
  afterDiscounts: number;
}

const moneyOf =
  ({ numbers }: ReportContext) =>
  (value: number | null): number =>
    asPrinted(value ?? 0, numbers.moneyDecimals);

/** Whether the terminal flow is the last one grown, or follows from what growth costs for ever. */
export const growsLastFlow = ({ document }: ReportContext): boolean =>
  document.terminal.returnOnCapital === undefined && document.terminal.taxRate === undefined;

const terminalFlow = (context: ReportContext, growth: number): number => {
  const { figure, projected, projectedYears } = context;
  const money = moneyOf(context);
  return growsLastFlow(context)
    ? money(projected(projectedYears.at(-1) ?? 0, 'freeCashFlowToFirm')) * (1 + growth)
    : money(figure(figureId.dcf('terminalFreeCashFlow')));
};

const gordonValue = (context: ReportContext): number => {
  const { document, result } = context;
  const growth = asPrinted(document.terminal.terminalGrowth ?? 0, printedDecimals.rate);
  const rate = asPrinted(result.weightedAverageCostOfCapital ?? 0, printedDecimals.rate);
  return terminalFlow(context, growth) / (rate - growth);
};

const exitValue = (context: ReportContext): number => {
  const { document, projected, projectedYears } = context;
  const ebitda = moneyOf(context)(projected(projectedYears.at(-1) ?? 0, 'ebitda'));
  return ebitda * asPrinted(document.terminal.exitMultiple ?? 0, printedDecimals.exitMultiple);
};

const factorOf = (value: number | null): number => asPrinted(value ?? 0, printedDecimals.factor);

const dcfCheck = (context: ReportContext): PocketCheck['dcf'] => {
  const { document, figure, projected, projectedYears, result } = context;
  if (result.dcf === null) return null;
  const money = moneyOf(context);
  const { average, method } = document.terminal;
  const flows = projectedYears.reduce((sum, year) => {
    const flow = projected(year, 'freeCashFlowInStub') ?? projected(year, 'freeCashFlowToFirm');
    return sum + money(flow) * factorOf(projected(year, 'discountFactor'));
  }, 0);
  const gordon = average !== undefined || method === 'gordon' ? gordonValue(context) : null;
  const exit = average !== undefined || method !== 'gordon' ? exitValue(context) : null;
  const weight = average === undefined ? Number(gordon !== null) : (average.gordonWeight ?? 0);
  const factor = factorOf(figure(figureId.dcf('terminalDiscountFactor')));
  const exitFactor =
    average === undefined ? factor : factorOf(figure(figureId.dcf('exitDiscountFactor')));
  const terminal = weight * (gordon ?? 0) * factor + (1 - weight) * (exit ?? 0) * exitFactor;
  const enterpriseValue = flows + terminal;
  const equity = enterpriseValue + money(figure(figureId.bridgeTotal()));
  return { gordonValue: gordon, exitValue: exit, flows, terminal, enterpriseValue, equity };
};

const multiplesCheck = (context: ReportContext): number | null => {
  const { figure, result } = context;
  if (result.multiples === null) return null;
  const money = moneyOf(context);
  const bridge = money(figure(figureId.bridgeTotal()));
  const cases = multipleCases(context);
  if (cases.length === 0) {
    const applied = figure(figureId.appliedMultiple('central')) ?? 0;
    const multiple = asPrinted(applied, printedDecimals.appliedMultiple);
    return money(result.normalisedEbitda) * multiple + bridge;
  }
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  return cases.reduce((sum, { applied, kind, metric, weight }) => {
    const value = money(metric) * asPrinted(applied, printedDecimals.appliedMultiple);
    const equity = kind === 'priceToEarnings' ? value : value + bridge;
    return sum + (weight / total) * equity;
  }, 0);
};

const printedDiscount = ({ figure }: ReportContext): number => {
  const names = ['combined', 'lackOfMarketability', 'lackOfControl'] as const;
  const known = names.map((name) => figure(figureId.discount(name)));
  return asPrinted(known.find((value) => value !== null) ?? 0, printedDecimals.rate);
};

/** Recomputes the value from the figures as printed. */
export const pocketCheck = (context: ReportContext): PocketCheck => {
  const { result } = context;
  const dcf = dcfCheck(context);
  const equityOfMultiples = multiplesCheck(context);
  const central =
    (result.dcf?.weight ?? 0) * (dcf?.equity ?? 0) +
    (result.multiples?.weight ?? 0) * (equityOfMultiples ?? 0);
  const discount = result.equityAfterDiscounts === undefined ? 0 : printedDiscount(context);
  return {
    dcf,
    equityOfMultiples,
    central,
    discount,
    afterDiscounts: central * (1 - discount),
  };
};
