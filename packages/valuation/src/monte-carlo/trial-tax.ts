import {
  closingLosses,
  lossesUsed,
  taxAfterLosses,
  yearsSinceFirstProfit,
} from '../cash-flow/cash-flow-formulas.ts';
import {
  hasSpanishRelief,
  rateInCeutaOrMelilla,
  rateInZec,
  spanishRegimeOfTurnover,
  spanishReliefRate,
  spanishReliefYears,
  spanishTaxRate,
  taxScheduleOf,
  type SpanishTaxZone,
  type TaxSchedule,
} from '../cash-flow/spanish-corporate-tax.ts';
import { spanishLossOffsetLimit } from '../cash-flow/spanish-loss-offset-limit.ts';
import { figureId, type Figures } from '../figure.ts';
import { taxZoneOf } from '../tax/value-spanish-tax.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/** The tax inputs of a valuation as plain numbers. */
export interface TaxModel {
  firstYear: number;
  unit: number;
  /** Null when the rate comes from the tax driver. */
  schedule: TaxSchedule | null;
  zone: SpanishTaxZone | undefined;
  /** For each year from the first on, whether its rate still comes from the tax driver. */
  ownYears: readonly boolean[];
  openingLosses: number;
  /** Null when no loss is carried forward, because the option is off. */
  lossesLimit: 'none' | 'spain' | null;
  /** Replaces the State's limit; undefined when the State's limit applies. */
  foralLossShare: number | undefined;
  openingYearsOfProfit: number;
}

export const taxModel = (inputs: ValuationInputs, figures: Figures): TaxModel => {
  const { projection, accounts, unit } = inputs;
  const { losses, spanishTax, drivers } = projection;
  const schedule = spanishTax === undefined ? null : taxScheduleOf(spanishTax);
  const firstYear = (accounts.years.at(-1)?.year ?? 0) + 1;
  const counts = accounts.years.flatMap(
    ({ year }) => figures[figureId.account(year, 'yearsSinceFirstProfit')]?.value ?? [],
  );
  return {
    firstYear,
    unit,
    schedule,
    zone: schedule === null ? undefined : taxZoneOf(spanishTax, schedule),
    ownYears: Array.from({ length: projection.years }, (_, at) =>
      drivers.taxRate.overrides.some(({ year }) => year === firstYear + at),
    ),
    openingLosses: losses?.opening ?? 0,
    lossesLimit: losses?.limit ?? null,
    foralLossShare: losses?.foralShare ?? undefined,
    openingYearsOfProfit: counts.at(-1) ?? 0,
  };
};

/** Computes the tax of one trial, year after year. */
export class TrialTax {
  readonly #model: TaxModel;
  #losses = Number.NaN;
  #yearsOfProfit = Number.NaN;
  /** The tax of the last computed year. */
  tax = Number.NaN;

  constructor(model: TaxModel) {
    this.#model = model;
  }

  start(): void {
    this.#losses = this.#model.openingLosses;
    this.#yearsOfProfit = this.#model.openingYearsOfProfit;
  }

  /** Computes the tax of projected year `at`, from 0 on; `ownRate` is the rate of the tax driver. */
  next(at: number, ebit: number, previousRevenue: number, ownRate: number): void {
    const used = lossesUsed(ebit, this.#losses, this.#mostLosses(ebit, previousRevenue));
    this.#yearsOfProfit = yearsSinceFirstProfit(this.#yearsOfProfit, ebit - used);
    const rate = this.#rateOf(at, ebit - used, previousRevenue, ownRate);
    this.tax = taxAfterLosses(ebit, used, rate);
    this.#losses = closingLosses(this.#losses, ebit, used);
  }

  /** The rate on the profit of a year without losses or a relief. */
  rateForEver(at: number, ebit: number, previousRevenue: number, ownRate: number): number {
    const { schedule, ownYears } = this.#model;
    if (schedule === null || ownYears[at] === true) return ownRate;
    const lasting = hasSpanishRelief(schedule) ? 'by-turnover' : schedule;
    return this.#spanishRate(lasting, at, ebit, previousRevenue);
  }

  /** The maximum amount by which losses may reduce the taxable profit of a year; money. */
  #mostLosses(profit: number, previousRevenue: number): number {
    const { unit, lossesLimit, foralLossShare } = this.#model;
    if (lossesLimit === null) return 0;
    if (lossesLimit === 'none') return Number.POSITIVE_INFINITY;
    if (foralLossShare !== undefined) return foralLossShare * Math.max(0, profit);
    return spanishLossOffsetLimit(profit * unit, previousRevenue * unit) / unit;
  }

  #rateOf(at: number, taxed: number, previousRevenue: number, ownRate: number): number {
    const { schedule, ownYears } = this.#model;
    if (schedule === null || ownYears[at] === true) return ownRate;
    if (!hasSpanishRelief(schedule)) return this.#spanishRate(schedule, at, taxed, previousRevenue);
    if (this.#yearsOfProfit <= spanishReliefYears[schedule]) {
      return this.#inZone(spanishReliefRate, taxed);
    }
    return this.#spanishRate('by-turnover', at, taxed, previousRevenue);
  }

  #spanishRate(
    schedule: Exclude<TaxSchedule, keyof typeof spanishReliefYears>,
    at: number,
    taxed: number,
    previousRevenue: number,
  ): number {
    const { firstYear, unit } = this.#model;
    const lasting =
      schedule === 'by-turnover' ? spanishRegimeOfTurnover(previousRevenue * unit) : schedule;
    return this.#inZone(spanishTaxRate(lasting, firstYear + at, taxed * unit), taxed);
  }

  #inZone(commonRate: number, taxed: number): number {
    const { zone } = this.#model;
    if (zone === undefined) return commonRate;
    return zone.kind === 'zec'
      ? rateInZec(commonRate, zone.base ?? 0, taxed)
      : rateInCeutaOrMelilla(commonRate, zone.localShare ?? 0);
  }
}
