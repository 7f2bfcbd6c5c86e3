import { figureId } from './figure.ts';
import { closingLosses } from './cash-flow/closing-losses.ts';
import { lossesUsed } from './cash-flow/losses-used.ts';
import { spanishRegimeOfTurnover, spanishTaxRate } from './cash-flow/spanish-corporate-tax.ts';
import { spanishLossOffsetLimit } from './cash-flow/spanish-loss-offset-limit.ts';
import { taxAfterLosses } from './cash-flow/tax-after-losses.ts';
import { taxOnEbit } from './cash-flow/tax-on-ebit.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';
import type { LossCarryForwardOption, ValuationInputs } from './valuation-inputs.ts';
import { valueProjectionLine } from './value-free-cash-flow.ts';

export interface TaxedYear {
  year: number;
  yearFigure: Traced;
  ebit: Traced;
  /** The tax driver's rate of the year. */
  givenRate: () => Traced;
  previousRevenue: Traced;
  openingLosses: Traced;
}

/** Losses at the start of the first projected year; null without the option. */
export const valueOpeningLosses = (trace: Trace, inputs: ValuationInputs): Traced => {
  const { losses } = inputs.projection;
  if (losses === undefined) return null;
  return requiredInput(trace, 'projection.losses.opening', losses.opening, 'money');
};

const usedFormula = (
  trace: Trace,
  inputs: ValuationInputs,
  option: LossCarryForwardOption,
  taxed: TaxedYear,
): Pick<Derivation, 'formula' | 'operands' | 'value'> => {
  const both = [
    ['ebit', taxed.ebit],
    ['openingLosses', taxed.openingLosses],
  ] as const;
  if (option.limit === 'none') {
    return {
      formula: 'losses-used',
      operands: both,
      value: (ebit, losses) => lossesUsed(ebit, losses, Number.POSITIVE_INFINITY),
    };
  }
  return {
    formula: 'losses-used-in-spain',
    operands: [
      ...both,
      ['previousRevenue', taxed.previousRevenue],
      ['unit', requiredInput(trace, 'unit', inputs.unit, 'factor')],
    ],
    value: (ebit, losses, revenue, unit) => {
      const limit = spanishLossOffsetLimit(Math.max(0, ebit) * unit, revenue * unit);
      return lossesUsed(ebit, losses, limit / unit);
    },
  };
};

/** The driver's rate, or the Spanish one of the year on what losses leave of the profit. */
const valueTaxRate = (
  trace: Trace,
  inputs: ValuationInputs,
  taxed: TaxedYear,
  used: Traced | undefined,
): Traced => {
  const { spanishTax, drivers } = inputs.projection;
  const isOverridden = drivers.taxRate.overrides.some(({ year }) => year === taxed.year);
  if (spanishTax === undefined || isOverridden) return taxed.givenRate();
  const { regime } = spanishTax;
  const byTurnover = regime === 'by-turnover';
  return trace.derive({
    id: figureId.projection(taxed.year, 'taxRate'),
    unit: 'rate',
    formula: 'spanish-tax-rate',
    operands: [
      ['year', taxed.yearFigure],
      ['ebit', taxed.ebit],
      ['unit', requiredInput(trace, 'unit', inputs.unit, 'factor')],
      ...(byTurnover ? [['previousRevenue', taxed.previousRevenue] as const] : []),
      ...(used === undefined ? [] : [['lossesUsed', used] as const]),
    ],
    value: (year, ebit, unit, ...rest) => {
      const turnover = byTurnover ? (rest[0] ?? 0) * unit : 0;
      const offset = used === undefined ? 0 : (rest.at(-1) ?? 0);
      const chosen = byTurnover ? spanishRegimeOfTurnover(turnover) : regime;
      return spanishTaxRate(chosen, year, (Math.max(0, ebit) - offset) * unit);
    },
  });
};

const valueLossesUsed = (
  trace: Trace,
  inputs: ValuationInputs,
  option: LossCarryForwardOption,
  taxed: TaxedYear,
): Traced =>
  trace.derive({
    id: figureId.projection(taxed.year, 'lossesUsed'),
    unit: 'money',
    ...usedFormula(trace, inputs, option, taxed),
  });

/** Tax of one projected year with its rate, and the losses it leaves; those are null without the option. */
export const valueTax = (
  trace: Trace,
  inputs: ValuationInputs,
  taxed: TaxedYear,
): { tax: Traced; taxRate: Traced; closingLosses: Traced } => {
  const { year, ebit, openingLosses } = taxed;
  const option = inputs.projection.losses;
  const line = (
    name: 'tax' | 'closingLosses',
    formula: Derivation['formula'],
    operands: Derivation['operands'],
    value: Derivation['value'],
  ) => valueProjectionLine(trace, year, name, formula, operands, value);
  const profit = ['ebit', ebit] as const;
  if (option === undefined) {
    const taxRate = valueTaxRate(trace, inputs, taxed, undefined);
    const tax = line('tax', 'tax-on-ebit', [profit, ['taxRate', taxRate]], taxOnEbit);
    return { tax, taxRate, closingLosses: null };
  }
  const used = valueLossesUsed(trace, inputs, option, taxed);
  const taxRate = valueTaxRate(trace, inputs, taxed, used);
  const offset = ['lossesUsed', used] as const;
  const taxOperands = [profit, offset, ['taxRate', taxRate]] as const;
  const lossOperands = [['openingLosses', openingLosses], profit, offset] as const;
  return {
    tax: line('tax', 'tax-after-losses', taxOperands, taxAfterLosses),
    taxRate,
    closingLosses: line('closingLosses', 'closing-losses', lossOperands, closingLosses),
  };
};
