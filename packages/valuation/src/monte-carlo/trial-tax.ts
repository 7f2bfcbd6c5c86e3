import { closingLosses } from '../cash-flow/closing-losses.ts';
import { lossesUsed } from '../cash-flow/losses-used.ts';
import {
  hasSpanishRelief,
  spanishRegimeOfTurnover,
  spanishReliefRate,
  spanishReliefYears,
  spanishTaxRate,
} from '../cash-flow/spanish-corporate-tax.ts';
import { spanishLossOffsetLimit } from '../cash-flow/spanish-loss-offset-limit.ts';
import { taxAfterLosses } from '../cash-flow/tax-after-losses.ts';
import { yearsSinceFirstProfit } from '../cash-flow/years-since-first-profit.ts';
import { figureId, type Figures } from '../figure.ts';
import type { Projection, ValuationInputs } from '../valuation-inputs.ts';

type Regime = NonNullable<Projection['spanishTax']>['regime'];

/** How a valuation is taxed, as bare numbers. */
export interface TaxModel {
  firstYear: number;
  unit: number;
  /** Null where the tax driver gives the rate. */
  regime: Regime | null;
  /** Years from the first on whose rate the tax driver gives all the same. */
  ownYears: readonly boolean[];
  openingLosses: number;
  /** Null without the option: no loss is carried forward. */
  lossesLimit: 'none' | 'spain' | null;
  openingYearsOfProfit: number;
}

export const taxModel = (inputs: ValuationInputs, figures: Figures): TaxModel => {
  const { projection, accounts, unit } = inputs;
  const { losses, spanishTax, drivers } = projection;
  const firstYear = (accounts.years.at(-1)?.year ?? 0) + 1;
  const counts = accounts.years.flatMap(
    ({ year }) => figures[figureId.account(year, 'yearsSinceFirstProfit')]?.value ?? [],
  );
  return {
    firstYear,
    unit,
    regime: spanishTax?.regime ?? null,
    ownYears: Array.from({ length: projection.years }, (_, at) =>
      drivers.taxRate.overrides.some(({ year }) => year === firstYear + at),
    ),
    openingLosses: losses?.opening ?? 0,
    lossesLimit: losses?.limit ?? null,
    openingYearsOfProfit: counts.at(-1) ?? 0,
  };
};

/** The tax of the years of one trial, one after the other. */
export class TrialTax {
  readonly #model: TaxModel;
  #losses = Number.NaN;
  #yearsOfProfit = Number.NaN;
  /** Of the year that was taxed last. */
  tax = Number.NaN;

  constructor(model: TaxModel) {
    this.#model = model;
  }

  start(): void {
    this.#losses = this.#model.openingLosses;
    this.#yearsOfProfit = this.#model.openingYearsOfProfit;
  }

  /** Taxes projected year `at`, from 0 on; `ownRate` is that of the tax driver. */
  next(at: number, ebit: number, previousRevenue: number, ownRate: number): void {
    const used = lossesUsed(ebit, this.#losses, this.#mostLosses(ebit, previousRevenue));
    this.#yearsOfProfit = yearsSinceFirstProfit(this.#yearsOfProfit, ebit - used);
    const rate = this.#rateOf(at, ebit - used, previousRevenue, ownRate);
    this.tax = taxAfterLosses(ebit, used, rate);
    this.#losses = closingLosses(this.#losses, ebit, used);
  }

  /** The rate that the profit of a year would bear without losses or a relief. */
  rateForEver(at: number, ebit: number, previousRevenue: number, ownRate: number): number {
    const { regime, ownYears } = this.#model;
    if (regime === null || ownYears[at] === true) return ownRate;
    const lasting = hasSpanishRelief(regime) ? 'by-turnover' : regime;
    return this.#spanishRate(lasting, at, ebit, previousRevenue);
  }

  /** The most that losses may lower the profit of a year by; money. */
  #mostLosses(profit: number, previousRevenue: number): number {
    const { unit, lossesLimit } = this.#model;
    if (lossesLimit === null) return 0;
    if (lossesLimit === 'none') return Number.POSITIVE_INFINITY;
    return spanishLossOffsetLimit(profit * unit, previousRevenue * unit) / unit;
  }

  #rateOf(at: number, taxed: number, previousRevenue: number, ownRate: number): number {
    const { regime, ownYears } = this.#model;
    if (regime === null || ownYears[at] === true) return ownRate;
    if (!hasSpanishRelief(regime)) return this.#spanishRate(regime, at, taxed, previousRevenue);
    if (this.#yearsOfProfit <= spanishReliefYears[regime]) return spanishReliefRate;
    return this.#spanishRate('by-turnover', at, taxed, previousRevenue);
  }

  #spanishRate(
    regime: Exclude<Regime, keyof typeof spanishReliefYears>,
    at: number,
    taxed: number,
    previousRevenue: number,
  ): number {
    const { firstYear, unit } = this.#model;
    const lasting =
      regime === 'by-turnover' ? spanishRegimeOfTurnover(previousRevenue * unit) : regime;
    return spanishTaxRate(lasting, firstYear + at, taxed * unit);
  }
}
