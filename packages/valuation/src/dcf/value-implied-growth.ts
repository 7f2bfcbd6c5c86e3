import { flowAtFullTax, taxOnEbit } from '../cash-flow/cash-flow-formulas.ts';
import { figureId } from '../figure.ts';
import type { ProjectedYear } from '../projection/value-free-cash-flow.ts';
import type { FlowFigures } from '../projection/value-flows.ts';
import { hasTaxReliefAtEnd } from '../projection/value-terminal-profit.ts';
import { impliedGrowthAfterReinvestment } from '../terminal-value/implied-growth-after-reinvestment.ts';
import { impliedTerminalGrowth } from '../terminal-value/terminal-value-formulas.ts';
import { isWithinLimit, type InputLimit } from '../trace/input-limit.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

type PerpetuityOption = 'returnOnCapital' | 'ebitMargin' | 'taxRate';

/** An option of the perpetuity, which an exit multiple does not need; an unusable option is treated as omitted. */
const optionOf = (
  trace: Trace,
  { terminal }: ValuationInputs,
  name: PerpetuityOption,
  limit?: InputLimit,
): Traced | undefined => {
  const value = terminal[name] ?? Number.NaN;
  if (!Number.isFinite(value) || (limit !== undefined && !isWithinLimit(value, limit)))
    return undefined;
  const field = `terminal.${name}`;
  return trace.leaf({ id: figureId.input(field), field, value, unit: 'rate' });
};

/** The tax rate of the perpetuity; undefined when the last year's flow already includes that tax. */
const taxForEver = (
  trace: Trace,
  inputs: ValuationInputs,
  last: ProjectedYear,
): Traced | undefined =>
  optionOf(trace, inputs, 'taxRate', 'share') ??
  (hasTaxReliefAtEnd(inputs) ? last.rateForEver() : undefined);

const valueFlow = (trace: Trace, inputs: ValuationInputs, last: ProjectedYear): Traced => {
  const taxRate = taxForEver(trace, inputs, last);
  if (taxRate === undefined) return last.wholeYearFlow;
  return trace.derive({
    id: figureId.dcf('perpetuityFlow'),
    unit: 'money',
    formula: 'flow-at-full-tax',
    operands: [
      ['freeCashFlow', last.wholeYearFlow],
      ['tax', last.tax],
      ['taxRate', taxRate],
      ['ebit', last.ebit],
    ],
    value: flowAtFullTax,
    informative: true,
  });
};

const valueEbit = (trace: Trace, inputs: ValuationInputs, last: ProjectedYear): Traced => {
  const margin = optionOf(trace, inputs, 'ebitMargin');
  if (margin === undefined) return last.ebit;
  const { leases, revenue } = last;
  return trace.derive({
    id: figureId.dcf('perpetuityEbit'),
    unit: 'money',
    formula: leases === undefined ? 'ebit-from-margin' : 'ebit-from-margin-with-leases',
    operands: [
      ['revenue', revenue],
      ['margin', margin],
      ...(leases === undefined
        ? []
        : ([
            ['rent', leases.rent],
            ['leaseDepreciation', leases.depreciation],
          ] as const)),
    ],
    value: (sales, fraction, rent = 0, repaid = 0) => sales * fraction + rent - repaid,
    informative: true,
  });
};

const valueProfit = (trace: Trace, inputs: ValuationInputs, last: ProjectedYear): Traced =>
  trace.derive({
    id: figureId.dcf('perpetuityProfitAfterTax'),
    unit: 'money',
    formula: 'profit-after-tax-for-ever',
    operands: [
      ['ebit', valueEbit(trace, inputs, last)],
      ['taxRate', taxForEver(trace, inputs, last) ?? last.taxRate],
    ],
    value: (ebit, rate) => ebit - taxOnEbit(ebit, rate),
    informative: true,
  });

/**
 * The perpetual growth implied by the exit multiple, based on the amount from which a perpetuity would grow: the last
 * year's flow without its own tax and losses, or the profit from which growth is reinvested. Omitted unless that amount
 * is positive.
 */
export const valueImpliedGrowth = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
  exitValue: Traced,
): void => {
  const last = flows.years.at(-1);
  if (last === undefined) return;
  const returnOnCapital = optionOf(trace, inputs, 'returnOnCapital', 'positive');
  const grown =
    returnOnCapital === undefined
      ? valueFlow(trace, inputs, last)
      : valueProfit(trace, inputs, last);
  if (grown === null || grown.value <= 0) return;
  const rest = [
    ['weightedAverageCostOfCapital', flows.weightedAverageCostOfCapital],
    ['explicitYears', flows.endTime],
    ['time', flows.lastFlowTime],
  ] as const;
  const figure = {
    id: figureId.dcf('impliedTerminalGrowth'),
    unit: 'rate',
    informative: true,
  } as const;
  if (returnOnCapital === undefined) {
    trace.derive({
      ...figure,
      formula: 'implied-terminal-growth',
      operands: [['terminalValue', exitValue], ['freeCashFlow', grown], ...rest],
      value: (value, flow, rate, years, time) =>
        impliedTerminalGrowth(value, flow, rate, years - time),
    });
    return;
  }
  trace.derive({
    ...figure,
    formula: 'implied-growth-after-reinvestment',
    operands: [
      ['terminalValue', exitValue],
      ['netOperatingProfitAfterTax', grown],
      ['returnOnCapital', returnOnCapital],
      ...rest,
    ],
    value: (value, profit, onCapital, rate, years, time) =>
      impliedGrowthAfterReinvestment(value, profit, onCapital, rate, years - time),
  });
};
