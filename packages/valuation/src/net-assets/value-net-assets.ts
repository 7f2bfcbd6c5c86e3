import { figureId } from '../figure.ts';
import type { FormulaSymbol } from '../formulas/formula-symbols.ts';
import { optionalInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { NetAssetsInputs } from './net-assets-inputs.ts';

const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

interface Revaluations {
  all: Traced[];
  taxed: Traced[];
}

const revaluationsOf = (trace: Trace, { adjustments }: NetAssetsInputs): Revaluations => {
  const all: Traced[] = [];
  const taxed: Traced[] = [];
  for (const [index, { amount, taxed: isTaxed }] of adjustments.entries()) {
    const field = `netAssets.adjustments.${index}.amount`;
    if (amount === null) continue;
    const figure = trace.leaf({ id: figureId.input(field), field, value: amount, unit: 'money' });
    all.push(figure);
    if (isTaxed) taxed.push(figure);
  }
  return { all, taxed };
};

const operandsOf = (figures: readonly Traced[]) =>
  figures.map((figure) => ['adjustment', figure] as const);

/** The tax cost of realising the gains. A total loss gives no tax refund, because future profits are uncertain. */
const valueLatentTax = (trace: Trace, given: NetAssetsInputs, taxed: readonly Traced[]): Traced => {
  const field = 'netAssets.latentTaxRate';
  const rate = optionalInput(trace, field, given.latentTaxRate, 'rate', 'share');
  return trace.deriveFromList({
    id: figureId.netAssets('latentTax'),
    unit: 'money',
    formula: 'latent-tax',
    operands: [['taxRate', rate], ...operandsOf(taxed)],
    value: ([share = 0, ...gains]) => share * Math.max(0, totalOf(gains)),
  });
};

const valueAdjusted = (trace: Trace, given: NetAssetsInputs, bookEquity: Traced): Traced => {
  const { all, taxed } = revaluationsOf(trace, given);
  const operands: [FormulaSymbol, Traced][] = [['equity', bookEquity]];
  if (all.length > 0) {
    const adjustments = trace.deriveFromList({
      id: figureId.netAssets('adjustments'),
      unit: 'money',
      formula: 'sum-of-revaluations',
      operands: operandsOf(all),
      value: totalOf,
    });
    operands.push(['adjustments', adjustments]);
  }
  if (taxed.length > 0) operands.push(['latentTax', valueLatentTax(trace, given, taxed)]);
  return trace.deriveFromList({
    id: figureId.netAssets('value'),
    unit: 'money',
    formula: 'adjusted-net-assets',
    operands,
    value: (values) =>
      totalOf(values.map((value, at) => (operands[at]?.[0] === 'latentTax' ? -value : value))),
  });
};

/**
 * Adjusted net assets, and the amount by which the equity value exceeds them. They do not affect the value: a blank
 * figure stops nothing, and a value below the net assets is a warning. Source: P. Fernández, IESE DI-771, adjusted book
 * value.
 */
export const valueNetAssets = (trace: Trace, inputs: ValuationInputs): void => {
  const { netAssets: given } = inputs;
  if (given === undefined || given.bookEquity === null) return;
  const field = 'netAssets.bookEquity';
  const id = figureId.input(field);
  const bookEquity = trace.leaf({ id, field, value: given.bookEquity, unit: 'money' });
  const value = valueAdjusted(trace, given, bookEquity);
  const equity = trace.figures[figureId.equity('central')] ?? null;
  if (value === null || equity === null) return;
  trace.derive({
    id: figureId.netAssets('goodwill'),
    unit: 'money',
    formula: 'implied-goodwill',
    operands: [
      ['equity', equity],
      ['netAssets', value],
    ],
    value: (whole, assets) => whole - assets,
  });
  if (equity.value < value.value)
    trace.warn('value-below-net-assets', field, { equity: equity.value, netAssets: value.value });
};
