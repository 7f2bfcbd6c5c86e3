import { flowAtFullTax } from '../cash-flow/cash-flow-formulas.ts';
import type {
  CashFlowBasis,
  TerminalFlowBasis,
  TerminalValueCase,
  YearlyRates,
} from './discounted-cash-flow.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import { allKnown } from '../trace/all-known.ts';
import type { Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { FlowFigures } from '../projection/value-flows.ts';

const valuesOf = (figures: readonly Traced[]): number[] | null => {
  const values = figures.flatMap((figure) => (figure === null ? [] : [figure.value]));
  return values.length === figures.length ? values : null;
};

/** The amount from which the perpetuity grows; undefined when it is the last flow itself. */
const terminalFlowBasis = (flows: FlowFigures): TerminalFlowBasis | null | undefined => {
  const { terminalProfit, returnOnCapital, terminalTaxRate } = flows;
  const last = flows.years.at(-1);
  if (!last?.wholeYearFlow) return null;
  if (returnOnCapital !== undefined) {
    if (terminalProfit === null || returnOnCapital === null) return null;
    return {
      kind: 'return-on-capital',
      profitAfterTax: terminalProfit,
      returnOnCapital: returnOnCapital.value,
    };
  }
  const flow = last.wholeYearFlow.value;
  if (terminalTaxRate === undefined)
    return last.freeCashFlow === last.wholeYearFlow
      ? undefined
      : { kind: 'flow', freeCashFlow: flow };
  const known = allKnown({ rate: terminalTaxRate, tax: last.tax, ebit: last.ebit });
  if (known === null) return null;
  const freeCashFlow = flowAtFullTax(flow, known.tax.value, known.rate.value, known.ebit.value);
  return { kind: 'flow', freeCashFlow };
};

/** Undefined when the same rate applies to every year. */
const yearlyRatesBasis = (flows: FlowFigures): YearlyRates | null | undefined => {
  if (flows.yearlyRates === null) return undefined;
  const known = allKnown({
    rates: valuesOf(flows.yearlyRates),
    closings: valuesOf(flows.closings),
    terminalRate: flows.weightedAverageCostOfCapital,
  });
  if (known === null) return null;
  const { rates, closings, terminalRate } = known;
  return { offsets: rates.map((rate) => rate - terminalRate.value), closings };
};

/** The plain numbers of the flows, once all of them are known. */
export const cashFlowBasis = (flows: FlowFigures): CashFlowBasis | null => {
  const terminalEbitda = flows.years.at(-1)?.ebitda ?? null;
  if (terminalEbitda === null && flows.exitMultiple !== null) return null;
  const known = allKnown({
    freeCashFlows: valuesOf(flows.years.map(({ freeCashFlow }) => freeCashFlow)),
    times: valuesOf(flows.times),
    terminalTime: flows.terminalTime,
    terminalFlow: flows.terminalGrowth === null ? undefined : terminalFlowBasis(flows),
    yearlyRates: yearlyRatesBasis(flows),
  });
  if (known === null) return null;
  const { freeCashFlows, times, terminalTime, terminalFlow, yearlyRates } = known;
  return {
    freeCashFlows,
    times,
    terminalTime: terminalTime.value,
    terminalEbitda: terminalEbitda?.value ?? Number.NaN,
    ...(terminalFlow !== undefined && { terminalFlow }),
    ...(flows.exitTime !== null && { exitTime: flows.exitTime.value }),
    ...(yearlyRates !== undefined && { yearlyRates }),
  };
};

/**
 * The terminal value's parameters for the calculation, shifted by the steps of the range; null while an input is
 * missing.
 */
export const terminalValueCase = (
  inputs: ValuationInputs,
  flows: FlowFigures,
  growthStep = 0,
  multipleStep = 0,
): TerminalValueCase | null => {
  const { terminalGrowth, exitMultiple, gordonWeight } = flows;
  const growth = terminalGrowth && terminalGrowth.value + growthStep;
  const multiple = exitMultiple && exitMultiple.value + multipleStep;
  const method = terminalMethodOf(inputs.terminal);
  const averaged = allKnown({
    gordonWeight: gordonWeight?.value ?? null,
    terminalGrowth: growth,
    exitMultiple: multiple,
  });
  switch (method) {
    case 'gordon':
      return growth === null ? null : { method, terminalGrowth: growth };
    case 'exit-multiple':
      return multiple === null ? null : { method, exitMultiple: multiple };
    case 'averaged':
      return averaged && { method, ...averaged };
  }
};
