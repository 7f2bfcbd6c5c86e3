import type {
  CashFlowBasis,
  TerminalFlowBasis,
  TerminalValueCase,
} from './discounted-cash-flow.ts';
import { stubDiscountTime } from './discounting/stub-discount-time.ts';
import { stubFraction } from './discounting/stub-fraction.ts';
import { figureId } from './figure.ts';
import { terminalValueTime } from './terminal-value/terminal-value-time.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { BaseYear } from './value-accounts.ts';
import { valueCostOfCapital, valueYearlyCostOfCapital } from './value-cost-of-capital.ts';
import type { ProjectedYear } from './value-free-cash-flow.ts';
import { valueProjection } from './value-projection.ts';
import { valueTerminalProfit } from './value-terminal-profit.ts';
import type { DiscountingConvention, ValuationInputs } from './valuation-inputs.ts';

/** The flows to be discounted with their times, the rate and the terminal driver, before any discounting. */
export interface FlowFigures {
  years: ProjectedYear[];
  times: Traced[];
  /** End of each projected year; only with yearly rates. */
  closings: Traced[];
  terminalTime: Traced;
  /** When a sale would happen; only for an average, whose Gordon part stands at `terminalTime`. */
  exitTime: Traced;
  /** Years from the valuation date to the end of the last projected one. */
  endTime: Traced;
  /** The terminal rate; without `yearlyRates`, every year's. */
  weightedAverageCostOfCapital: Traced;
  yearlyRates: Traced[] | null;
  /** Null where the terminal method does not use it. */
  terminalGrowth: Traced;
  exitMultiple: Traced;
  /** Terminal growth or exit multiple, by the terminal method. */
  terminalDriver: Traced;
  /** Profit after tax that growth is reinvested from, before growth; null without a return on capital. */
  terminalProfit: number | null;
  returnOnCapital: Traced;
  /** The rate of tax for ever where it differs from the last year's, or losses lowered that year's tax. */
  terminalTaxRate: Traced;
}

interface TimePlace {
  id: string;
  yearFigure: Traced;
  base: BaseYear;
  /** Undefined when the valuation is at the close of the base year. */
  stub: Traced | undefined;
}

const valueTimeAfterStub = (
  trace: Trace,
  { id, yearFigure, base, stub = null }: TimePlace,
  convention: DiscountingConvention,
): Traced => {
  const isFirst = yearFigure?.value === base.year + 1;
  const yearOperands = [
    ['year', yearFigure],
    ['baseYear', base.yearFigure],
  ] as const;
  if (convention === 'mid-year' && isFirst) {
    return trace.derive({
      id,
      unit: 'time',
      formula: 'time-in-stub',
      operands: [['stubFraction', stub]],
      value: (fraction) => stubDiscountTime(1, fraction, convention),
    });
  }
  return trace.derive({
    id,
    unit: 'time',
    formula: `time-${convention}-after-stub`,
    operands: [['stubFraction', stub], ...yearOperands],
    value: (fraction, year, baseYear) => stubDiscountTime(year - baseYear, fraction, convention),
  });
};

const valueTime = (trace: Trace, place: TimePlace, convention: DiscountingConvention): Traced => {
  if (place.stub !== undefined) return valueTimeAfterStub(trace, place, convention);
  return trace.derive({
    id: place.id,
    unit: 'time',
    formula: `time-${convention}`,
    operands: [
      ['year', place.yearFigure],
      ['baseYear', place.base.yearFigure],
    ],
    value: (year, baseYear) => terminalValueTime(year - baseYear, 'gordon', convention),
  });
};

const requireBase = (trace: Trace, inputs: ValuationInputs, base: BaseYear): void => {
  const { reinvestment } = inputs.projection;
  if (base.netWorkingCapital !== null || reinvestment !== undefined) return;
  const line = inputs.accounts.detail === 'summary' ? 'netWorkingCapital' : 'tradeReceivables';
  trace.missing(`${base.path}.${line}`);
};

/** The part of the first projected year that counts; undefined without the option, null with a date outside it. */
const valueStub = (trace: Trace, inputs: ValuationInputs, base: BaseYear): Traced | undefined => {
  const { stub } = inputs.projection;
  if (stub === undefined) return undefined;
  const field = 'valuationDate';
  const { valuationDate = null } = inputs;
  if (valuationDate === null) return trace.missing(field);
  const fraction = stubFraction(valuationDate, base.year + 1);
  if (fraction === null) return trace.error('date-outside-first-year', field);
  return requiredInput(trace, field, fraction, 'time');
};

/** The weight of an average is asked for here, since without it there is no terminal value to discount. */
const requireGordonWeight = (trace: Trace, { average }: ValuationInputs['terminal']): void => {
  if (average === undefined) return;
  const field = 'terminal.average.gordonWeight';
  const weight = requiredInput(trace, field, average.gordonWeight, 'rate');
  if (weight !== null && !(weight.value >= 0 && weight.value <= 1)) {
    trace.error('value-out-of-range', field, { value: weight.value });
  }
};

const valueTerminalDrivers = (
  trace: Trace,
  { terminal }: ValuationInputs,
): Pick<FlowFigures, 'terminalGrowth' | 'exitMultiple' | 'terminalDriver'> => {
  const { method, average, terminalGrowth, exitMultiple } = terminal;
  requireGordonWeight(trace, terminal);
  const growth =
    method === 'gordon' || average !== undefined
      ? requiredInput(trace, 'terminal.terminalGrowth', terminalGrowth, 'rate')
      : null;
  const multiple =
    method === 'exit-multiple' || average !== undefined
      ? requiredInput(trace, 'terminal.exitMultiple', exitMultiple, 'multiple')
      : null;
  const terminalDriver = method === 'gordon' ? growth : multiple;
  return { terminalGrowth: growth, exitMultiple: multiple, terminalDriver };
};

