import { describe, expect, test } from 'vitest';
import {
  spanishCorporateTax,
  spanishRegimeOfTurnover,
  spanishTaxBands,
  spanishTaxRate,
  spanishTaxRegimes,
} from './spanish-corporate-tax.ts';

describe('Spanish corporate tax', () => {
  // Ley 7/2024, disposición transitoria 44.ª of Ley 27/2014.
  test.each([
    [2024, 0.24, 0.21, 0.22],
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
      spanishTaxRegimes.map((regime) => [regime, spanishTaxBands(regime, 2027).rest]),
    );
    expect(rates).toEqual({
      general: 0.25,
      small: 0.22,
      micro: 0.2,
      justCreated: 0.15,
      startUp: 0.15,
      basque: 0.24,
      basqueSmall: 0.2,
      navarra: 0.28,
      navarraSmall: 0.23,
    });
    expect(spanishTaxBands('general', 2027).first).toBe(0.25);
  });

  test('a micro company pays the lower rate on its first 50,000 €', () => {
    expect(spanishCorporateTax('micro', 2025, 80_000)).toBeCloseTo(17_100, 9);
    expect(spanishCorporateTax('micro', 2027, 80_000)).toBeCloseTo(14_500, 9);
    expect(spanishCorporateTax('micro', 2025, 30_000)).toBeCloseTo(6300, 9);
    expect(spanishTaxRate('micro', 2025, 80_000)).toBeCloseTo(0.213_75, 12);
  });

  test('a short year shortens the first band', () => {
    expect(spanishCorporateTax('micro', 2025, 80_000, 0.5)).toBeCloseTo(17_350, 9);
  });

  test('a loss pays nothing, and bears the rate of its first euro', () => {
    expect(spanishCorporateTax('general', 2026, -50_000)).toBe(0);
    expect(spanishTaxRate('micro', 2026, -50_000)).toBe(0.19);
    expect(spanishTaxRate('micro', 2026, 0)).toBe(0.19);
    expect(spanishTaxRate('micro', 2026, 0.5)).toBe(0.19);
  });

  test('the regime follows from turnover: below 1 M€ micro, below 10 M€ small', () => {
    const turnovers = [999_999, 1_000_000, 9_999_999, 10_000_000];
    expect(turnovers.map(spanishRegimeOfTurnover)).toEqual(['micro', 'small', 'small', 'general']);
  });
});
