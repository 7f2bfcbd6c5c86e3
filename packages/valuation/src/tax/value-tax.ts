import { figureId } from '../figure.ts';
import {
  closingLosses,
  lossesUsed,
  taxAfterLosses,
  taxOnEbit,
} from '../cash-flow/cash-flow-formulas.ts';
import { hasSpanishRelief, taxScheduleOf } from '../cash-flow/spanish-corporate-tax.ts';
import { spanishLossOffsetLimit } from '../cash-flow/spanish-loss-offset-limit.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { LossCarryForwardOption, ValuationInputs } from '../valuation-inputs.ts';
import { valueProjectionLine } from '../trace/value-projection-line.ts';
import {
  valueSpanishRate,
  valuePerpetualSpanishRate,
  valueYearsOfProfit,
  type SpanishTaxBase,
} from './value-spanish-tax.ts';

export interface TaxedYear {
  year: number;
  yearFigure: Traced;
  ebit: Traced;
  /** The rate of the tax driver for the year. */
  givenRate: () => Traced;
  previousRevenue: Traced;
  openingLosses: Traced;
  /** Undefined when no earlier year has been counted. */
  openingYearsOfProfit: Traced | undefined;
}

/** The tax of a year, and the amounts carried forward to later years. */
export interface TaxOfYear {
  tax: Traced;
  taxRate: Traced;
  /** Null when losses are not carried forward. */
  closingLosses: Traced;
  /** Undefined unless a relief depends on it. */
  yearsOfProfit: Traced | undefined;
  /** The permanent tax rate for a profit like this year's, without losses or a relief. */
  rateForEver: () => Traced;
}

/** Losses at the start of the first projected year; null when losses are not carried forward. */
export const valueOpeningLosses = (trace: Trace, inputs: ValuationInputs): Traced => {
  const { losses } = inputs.projection;
  if (losses === undefined) return null;
  const field = 'projection.losses.opening';
  return requiredInput(trace, field, losses.opening, 'money', 'not-negative');
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
  if (option.foralShare !== undefined) {
    const field = 'projection.losses.foralShare';
    const share = requiredInput(trace, field, option.foralShare, 'rate', 'share');
    return {
      formula: 'losses-used-within-share',
      operands: [...both, ['offsetShare', share]],
      value: (ebit, losses, fraction) => lossesUsed(ebit, losses, fraction * Math.max(0, ebit)),
    };
  }
  return {
    formula: 'losses-used-in-spain',
    operands: [
      ...both,
      ['previousRevenue', taxed.previousRevenue],
      ['unit', requiredInput(trace, 'unit', inputs.unit, 'factor', 'positive')],
    ],
    value: (ebit, losses, revenue, unit) => {
      const limit = spanishLossOffsetLimit(ebit * unit, revenue * unit);
      return lossesUsed(ebit, losses, limit / unit);
    },
  };
};

/** The rate of the tax driver, or the Spanish rate of the year for the profit after offset losses. */
const valueRates = (
  trace: Trace,
  inputs: ValuationInputs,
  taxed: TaxedYear,
  used: Traced | undefined,
): Pick<TaxOfYear, 'taxRate' | 'yearsOfProfit' | 'rateForEver'> => {
  const { spanishTax, drivers } = inputs.projection;
  const { year, yearFigure, ebit, previousRevenue, openingYearsOfProfit } = taxed;
  const yearsOfProfit =
    spanishTax !== undefined && hasSpanishRelief(spanishTax.regime)
      ? valueYearsOfProfit(
          trace,
          figureId.projection(year, 'yearsSinceFirstProfit'),
          openingYearsOfProfit,
          ebit,
          used,
        )
      : undefined;
  const isOverridden = drivers.taxRate.overrides.some((override) => override.year === year);
  if (spanishTax === undefined || isOverridden) {
    const taxRate = taxed.givenRate();
    return { taxRate, yearsOfProfit, rateForEver: () => taxRate };
  }
  const schedule = taxScheduleOf(spanishTax);
  const base: SpanishTaxBase = {
    id: figureId.projection(year, 'taxRate'),
    commonId: figureId.projection(year, 'commonTaxRate'),
    year,
    yearFigure,
    ebit,
    previousRevenue,
    used,
  };
  return {
    taxRate: valueSpanishRate(trace, inputs, base, schedule, yearsOfProfit ?? null),
    yearsOfProfit,
    rateForEver: () => {
      const ids = {
        id: figureId.dcf('terminalTaxRate'),
        commonId: figureId.dcf('terminalCommonTaxRate'),
      };
      return valuePerpetualSpanishRate(trace, inputs, { ...base, ...ids }, schedule);
    },
  };
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

/** The tax of one projected year with its rate, and the amounts carried forward to the next year. */
export const valueTax = (trace: Trace, inputs: ValuationInputs, taxed: TaxedYear): TaxOfYear => {
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
    const rates = valueRates(trace, inputs, taxed, undefined);
    const tax = line('tax', 'tax-on-ebit', [profit, ['taxRate', rates.taxRate]], taxOnEbit);
    return { tax, closingLosses: null, ...rates };
  }
  const used = valueLossesUsed(trace, inputs, option, taxed);
  const rates = valueRates(trace, inputs, taxed, used);
  const offset = ['lossesUsed', used] as const;
  const taxOperands = [profit, offset, ['taxRate', rates.taxRate]] as const;
  const lossOperands = [['openingLosses', openingLosses], profit, offset] as const;
  return {
    tax: line('tax', 'tax-after-losses', taxOperands, taxAfterLosses),
    closingLosses: line('closingLosses', 'closing-losses', lossOperands, closingLosses),
    ...rates,
  };
};
