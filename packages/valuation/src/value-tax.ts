import { figureId } from './figure.ts';
import { closingLosses } from './cash-flow/closing-losses.ts';
import { lossesUsed } from './cash-flow/losses-used.ts';
import { spanishLossOffsetLimit } from './cash-flow/spanish-loss-offset-limit.ts';
import { taxAfterLosses } from './cash-flow/tax-after-losses.ts';
import { taxOnEbit } from './cash-flow/tax-on-ebit.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';
import type { LossCarryForwardOption, ValuationInputs } from './valuation-inputs.ts';
import { valueProjectionLine } from './value-free-cash-flow.ts';

export interface TaxedYear {
  year: number;
  ebit: Traced;
  taxRate: Traced;
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

/** Tax of one projected year, and the losses it leaves; those are null without the option. */
export const valueTax = (
  trace: Trace,
  inputs: ValuationInputs,
  taxed: TaxedYear,
): { tax: Traced; closingLosses: Traced } => {
  const { year, ebit, taxRate, openingLosses } = taxed;
  const option = inputs.projection.losses;
  if (option === undefined) {
    const operands = [
      ['ebit', ebit],
      ['taxRate', taxRate],
    ] as const;
    const tax = valueProjectionLine(trace, year, 'tax', 'tax-on-ebit', operands, taxOnEbit);
    return { tax, closingLosses: null };
  }
  const used = trace.derive({
    id: figureId.projection(year, 'lossesUsed'),
    unit: 'money',
    ...usedFormula(trace, inputs, option, taxed),
  });
  const tax = valueProjectionLine(
    trace,
    year,
    'tax',
    'tax-after-losses',
    [
      ['ebit', ebit],
      ['lossesUsed', used],
      ['taxRate', taxRate],
    ],
    taxAfterLosses,
  );
  const left = valueProjectionLine(
    trace,
    year,
    'closingLosses',
    'closing-losses',
    [
      ['openingLosses', openingLosses],
      ['ebit', ebit],
      ['lossesUsed', used],
    ],
    closingLosses,
  );
  return { tax, closingLosses: left };
};
