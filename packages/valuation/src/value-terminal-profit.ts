import { figureId } from './figure.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { ValuationInputs } from './valuation-inputs.ts';
import type { ProjectedYear } from './value-free-cash-flow.ts';

interface TerminalProfit {
  terminalProfit: number | null;
  returnOnCapital: Traced;
  terminalTaxRate: Traced;
}

const given = (trace: Trace, field: string, value: number | null | undefined): Traced | undefined =>
  value === undefined ? undefined : requiredInput(trace, field, value, 'rate');

/** EBIT of the last year at the terminal margin, before growth: `revenue · margin`, or the year's own. */
const lastEbit = (last: ProjectedYear, margin: Traced | undefined): number | null => {
  if (margin === undefined) return last.ebit?.value ?? null;
  return margin === null || last.revenue === null ? null : last.revenue.value * margin.value;
};

const valueEbit = (
  trace: Trace,
  inputs: ValuationInputs,
  last: ProjectedYear | null,
  margin: Traced | undefined,
): Traced => {
  const { terminalGrowth } = inputs.terminal;
  const growth = requiredInput(trace, 'terminal.terminalGrowth', terminalGrowth, 'rate');
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
  return trace.derive({
    id: figureId.dcf('terminalEbit'),
    unit: 'money',
    formula: 'terminal-ebit-from-margin',
    operands: [
      ['revenue', last?.revenue ?? null],
      ['margin', margin],
      ['terminalGrowth', growth],
    ],
    value: (revenue, fraction, rate) => revenue * fraction * (1 + rate),
  });
};

/**
 * What the perpetuity earns when growth is paid for by a return on capital, or is taxed otherwise than the last year.
 * The profit is before growth; as figures, EBIT and profit after tax stand with it. Source: Damodaran, Tesla 2021.
 */
export const valueTerminalProfit = (
  trace: Trace,
  inputs: ValuationInputs,
  last: ProjectedYear | null,
): TerminalProfit => {
  const { method, average, returnOnCapital, ebitMargin, taxRate } = inputs.terminal;
  const none = { terminalProfit: null, returnOnCapital: null, terminalTaxRate: null };
  if (method === 'exit-multiple' && average === undefined) return none;
  const tax = given(trace, 'terminal.taxRate', taxRate);
  const needsFullTax = tax !== undefined || inputs.projection.losses !== undefined;
  const terminalTaxRate = needsFullTax ? (tax ?? last?.taxRate ?? null) : null;
  const onCapital = given(trace, 'terminal.returnOnCapital', returnOnCapital);
  if (onCapital === undefined) return { ...none, terminalTaxRate };
  const margin = given(trace, 'terminal.ebitMargin', ebitMargin);
  const ebit = valueEbit(trace, inputs, last, margin);
  const rate = tax === undefined ? (last?.taxRate ?? null) : tax;
  const afterGrowth = trace.derive({
    id: figureId.dcf('terminalProfitAfterTax'),
    unit: 'money',
    formula: 'terminal-profit-after-tax',
    operands: [
      ['ebit', ebit],
      ['taxRate', rate],
    ],
    value: (profit, fraction) => profit * (1 - fraction),
  });
  const before = last === null ? null : lastEbit(last, margin);
  const terminalProfit =
    afterGrowth === null || before === null || rate === null ? null : before * (1 - rate.value);
  return { terminalProfit, returnOnCapital: onCapital, terminalTaxRate };
};
