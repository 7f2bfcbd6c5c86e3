import { hasSpanishRelief, taxScheduleOf } from '../cash-flow/spanish-corporate-tax.ts';
import { figureId } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { valueSpanishRate } from './value-spanish-tax.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/**
 * The Spanish rate that each closed year bore, by its own year's law; nothing of the value follows from it. Turnover of
 * the year before decides, as in the projection; the first closed year knows only its own.
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
