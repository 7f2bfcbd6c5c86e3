import {
  closingLosses,
  lossesUsed,
  yearsSinceFirstProfit,
} from '../cash-flow/cash-flow-formulas.ts';
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
import { figureId, type FigureUnit } from '../figure.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';

/** The profit to which a Spanish tax rate applies: that of a year, or of all years after the projection. */
export interface SpanishTaxBase {
  /** `id` is the figure id of the rate; `commonId` is that of the common rate, which a zone reduces. */
  id: string;
  commonId: string;
  year: number;
  yearFigure: Traced;
  ebit: Traced;
  previousRevenue: Traced;
  /** Losses that reduce the profit; undefined when losses are not carried forward. */
  used: Traced | undefined;
}

type RateFormula = Pick<Derivation, 'formula' | 'operands' | 'value'>;

/** A rate or a number of years that depends only on the regime or on the zone. */
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
  // Without a profit, the formula of the bands would divide by zero.
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

/** The common rate reduced by a zone. */
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

/** The zone that applies to a company with this schedule; undefined under foral law, which has no zones. */
export const taxZoneOf = (
  spanishTax: SpanishTax | undefined,
  schedule: TaxSchedule,
): SpanishTaxZone | undefined => (isForalSchedule(schedule) ? undefined : spanishTax?.zone);

/**
 * The Spanish rate of a year. `yearsOfProfit` is the number of years since the first taxed profit, used only by a
 * relief.
 */
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

/** The permanent rate on the whole profit, after losses and reliefs have ended. */
export const valuePerpetualSpanishRate = (
  trace: Trace,
  inputs: ValuationInputs,
  base: Omit<SpanishTaxBase, 'used'>,
  schedule: TaxSchedule,
): Traced => {
  const lasting = hasSpanishRelief(schedule) ? 'by-turnover' : schedule;
  return valueSpanishRate(trace, inputs, { ...base, used: undefined }, lasting, null);
};

/**
 * The number of years since the first taxed profit, for one more closed or projected year. `ebit` is undefined when it
 * is unknown, which is allowed once the count has begun.
 */
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

/**
 * Which closed years had their whole profit offset by losses, given their EBIT and the `remaining` losses at the end of
 * the base year.
 */
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
 * Number of years since the first taxed profit at the end of the base year; undefined when unknown. It starts with the
 * first closed year whose profit was not offset by earlier losses or, if no loss follows, by losses remaining at the
 * end. Every later year is counted, even one whose EBIT is unknown.
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
