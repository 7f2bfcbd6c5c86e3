/**
 * The tax regimes. `small`: turnover below 10 M€ (ERD); `micro`: below 1 M€; `startUp`: certified. The Basque provinces
 * have the codes 01, 20 and 48; Navarra has 31.
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
 * Subdivisions of a foral regime: `micro` among the small companies, and `committed` among the general ones of Navarra,
 * which have proved their commitment (Ley Foral 17/2025).
 */
export const spanishTaxVariants = ['micro', 'committed'] as const;
export type SpanishTaxVariant = (typeof spanishTaxVariants)[number];

/**
 * A zone of the common territory with a tax relief. `base` is the yearly profit, in money, that the ZEC taxes at its
 * own rate; `localShare` is the fraction of income earned in Ceuta or Melilla.
 */
export type SpanishTaxZone =
  | { kind: 'zec'; base: number | null }
  | { kind: 'ceuta-melilla'; localShare: number | null };

/** How a company is taxed. Without a zone, only the rates of its regime apply. */
export interface SpanishTax {
  regime: SpanishTaxRegime | 'by-turnover';
  variant?: SpanishTaxVariant;
  zone?: SpanishTaxZone;
}

/** The rates that apply to a company: those of its regime, or of that regime's variant. */
export type TaxSchedule =
  | SpanishTax['regime']
  | 'basqueMicro'
  | 'navarraMicro'
  | 'navarraCommitted';

const variants: Readonly<Partial<Record<string, TaxSchedule>>> = {
  'basqueSmall.micro': 'basqueMicro',
  'navarraSmall.micro': 'navarraMicro',
  'navarra.committed': 'navarraCommitted',
};

/** A variant that its regime does not have is ignored. */
export const taxScheduleOf = ({ regime, variant }: SpanishTax): TaxSchedule =>
  variants[`${regime}.${variant ?? ''}`] ?? regime;

export const isForalSchedule = (schedule: TaxSchedule): boolean =>
  schedule.startsWith('basque') || schedule.startsWith('navarra');

/**
 * Number of years at the reduced rate, starting with the first year with a taxable profit; afterwards turnover decides.
 * Source: Ley 27/2014, art. 29.1 (the first year and the next); Ley 28/2022, art. 7 (the first and the next three).
 */
export const spanishReliefYears = { justCreated: 2, startUp: 4 } as const;
export const spanishReliefRate = 0.15;

export type SpanishReliefRegime = keyof typeof spanishReliefYears;
/** A regime whose rates do not depend on when the company first made a profit. */
export type OrdinaryTaxRegime = Exclude<TaxSchedule, SpanishReliefRegime | 'by-turnover'>;

export const hasSpanishRelief = (regime: string): regime is SpanishReliefRegime =>
  Object.hasOwn(spanishReliefYears, regime);

interface TaxBands {
  /** `first` is the rate on the first 50,000 € of the base, `rest` the rate on the rest. */
  first: number;
  rest: number;
}

const flat = (rate: number): TaxBands => ({ first: rate, rest: rate });

const reformYear = 2025;
/** The last year in which a rate falls. */
export const lastReformYear = 2029;
/** Rates for 2025, 2026, 2027, 2028, and from 2029 on. Source: Ley 7/2024. */
const smallRates = [0.24, 0.23, 0.22, 0.21, 0.2];
/** Rates for 2025, 2026, and from 2027 on. Source: Ley 7/2024. */
const microRates: readonly TaxBands[] = [
  { first: 0.21, rest: 0.22 },
  { first: 0.19, rest: 0.21 },
  { first: 0.17, rest: 0.2 },
];
/** The rate of companies below 1 M€ in 2023 and 2024. Source: Ley 31/2022. */
const microBeforeReform = { from: 2023, rate: 0.23 };
/**
 * Initial values, which the adviser confirms. Sources: Normas Forales 37/2013, 11/2013 and 2/2014 (a micro company pays
 * 20 % of nine tenths of its base); Ley Foral 26/2016.
 */
