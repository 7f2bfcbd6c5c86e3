import { describe, expect, test } from 'vitest';
import { appliedTaxLaw, domicileLimit, domicileTaxLaw } from './spanish-tax-territory.ts';

const company = { year: 2026, foral: null, shareElsewhere: null };

describe('the corporate tax law that applies', () => {
  test.each([
    ['01', 'alava'],
    ['20', 'gipuzkoa'],
    ['48', 'bizkaia'],
    ['31', 'navarra'],
    ['28', 'common'],
    ['51', 'common'],
    [null, 'common'],
  ] as const)('is by domicile that of %s: %s', (province, norm) => {
    expect(domicileTaxLaw(province)).toBe(norm);
    const applied = appliedTaxLaw({ ...company, province, turnoverEuros: 9_000_000 });
    expect(applied).toEqual({ norm, asksShare: false });
    expect(appliedTaxLaw({ ...company, province, turnoverEuros: null }).norm).toBe(norm);
  });

  // Ley 3/2025 raised the limit of the Concierto from 10 to 12 M€; the limit of the Convenio is 10 M€.
  test.each([
    ['bizkaia', 2024, 10_000_000],
    ['bizkaia', 2025, 12_000_000],
    ['navarra', 2026, 10_000_000],
  ] as const)('of %s asks in %d for operations above %d €', (norm, year, limit) => {
    expect(domicileLimit(norm, year)).toBe(limit);
    const province = norm === 'navarra' ? '31' : '48';
    const asks = (turnoverEuros: number) =>
      appliedTaxLaw({ ...company, province, year, turnoverEuros }).asksShare;
    expect([asks(limit), asks(limit + 1)]).toEqual([false, true]);
  });

  test('is the common one for a large Basque company with 75 % of its operations there', () => {
    const large = { ...company, province: '48', turnoverEuros: 12_000_001 };
    const normOf = (shareElsewhere: number | null) =>
      appliedTaxLaw({ ...large, shareElsewhere }).norm;
    expect([normOf(null), normOf(0.7499), normOf(0.75)]).toEqual(['bizkaia', 'bizkaia', 'common']);
    const small = { ...large, turnoverEuros: 12_000_000, shareElsewhere: 0.9 };
    expect(appliedTaxLaw(small).norm).toBe('bizkaia');
  });

  test('is the foral one for a large company of Madrid with 75 % of its operations there', () => {
    const large = {
      ...company,
      province: '28',
      turnoverEuros: 12_000_001,
      foral: 'alava',
    } as const;
    const normOf = (shareElsewhere: number | null) =>
      appliedTaxLaw({ ...large, shareElsewhere }).norm;
    expect([normOf(null), normOf(0.74), normOf(0.75)]).toEqual(['common', 'common', 'alava']);
    const between = { ...large, turnoverEuros: 11_000_000, shareElsewhere: 0.9 };
    expect(appliedTaxLaw(between).norm).toBe('common');
    expect(appliedTaxLaw({ ...between, foral: 'navarra' }).norm).toBe('navarra');
  });
});
