import { describe, expect, test } from 'vitest';
import {
  hasSpanishRelief,
  isForalSchedule,
  rateInCeutaOrMelilla,
  rateInZec,
  spanishRegimeOfTurnover,
  spanishReliefRate,
  spanishReliefYears,
  spanishTaxBands,
  spanishTaxRate,
  spanishTaxRegimes,
  taxScheduleOf,
  type OrdinaryTaxRegime,
} from './spanish-corporate-tax.ts';

describe('Spanish corporate tax', () => {
  // Ley 7/2024, disposición transitoria 44.ª of Ley 27/2014; 2023 and 2024: Ley 31/2022.
  test.each([
    [2016, 0.25, 0.25, 0.25],
    [2022, 0.25, 0.25, 0.25],
    [2023, 0.25, 0.23, 0.23],
    [2024, 0.25, 0.23, 0.23],
    [2025, 0.24, 0.21, 0.22],
    [2026, 0.23, 0.19, 0.21],
    [2027, 0.22, 0.17, 0.2],
    [2028, 0.21, 0.17, 0.2],
    [2029, 0.2, 0.17, 0.2],
    [2040, 0.2, 0.17, 0.2],
  ])('of %d: small companies %d, micro companies %d and %d', (year, small, first, rest) => {
    expect(spanishTaxBands('small', year)).toEqual({ first: small, rest: small });
    expect(spanishTaxBands('micro', year)).toEqual({ first, rest });
  });

  test('other regimes have one rate, whatever the year', () => {
    const rates = Object.fromEntries(
      spanishTaxRegimes.flatMap((regime) =>
        hasSpanishRelief(regime) ? [] : [[regime, spanishTaxBands(regime, 2027).rest]],
      ),
    );
    expect(rates).toEqual({
      general: 0.25,
      small: 0.22,
      micro: 0.2,
      basque: 0.24,
      basqueSmall: 0.2,
      navarra: 0.28,
      navarraSmall: 0.23,
    });
    expect(spanishTaxBands('general', 2027).first).toBe(0.25);
  });

  test('a new company bears 15 % in two years, a certified start-up in four', () => {
    expect(spanishReliefRate).toBe(0.15);
    expect(spanishReliefYears).toEqual({ justCreated: 2, startUp: 4 });
    expect(spanishTaxRegimes.filter(hasSpanishRelief)).toEqual(['justCreated', 'startUp']);
  });

  test('a micro company pays the lower rate on its first 50,000 €', () => {
    const taxOf = (year: number, base: number) => spanishTaxRate('micro', year, base) * base;
    expect(taxOf(2025, 80_000)).toBeCloseTo(17_100, 9);
    expect(taxOf(2027, 80_000)).toBeCloseTo(14_500, 9);
    expect(taxOf(2025, 30_000)).toBeCloseTo(6300, 9);
    expect(taxOf(2025, 50_000)).toBeCloseTo(10_500, 9);
    expect(spanishTaxRate('micro', 2025, 80_000)).toBeCloseTo(0.213_75, 12);
  });

  test('a loss bears the rate of its first euro', () => {
    expect(spanishTaxRate('micro', 2026, -50_000)).toBe(0.19);
    expect(spanishTaxRate('micro', 2026, 0)).toBe(0.19);
    expect(spanishTaxRate('micro', 2026, 0.5)).toBe(0.19);
  });

  test('the regime follows from turnover: below 1 M€ micro, below 10 M€ small', () => {
    const turnovers = [999_999, 1_000_000, 9_999_999, 10_000_000];
    expect(turnovers.map(spanishRegimeOfTurnover)).toEqual(['micro', 'small', 'small', 'general']);
  });

  // From the table "Corporate tax by territory"; the Basque micro rate is 20 % of nine tenths of the base.
  test.each([
    ['basque', undefined, 2025, 0.24],
    ['basqueSmall', undefined, 2025, 0.2],
    ['basqueSmall', 'micro', 2025, 0.2 * 0.9],
    ['navarra', undefined, 2027, 0.28],
    ['navarra', 'committed', 2025, 0.28],
    ['navarra', 'committed', 2026, 0.25],
    ['navarraSmall', undefined, 2026, 0.23],
    ['navarraSmall', 'micro', 2026, 0.19],
  ] as const)('%s, %s, in %d bears %d', (regime, variant, year, rate) => {
    const schedule = taxScheduleOf({ regime, ...(variant && { variant }) });
    const bands = spanishTaxBands(schedule as OrdinaryTaxRegime, year);
    expect(bands.first).toBeCloseTo(rate, 12);
    expect(bands.rest).toBeCloseTo(rate, 12);
    expect(isForalSchedule(schedule)).toBe(true);
  });

  test('a variant is of its own regime alone', () => {
    expect(taxScheduleOf({ regime: 'small', variant: 'micro' })).toBe('small');
    expect(taxScheduleOf({ regime: 'navarraSmall', variant: 'committed' })).toBe('navarraSmall');
    expect(isForalSchedule('by-turnover')).toBe(false);
  });

  test('the ZEC taxes at 4 % what its jobs allow, and the rest as everywhere', () => {
    // 100 at 4 % and 300 at 25 %: (4 + 75) / 400.
    expect(rateInZec(0.25, 100, 400)).toBeCloseTo(79 / 400, 12);
    expect(rateInZec(0.25, 100, 80)).toBeCloseTo(0.04, 12);
    expect(rateInZec(0.25, 100, -50)).toBeCloseTo(0.04, 12);
  });

  test('income made in Ceuta or Melilla bears half the tax', () => {
    expect(rateInCeutaOrMelilla(0.24, 1)).toBeCloseTo(0.12, 12);
    // With half of the income earned there, the tax of 24 % is reduced by half of its half.
    expect(rateInCeutaOrMelilla(0.24, 0.5)).toBeCloseTo(0.18, 12);
  });
});
