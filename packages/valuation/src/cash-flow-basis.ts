import { taxOnEbit } from './cash-flow/tax-on-ebit.ts';
import type {
  CashFlowBasis,
  TerminalFlowBasis,
  TerminalValueCase,
} from './discounted-cash-flow.ts';
import { terminalMethodOf } from './terminal-value/terminal-method-of.ts';
import type { Traced } from './trace/trace.ts';
import type { ValuationInputs } from './valuation-inputs.ts';
import type { FlowFigures } from './value-flows.ts';

const valuesOf = (figures: readonly Traced[]): number[] | null => {
  const values = figures.flatMap((figure) => (figure === null ? [] : [figure.value]));
  return values.length === figures.length ? values : null;
};

/** What the perpetuity grows from; undefined when that is the last flow itself. */
const terminalFlowBasis = (flows: FlowFigures): TerminalFlowBasis | null | undefined => {
  const { terminalProfit, returnOnCapital, terminalTaxRate } = flows;
  const last = flows.years.at(-1);
  if (last === undefined || last.wholeYearFlow === null) return null;
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
  if (terminalTaxRate === null || last.tax === null || last.ebit === null) return null;
  const fullTax = taxOnEbit(last.ebit.value, terminalTaxRate.value);
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
  const { terminalGrowth, exitMultiple, gordonWeight } = flows;
  const growth = terminalGrowth && terminalGrowth.value + growthStep;
  const multiple = exitMultiple && exitMultiple.value + multipleStep;
  const method = terminalMethodOf(inputs.terminal);
  switch (method) {
    case 'gordon':
      return growth === null ? null : { method, terminalGrowth: growth };
    case 'exit-multiple':
      return multiple === null ? null : { method, exitMultiple: multiple };
    case 'averaged':
      if (growth === null || multiple === null || gordonWeight === null) return null;
      return {
        method,
        gordonWeight: gordonWeight.value,
        terminalGrowth: growth,
        exitMultiple: multiple,
      };
  }
};
