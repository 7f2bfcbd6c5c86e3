import { hasSpanishRelief, taxScheduleOf } from '../cash-flow/spanish-corporate-tax.ts';
import { figureId } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { valueSpanishRate } from './value-spanish-tax.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/**
 * The Spanish tax rate of each closed year, by the law of that year; the value does not depend on it. The turnover of
 * the year before determines the rate, as in the projection; the first closed year uses its own turnover.
 */
export const valueClosedTaxRates = (trace: Trace, inputs: ValuationInputs): void => {
  const { spanishTax } = inputs.projection;
  if (spanishTax === undefined) return;
  const schedule = taxScheduleOf(spanishTax);
  let previousRevenue: Traced = null;
  for (const [index, { year }] of inputs.accounts.years.entries()) {
    const of = (line: Parameters<typeof figureId.account>[1]): Traced =>
      trace.figures[figureId.account(year, line)] ?? null;
    const field = `accounts.years.${index}.year`;
    const revenue = of('revenue');
    const yearsOfProfit = of('yearsSinceFirstProfit');
    if (!hasSpanishRelief(schedule) || yearsOfProfit !== null) {
      const base = {
        id: figureId.account(year, 'taxRate'),
        commonId: figureId.account(year, 'commonTaxRate'),
        year,
        yearFigure: trace.leaf({ id: figureId.input(field), field, value: year, unit: 'year' }),
        ebit: of('normalisedEbit'),
        previousRevenue: previousRevenue ?? revenue,
        used: undefined,
      };
      valueSpanishRate(trace, inputs, base, schedule, yearsOfProfit);
    }
    previousRevenue = revenue;
  }
};
