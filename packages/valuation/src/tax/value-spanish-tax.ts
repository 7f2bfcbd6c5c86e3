import { closingLosses } from '../cash-flow/closing-losses.ts';
import { lossesUsed } from '../cash-flow/losses-used.ts';
import {
  ceutaMelillaRelief,
  hasSpanishRelief,
  isForalSchedule,
  rateByBands,
  rateInCeutaOrMelilla,
  rateInZec,
  spanishRegimeOfTurnover,
  spanishReliefRate,
  spanishReliefYears,
  spanishTaxBands,
  spanishTaxRate,
  taxScheduleOf,
  zecRate,
  type OrdinaryTaxRegime,
  type SpanishReliefRegime,
  type SpanishTax,
  type SpanishTaxZone,
  type TaxSchedule,
} from '../cash-flow/spanish-corporate-tax.ts';
import { yearsSinceFirstProfit } from '../cash-flow/years-since-first-profit.ts';
import { figureId, type FigureUnit } from '../figure.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';

/** What a Spanish rate is of: the profit of a year, or of all the years after the projection. */
export interface SpanishTaxBase {
  /** The figure that the rate becomes, and that of the common rate which a zone lowers. */
  id: string;
  commonId: string;
  year: number;
  yearFigure: Traced;
  ebit: Traced;
  previousRevenue: Traced;
  /** Losses that lower the profit; undefined without the option. */
  used: Traced | undefined;
}

type RateFormula = Pick<Derivation, 'formula' | 'operands' | 'value'>;

/** A rate or a number of years that follows from the regime alone, or from the zone. */
const ofRegime = (
  trace: Trace,
  name: string,
  value: number,
  unit: FigureUnit,
  field = 'projection.spanishTax.regime',
): Traced =>
  trace.leaf({ id: figureId.input(`projection.spanishTax.${name}`), field, value, unit });

const profitOperands = (
  trace: Trace,
  inputs: ValuationInputs,
  { ebit, used }: SpanishTaxBase,
): Derivation['operands'] => [
  ['ebit', ebit],
  ['unit', requiredInput(trace, 'unit', inputs.unit, 'factor', 'positive')],
  ...(used === undefined ? [] : [['lossesUsed', used] as const]),
];

const byTurnover = (trace: Trace, inputs: ValuationInputs, base: SpanishTaxBase): RateFormula => ({
  formula: 'spanish-tax-rate',
  operands: [
    ['year', base.yearFigure],
    ['previousRevenue', base.previousRevenue],
    ...profitOperands(trace, inputs, base),
  ],
  value: (year, revenue, ebit, unit, used = 0) =>
    spanishTaxRate(spanishRegimeOfTurnover(revenue * unit), year, (ebit - used) * unit),
});

const byRegime = (
  trace: Trace,
  inputs: ValuationInputs,
  base: SpanishTaxBase,
  regime: OrdinaryTaxRegime,
): RateFormula => {
  const { first, rest } = spanishTaxBands(regime, base.year);
  const rate = (name: string, value: number) =>
    ofRegime(trace, `${name}.${base.year}`, value, 'rate');
  if (first === rest) {
    return {
      formula: 'spanish-rate-of-regime',
      operands: [['value', rate('rate', rest)]],
      value: (value) => value,
    };
  }
  const lowerRate = ['lowerRate', rate('lowerRate', first)] as const;
  // The formula of the bands would divide by no profit.
  if (base.ebit !== null && base.ebit.value - (base.used?.value ?? 0) <= 0) {
    return {
      formula: 'spanish-rate-without-profit',
      operands: [lowerRate],
      value: (value) => value,
    };
  }
  return {
    formula: 'spanish-rate-by-bands',
    operands: [
      lowerRate,
      ['upperRate', rate('upperRate', rest)],
      ...profitOperands(trace, inputs, base),
    ],
    value: (lower, upper, ebit, unit, used = 0) => rateByBands(lower, upper, (ebit - used) * unit),
  };
};

const withRelief = (
  trace: Trace,
  regime: SpanishReliefRegime,
  yearsOfProfit: Traced,
): RateFormula => ({
  formula: 'spanish-relief-rate',
  operands: [
    ['yearsOfProfit', yearsOfProfit],
    ['reliefYears', ofRegime(trace, 'reliefYears', spanishReliefYears[regime], 'count')],
    ['taxRate', ofRegime(trace, 'reliefRate', spanishReliefRate, 'rate')],
  ],
  value: (years, most, rate) => (years <= most ? rate : Number.NaN),
});

const ofSchedule = (
  trace: Trace,
  inputs: ValuationInputs,
  base: SpanishTaxBase,
  schedule: TaxSchedule,
  yearsOfProfit: Traced,
): RateFormula | null => {
  if (hasSpanishRelief(schedule)) {
    if (yearsOfProfit === null) return null;
    return yearsOfProfit.value > spanishReliefYears[schedule]
      ? byTurnover(trace, inputs, base)
      : withRelief(trace, schedule, yearsOfProfit);
  }
  return schedule === 'by-turnover'
    ? byTurnover(trace, inputs, base)
    : byRegime(trace, inputs, base, schedule);
};