const foralRates = {
  basque: 0.24,
  basqueSmall: 0.2,
  basqueMicro: 0.18,
  navarra: 0.28,
  navarraSmall: 0.23,
  navarraMicro: 0.19,
} as const;
const generalRate = 0.25;
/** The rate of companies that have proved their commitment. Source: Ley Foral 17/2025. */
const navarraCommitted = { from: 2026, rate: 0.25 };

const ofYear = <Value>(values: readonly Value[], year: number): Value | undefined =>
  values[Math.min(values.length - 1, year - reformYear)];

/** Before 2025 the rate was 25 % for all sizes, except 23 % in 2023 and 2024 for companies below 1 M€. */
const bandsBeforeReform = (regime: 'small' | 'micro', year: number): TaxBands =>
  flat(regime === 'micro' && year >= microBeforeReform.from ? microBeforeReform.rate : generalRate);

const foralRate = (
  regime: Exclude<OrdinaryTaxRegime, 'general' | 'small' | 'micro'>,
  year: number,
): number => {
  if (regime !== 'navarraCommitted') return foralRates[regime];
  return year < navarraCommitted.from ? foralRates.navarra : navarraCommitted.rate;
};

/** Rates of one calendar year from 2016 on, as fractions; earlier years use those of 2016. */
export const spanishTaxBands = (regime: OrdinaryTaxRegime, year: number): TaxBands => {
  if (regime === 'general') return flat(generalRate);
  if (regime !== 'small' && regime !== 'micro') return flat(foralRate(regime, year));
  if (year < reformYear) return bandsBeforeReform(regime, year);
  if (regime === 'small') return flat(ofYear(smallRates, year) ?? generalRate);
  return ofYear(microRates, year) ?? flat(generalRate);
};

/** The first band of a micro company, in euros for a whole year. */
const firstBandEuros = 50_000;

/**
 * The effective rate of two bands, the first up to 50,000 €: `rest − (rest − first) · min(1, 50,000 / base)`. For a
 * loss, the rate of the first euro. Source: Ley 27/2014, art. 29 and disposición transitoria 44.ª, as amended by Ley
 * 7/2024.
 */
export const rateByBands = (first: number, rest: number, baseEuros: number): number =>
  baseEuros <= firstBandEuros ? first : rest - ((rest - first) * firstBandEuros) / baseEuros;

/** The rate that applies to a base in euros in a calendar year, a fraction. */
export const spanishTaxRate = (
  regime: OrdinaryTaxRegime,
  year: number,
  baseEuros: number,
): number => {
  const { first, rest } = spanishTaxBands(regime, year);
  return rateByBands(first, rest, baseEuros);
};

/** The regime by the turnover of the year before, in euros, outside the foral territories. */
export const spanishRegimeOfTurnover = (turnoverEuros: number): OrdinaryTaxRegime => {
  if (turnoverEuros < 1_000_000) return 'micro';
  return turnoverEuros < 10_000_000 ? 'small' : 'general';
};

/** The ZEC's tax rate on the part of the profit that the company's jobs allow. Source: Ley 19/1994. */
export const zecRate = 0.04;
/** The reduction of the tax on income earned in Ceuta or Melilla. Source: Ley 27/2014, art. 33. */
export const ceutaMelillaRelief = 0.5;

/**
 * The effective rate of a profit in the ZEC: the ZEC's rate on the amount that the jobs allow (above 0), and the common
 * rate on the rest.
 */
export const rateInZec = (commonRate: number, allowed: number, profit: number): number =>
  commonRate - ((commonRate - zecRate) * allowed) / Math.max(allowed, profit);

export const rateInCeutaOrMelilla = (commonRate: number, localShare: number): number =>
  commonRate * (1 - ceutaMelillaRelief * localShare);