/** Projects the flows and works out what they are discounted with. */
export const valueFlows = (trace: Trace, inputs: ValuationInputs, base: BaseYear): FlowFigures => {
  requireBase(trace, inputs, base);
  const stub = valueStub(trace, inputs, base);
  const years = valueProjection(trace, inputs, base, stub);
  const { discounting } = inputs;
  const averaged = inputs.terminal.average !== undefined;
  const yearlyRates = valueYearlyCostOfCapital(trace, inputs, years, base);
  const timeOf = (id: string, yearFigure: Traced, convention: DiscountingConvention) =>
    valueTime(trace, { id, yearFigure, base, stub }, convention);
  const times = years.map(({ year, yearFigure }) =>
    timeOf(figureId.projection(year, 'time'), yearFigure, discounting),
  );
  const last = years.at(-1)?.yearFigure ?? null;
  const terminalConvention =
    inputs.terminal.method === 'gordon' || averaged ? discounting : 'year-end';
  const endTime =
    averaged || stub !== undefined
      ? timeOf(figureId.dcf('exitTime'), last, 'year-end')
      : requiredInput(trace, 'projection.years', inputs.projection.years, 'time');
  return {
    years,
    times,
    closings: yearlyRates
      ? years.map(({ year, yearFigure }) =>
          timeOf(figureId.projection(year, 'closingTime'), yearFigure, 'year-end'),
        )
      : [],
    terminalTime: timeOf(figureId.dcf('terminalTime'), last, terminalConvention),
    exitTime: averaged ? endTime : null,
    endTime,
    weightedAverageCostOfCapital: valueCostOfCapital(trace, inputs, yearlyRates),
    yearlyRates,
    ...valueTerminalDrivers(trace, inputs),
    ...valueTerminalProfit(trace, inputs, years.at(-1) ?? null),
  };
};

const valuesOf = (figures: readonly Traced[]): number[] | null => {
  const values = figures.flatMap((figure) => (figure === null ? [] : [figure.value]));
  return values.length === figures.length ? values : null;
};

/** What the perpetuity grows from; undefined when that is the last flow itself. */
const terminalFlowBasis = (flows: FlowFigures): TerminalFlowBasis | null | undefined => {
  const { terminalProfit, returnOnCapital, terminalTaxRate } = flows;
  const last = flows.years.at(-1);
  if (last === undefined || last.wholeYearFlow === null) return null;
  if (returnOnCapital !== null) {
    if (terminalProfit === null) return null;
    return {
      kind: 'return-on-capital',
      profitAfterTax: terminalProfit,
      returnOnCapital: returnOnCapital.value,
    };
  }
  const flow = last.wholeYearFlow.value;
  if (terminalTaxRate === null)
    return last.freeCashFlow === last.wholeYearFlow
      ? undefined
      : { kind: 'flow', freeCashFlow: flow };
  if (last.tax === null || last.ebit === null) return null;
  const fullTax = terminalTaxRate.value * Math.max(0, last.ebit.value);
  return { kind: 'flow', freeCashFlow: flow + last.tax.value - fullTax };
};

/** The bare numbers of the flows, once all are known. */
export const cashFlowBasis = (flows: FlowFigures): CashFlowBasis | null => {
  const freeCashFlows = valuesOf(flows.years.map(({ freeCashFlow }) => freeCashFlow));
  const times = valuesOf(flows.times);
  const terminalEbitda = flows.years.at(-1)?.ebitda ?? null;
  if (terminalEbitda === null && flows.exitMultiple !== null) return null;
  if (flows.terminalTime === null || freeCashFlows === null || times === null) return null;
  const terminalFlow = flows.terminalGrowth === null ? undefined : terminalFlowBasis(flows);
  const rates = flows.yearlyRates && valuesOf(flows.yearlyRates);
  const closings = valuesOf(flows.closings);
  const terminalRate = flows.weightedAverageCostOfCapital;
  if (terminalFlow === null || closings === null) return null;
  if (flows.yearlyRates && (rates === null || terminalRate === null)) return null;
  return {
    freeCashFlows,
    times,
    terminalTime: flows.terminalTime.value,
    terminalEbitda: terminalEbitda?.value ?? 0,
    ...(terminalFlow !== undefined && { terminalFlow }),
    ...(flows.exitTime !== null && { exitTime: flows.exitTime.value }),
    ...(rates !== null &&
      terminalRate !== null && {
        yearlyRates: { offsets: rates.map((rate) => rate - terminalRate.value), closings },
      }),
  };
};

/** The terminal value as the kernel takes it, moved by steps; null while an input is missing. */
export const terminalValueCase = (
  inputs: ValuationInputs,
  flows: FlowFigures,
  growthStep = 0,
  multipleStep = 0,
): TerminalValueCase | null => {
  const { terminalGrowth: growth, exitMultiple: multiple } = flows;
  const { method, average } = inputs.terminal;
  if (average !== undefined) {
    if (growth === null || multiple === null || average.gordonWeight === null) return null;
    return {
      method: 'averaged',
      gordonWeight: average.gordonWeight,
      terminalGrowth: growth.value + growthStep,
      exitMultiple: multiple.value + multipleStep,
    };
  }
  if (method === 'gordon') {
    return growth && { method: 'gordon', terminalGrowth: growth.value + growthStep };
  }
  return multiple && { method: 'exit-multiple', exitMultiple: multiple.value + multipleStep };
};