/** What a zone leaves of the common rate. */
const inZone = (
  trace: Trace,
  zone: SpanishTaxZone,
  common: Traced,
  { ebit, used }: SpanishTaxBase,
): RateFormula => {
  const field = 'projection.spanishTax.zone';
  const commonRate = ['commonTaxRate', common] as const;
  const ofZone = (name: string, value: number): Traced =>
    ofRegime(trace, name, value, 'rate', `${field}.kind`);
  if (zone.kind === 'ceuta-melilla') {
    const path = `${field}.localShare`;
    return {
      formula: 'spanish-rate-in-ceuta-melilla',
      operands: [
        commonRate,
        ['localShare', requiredInput(trace, path, zone.localShare, 'rate', 'share')],
        ['relief', ofZone('ceutaMelillaRelief', ceutaMelillaRelief)],
      ],
      value: (rate, share) => rateInCeutaOrMelilla(rate, share),
    };
  }
  return {
    formula: 'spanish-rate-in-zec',
    operands: [
      commonRate,
      ['zecRate', ofZone('zecRate', zecRate)],
      ['zecBase', requiredInput(trace, `${field}.base`, zone.base, 'money', 'positive')],
      ['ebit', ebit],
      ...(used === undefined ? [] : [['lossesUsed', used] as const]),
    ],
    value: (rate, _zec, allowed, profit, offset = 0) => rateInZec(rate, allowed, profit - offset),
  };
};

/** The zone that a company of these rates may be in; foral law knows none. */
export const taxZoneOf = (
  spanishTax: SpanishTax | undefined,
  schedule: TaxSchedule,
): SpanishTaxZone | undefined => (isForalSchedule(schedule) ? undefined : spanishTax?.zone);

/** The Spanish rate of a year. `yearsOfProfit` is that year's count, which only a relief asks for. */
export const valueSpanishRate = (
  trace: Trace,
  inputs: ValuationInputs,
  base: SpanishTaxBase,
  schedule: TaxSchedule,
  yearsOfProfit: Traced,
): Traced => {
  const formula = ofSchedule(trace, inputs, base, schedule, yearsOfProfit);
  if (formula === null) return null;
  const zone = taxZoneOf(inputs.projection.spanishTax, schedule);
  const id = zone === undefined ? base.id : base.commonId;
  const rate = trace.derive({ id, unit: 'rate', ...formula });
  if (zone === undefined) return rate;
  return trace.derive({ id: base.id, unit: 'rate', ...inZone(trace, zone, rate, base) });
};

/** The rate for ever: that of the whole profit, once losses and reliefs are over. */
export const valueSpanishRateForEver = (
  trace: Trace,
  inputs: ValuationInputs,
  base: Omit<SpanishTaxBase, 'used'>,
  schedule: TaxSchedule,
): Traced => {
  const lasting = hasSpanishRelief(schedule) ? 'by-turnover' : schedule;
  return valueSpanishRate(trace, inputs, { ...base, used: undefined }, lasting, null);
};

/** The count of one more year, closed or projected; `ebit` is undefined where it is not known, once the count has begun. */
export const valueYearsOfProfit = (
  trace: Trace,
  id: string,
  opening: Traced | undefined,
  ebit: Traced | undefined,
  used: Traced | undefined,
): Traced => {
  const operands = [
    ...(ebit === undefined ? [] : [['ebit', ebit] as const]),
    ...(opening === undefined ? [] : [['openingYears', opening] as const]),
    ...(used === undefined ? [] : [['lossesUsed', used] as const]),
  ];
  return trace.derive({
    id,
    unit: 'count',
    formula: 'years-since-first-profit',
    operands,
    value: (...values) => {
      const of = (symbol: (typeof operands)[number][0]): number =>
        values[operands.findIndex(([one]) => one === symbol)] ?? 0;
      return yearsSinceFirstProfit(of('openingYears'), of('ebit') - of('lossesUsed'));
    },
  });
};

/** Which closed years had no profit left to tax, where `remaining` losses are left at the close; by their EBIT. */
const yearsTakenByLosses = (
  profits: readonly (number | undefined)[],
  remaining: number,
): boolean[] => {
  if (!(remaining > 0)) return profits.map(() => false);
  const lastLoss = profits.findLastIndex((profit = 0) => profit < 0);
  let losses = 0;
  return profits.map((profit = 0, at) => {
    const used = lossesUsed(profit, losses, Number.POSITIVE_INFINITY);
    losses = closingLosses(losses, profit, used);
    return profit > 0 && (at > lastLoss || used === profit);
  });
};

/**
 * The count at the close of the base year; undefined where nothing is known of it. It begins with the first closed
 * year whose profit was not used up by losses: those of earlier years or, if no loss follows, any that remain at the
 * close. From then on every year counts, even one whose EBIT is not known.
 */
export const valueOpeningYearsOfProfit = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
): Traced | undefined => {
  const { spanishTax, losses } = inputs.projection;
  if (spanishTax === undefined || !hasSpanishRelief(taxScheduleOf(spanishTax))) return undefined;
  const years = inputs.accounts.years.filter(({ year }) => year <= base.year);
  const profits = years.map(({ year }) => trace.figures[figureId.account(year, 'ebit')]);
  const taken = yearsTakenByLosses(
    profits.map((profit) => profit?.value),
    losses?.opening ?? 0,
  );
  let count: Traced | undefined;
  for (const [at, { year }] of years.entries()) {
    const hasBegun = (count?.value ?? 0) > 0;
    const ebit = profits[at];
    if (!hasBegun && (ebit === undefined || taken[at] === true)) continue;
    const id = figureId.account(year, 'yearsSinceFirstProfit');
    count = valueYearsOfProfit(trace, id, count, ebit, undefined);
  }
  return count;
};
