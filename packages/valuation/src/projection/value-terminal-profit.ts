import { figureId } from '../figure.ts';
import { hasSpanishRelief } from '../cash-flow/spanish-corporate-tax.ts';
import { taxOnEbit } from '../cash-flow/cash-flow-formulas.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import { allKnown } from '../trace/all-known.ts';
import type { InputLimit } from '../trace/input-limit.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import type { ProjectedYear } from './value-free-cash-flow.ts';

interface TerminalProfit {
  terminalProfit: number | null;
  /** Undefined when the valuation does not use a return on capital. */
  returnOnCapital: Traced | undefined;
  /** Undefined when the last flow already includes that tax. */
  terminalTaxRate: Traced | undefined;
}

const given = (
  trace: Trace,
  field: string,
  value: number | null | undefined,
  limit?: InputLimit,
): Traced | undefined =>
  value === undefined ? undefined : requiredInput(trace, field, value, 'rate', limit);

/**
 * The permanent tax rate, also when there is no perpetuity: the entered one, otherwise the last year's on its whole
 * profit.
 */
export const valuePerpetualTaxRate = (
  trace: Trace,
  { terminal }: ValuationInputs,
  last: ProjectedYear | null,
): Traced =>
  terminal.taxRate === undefined
    ? (last?.rateForEver() ?? null)
    : requiredInput(trace, 'terminal.taxRate', terminal.taxRate, 'rate', 'share');

/** Whether the last year's tax may be lower than the permanent tax on its profit. */
export const hasTaxReliefAtEnd = ({ projection }: ValuationInputs): boolean =>
  projection.losses !== undefined ||
  (projection.spanishTax !== undefined && hasSpanishRelief(projection.spanishTax.regime));

/** The tax rate of the perpetuity; undefined when the last flow already includes that tax. */
const valueTerminalRate = (
  trace: Trace,
  inputs: ValuationInputs,
  last: ProjectedYear | null,
): Traced | undefined =>
  inputs.terminal.taxRate !== undefined || hasTaxReliefAtEnd(inputs)
    ? valuePerpetualTaxRate(trace, inputs, last)
    : undefined;

/**
 * EBIT of the last year at the terminal margin, before growth: `revenue · margin`, or the year's own EBIT without a
 * terminal margin.
 */
const lastEbit = (last: ProjectedYear, margin: Traced | undefined): number | null => {
  if (margin === undefined) return last.ebit?.value ?? null;
  const { revenue, leases } = last;
  if (leases === undefined) return margin && revenue && revenue.value * margin.value;
  const known = allKnown({ margin, revenue, rent: leases.rent, repaid: leases.depreciation });
  return known && known.revenue.value * known.margin.value + known.rent.value - known.repaid.value;
};

const valueEbit = (
  trace: Trace,
  inputs: ValuationInputs,
  last: ProjectedYear | null,
  margin: Traced | undefined,
): Traced => {
  const { terminalGrowth } = inputs.terminal;
  const field = 'terminal.terminalGrowth';
  const growth = requiredInput(trace, field, terminalGrowth, 'rate', 'growth');
  if (margin === undefined) {
    return trace.derive({
      id: figureId.dcf('terminalEbit'),
      unit: 'money',
      formula: 'terminal-ebit',
      operands: [
        ['ebit', last?.ebit ?? null],
        ['terminalGrowth', growth],
      ],
      value: (ebit, rate) => ebit * (1 + rate),
    });
  }
  const leases = last?.leases;
  return trace.derive({
    id: figureId.dcf('terminalEbit'),
    unit: 'money',
    formula:
      leases === undefined ? 'terminal-ebit-from-margin' : 'terminal-ebit-from-margin-with-leases',
    operands: [
      ['revenue', last?.revenue ?? null],
      ['margin', margin],
      ['terminalGrowth', growth],
      ...(leases === undefined
        ? []
        : ([
            ['rent', leases.rent],
            ['leaseDepreciation', leases.depreciation],
          ] as const)),
    ],
    value: (revenue, fraction, rate, rent = 0, repaid = 0) =>
      (revenue * fraction + rent - repaid) * (1 + rate),
  });
};

/**
 * The profit of the perpetuity when growth is funded by a return on capital, or its tax differs from the last year's.
 * The profit, and the figures of EBIT and profit after tax, are before growth. Source: Damodaran, Tesla 2021.
 */
export const valueTerminalProfit = (
  trace: Trace,
  inputs: ValuationInputs,
  last: ProjectedYear | null,
): TerminalProfit => {
  const { returnOnCapital, ebitMargin } = inputs.terminal;
  const none = { terminalProfit: null, returnOnCapital: undefined, terminalTaxRate: undefined };
  if (terminalMethodOf(inputs.terminal) === 'exit-multiple') return none;
  const terminalTaxRate = valueTerminalRate(trace, inputs, last);
  const onCapital = given(trace, 'terminal.returnOnCapital', returnOnCapital, 'positive');
  if (onCapital === undefined) return { ...none, terminalTaxRate };
  const margin = given(trace, 'terminal.ebitMargin', ebitMargin);
  const ebit = valueEbit(trace, inputs, last, margin);
  const rate = terminalTaxRate === undefined ? (last?.taxRate ?? null) : terminalTaxRate;
  const afterGrowth = trace.derive({
    id: figureId.dcf('terminalProfitAfterTax'),
    unit: 'money',
    formula: 'terminal-profit-after-tax',
    operands: [
      ['ebit', ebit],
      ['taxRate', rate],
    ],
    value: (profit, fraction) => profit - taxOnEbit(profit, fraction),
  });
  const known = allKnown({ afterGrowth, ebit: last && lastEbit(last, margin), rate });
  const terminalProfit = known && known.ebit - taxOnEbit(known.ebit, known.rate.value);
  return { terminalProfit, returnOnCapital: onCapital, terminalTaxRate };
};
