/**
 * Who is taxed how. `small`: turnover below 10 M€ (ERD); `micro`: below 1 M€; `startUp`: certified. Basque provinces
 * are 01, 20 and 48; Navarra is 31.
 */
export const spanishTaxRegimes = [
  'general',
  'small',
  'micro',
  'justCreated',
  'startUp',
  'basque',
  'basqueSmall',
  'navarra',
  'navarraSmall',
] as const;
export type SpanishTaxRegime = (typeof spanishTaxRegimes)[number];

/**
 * Years at the reduced rate, from the first with a profit to tax on; afterwards turnover decides.
 * Source: Ley 27/2014, art. 29.1 (the first year and the next); Ley 28/2022, art. 7 (the first and the next three).
 */
export const spanishReliefYears = { justCreated: 2, startUp: 4 } as const;
export const spanishReliefRate = 0.15;

export type SpanishReliefRegime = keyof typeof spanishReliefYears;
/** A regime whose rates do not depend on when the company began to earn. */
export type OrdinaryTaxRegime = Exclude<SpanishTaxRegime, SpanishReliefRegime>;

export const hasSpanishRelief = (regime: string): regime is SpanishReliefRegime =>
  Object.hasOwn(spanishReliefYears, regime);

interface TaxBands {
  /** On the first 50,000 € of the base, and on the rest. */
  first: number;
  rest: number;
}

const flat = (rate: number): TaxBands => ({ first: rate, rest: rate });

const reformYear = 2025;
/** From then on no rate falls any more. */
export const lastReformYear = 2029;
/** 2025, 2026, 2027, 2028, then 2029 and after. Source: Ley 7/2024. */
const smallRates = [0.24, 0.23, 0.22, 0.21, 0.2];
/** 2025, 2026, then 2027 and after. Source: Ley 7/2024. */
const microRates: readonly TaxBands[] = [
  { first: 0.21, rest: 0.22 },
  { first: 0.19, rest: 0.21 },
  { first: 0.17, rest: 0.2 },
];
/** What companies below 1 M€ paid in 2023 and 2024. Source: Ley 31/2022. */
const microBeforeReform = { from: 2023, rate: 0.23 };
const flatRates = {
  general: 0.25,
  basque: 0.24,
  basqueSmall: 0.2,
  navarra: 0.28,
  navarraSmall: 0.23,
} as const;

const ofYear = <Value>(values: readonly Value[], year: number): Value | undefined =>
  values[Math.min(values.length - 1, year - reformYear)];

/** Before 2025 size hardly mattered: 25 %, and 23 % in 2023 and 2024 for companies below 1 M€. */
const bandsBeforeReform = (regime: 'small' | 'micro', year: number): TaxBands =>
  flat(
    regime === 'micro' && year >= microBeforeReform.from
      ? microBeforeReform.rate
      : flatRates.general,
  );

/** Rates of one calendar year from 2016 on; earlier years take those of 2016. Fractions. */
export const spanishTaxBands = (regime: OrdinaryTaxRegime, year: number): TaxBands => {
  if (regime !== 'small' && regime !== 'micro') return flat(flatRates[regime]);
  if (year < reformYear) return bandsBeforeReform(regime, year);
  if (regime === 'small') return flat(ofYear(smallRates, year) ?? flatRates.general);
  return ofYear(microRates, year) ?? flat(flatRates.general);
};

/** The first band of a micro company, in euros of a whole year. */
const firstBandEuros = 50_000;

/**
 * The rate of two bands, the first up to 50,000 €: `rest − (rest − first) · min(1, 50,000 / base)`; on a loss, that of its first
 * euro. Source: Ley 27/2014, art. 29 and disposición transitoria 44.ª, as left by Ley 7/2024.
 */
export const rateByBands = (first: number, rest: number, baseEuros: number): number =>
  baseEuros <= firstBandEuros ? first : rest - ((rest - first) * firstBandEuros) / baseEuros;

/** The rate that a base in euros bears in a calendar year, a fraction. */
export const spanishTaxRate = (
  regime: OrdinaryTaxRegime,
  year: number,
  baseEuros: number,
): number => {
  const { first, rest } = spanishTaxBands(regime, year);
  return rateByBands(first, rest, baseEuros);
};

/** The regime by turnover of the year before, outside the foral territories. Euros. */
export const spanishRegimeOfTurnover = (turnoverEuros: number): OrdinaryTaxRegime => {
  if (turnoverEuros < 1_000_000) return 'micro';
  return turnoverEuros < 10_000_000 ? 'small' : 'general';
};
