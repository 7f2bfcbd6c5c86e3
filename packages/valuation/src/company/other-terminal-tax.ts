import {
  hasSpanishRelief,
  lastReformYear,
  rateInCeutaOrMelilla,
  rateInZec,
  spanishRegimeOfTurnover,
  spanishTaxRate,
  taxScheduleOf,
} from '../cash-flow/spanish-corporate-tax.ts';
import { equityOfResult } from '../equity-of-result.ts';
import { figureId, type Figures } from '../figure.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import { valueCompany } from './value-company.ts';
import { taxZoneOf } from '../tax/value-spanish-tax.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';

/**
 * The tax rate of a Spanish company with the size of its last projected year, once the rates of the law no longer fall.
 */
const lastingSpanishRate = (inputs: ValuationInputs, figures: Figures): number | null => {
  const { accounts, projection, unit } = inputs;
  const base = accounts.years.at(-1)?.year;
  if (projection.spanishTax === undefined || base === undefined) return null;
  const last = base + projection.years;
  const before =
    projection.years > 1
      ? figureId.projection(last - 1, 'revenue')
      : figureId.account(base, 'revenue');
  const revenue = figures[before];
  const ebit = figures[figureId.projection(last, 'ebit')];
  if (revenue === undefined || ebit === undefined) return null;
  const schedule = taxScheduleOf(projection.spanishTax);
  const lasting =
    schedule === 'by-turnover' || hasSpanishRelief(schedule)
      ? spanishRegimeOfTurnover(revenue.value * unit)
      : schedule;
  const rate = spanishTaxRate(lasting, Math.max(last, lastReformYear), ebit.value * unit);
  const zone = taxZoneOf(projection.spanishTax, schedule);
  if (zone === undefined) return rate;
  return zone.kind === 'zec'
    ? rateInZec(rate, zone.base ?? 0, ebit.value)
    : rateInCeutaOrMelilla(rate, zone.localShare ?? 0);
};

/** Tolerance for the binary rounding of two decimal rates. */
const rounding = 1e-9;

export interface OtherTerminalTax {
  rate: number;
  /**
   * `equity` is the central equity value with this rate, after discounts; `effect` is the difference that the rate
   * makes. Money.
   */
  equity: number;
  effect: number;
  /**
   * The WACC with each of the two rates, when the tax saved on interest uses the rate of the perpetuity; null when the
   * WACC does not change.
   */
  costOfCapital: { given: number; other: number } | null;
}

/** Both values of the WACC; null when they are equal. */
const movedCostOfCapital = (
  given: number | null,
  other: number | null,
): OtherTerminalTax['costOfCapital'] =>
  given === null || other === null || Math.abs(other - given) < rounding ? null : { given, other };

/**
 * The value if the perpetuity used the lasting rate of Spanish law, when the adviser entered another rate; null when
 * there is nothing to compare.
 */
export const otherTerminalTax = (
  inputs: ValuationInputs,
  { figures, result }: ValuationOutcome,
): OtherTerminalTax | null => {
  const { terminal, method } = inputs;
  const given = terminal.taxRate ?? null;
  if (result === null || given === null || method === 'multiples') return null;
  if (terminalMethodOf(terminal) === 'exit-multiple') return null;
  const rate = lastingSpanishRate(inputs, figures);
  if (rate === null || Math.abs(rate - given) < rounding) return null;
  const other = valueCompany({ ...inputs, terminal: { ...terminal, taxRate: rate } }).result;
  if (other === null) return null;
  const equity = equityOfResult(other).central;
  return {
    rate,
    equity,
    effect: equity - equityOfResult(result).central,
    costOfCapital: movedCostOfCapital(
      result.weightedAverageCostOfCapital,
      other.weightedAverageCostOfCapital,
    ),
  };
};
