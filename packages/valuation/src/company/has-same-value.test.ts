import { describe, expect, test } from 'vitest';
import { hasSameValue } from './has-same-value.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationResult } from '../valuation-outcome.ts';

const { result: kept } = valueCompany(plainCompany);
if (kept === null) throw new Error('no result');

const withEquity = (factor: number, result: ValuationResult = kept) => ({
  result: {
    ...result,
    equityValue: { ...result.equityValue, central: result.equityValue.central * factor },
  },
});

describe('today’s engine gives the value of a kept outcome', () => {
  test('up to what binary arithmetic leaves, a billionth of it, more or less', () => {
    expect(hasSameValue(plainCompany, { result: kept })).toBe(true);
    for (const off of [-1, 1]) {
      expect(hasSameValue(plainCompany, withEquity(1 + off * 5e-10))).toBe(true);
      expect(hasSameValue(plainCompany, withEquity(1 + off * 1.005e-9))).toBe(false);
    }
  });

  test('where the equity is negative as well', () => {
    const owing = { ...plainCompany, bridge: { ...plainCompany.bridge, financialDebt: 3000 } };
    const { result } = valueCompany(owing);
    if (result === null) throw new Error('no result');
    expect(result.equityValue.central).toBeLessThan(0);
    expect(hasSameValue(owing, { result })).toBe(true);
    expect(hasSameValue(owing, withEquity(1.01, result))).toBe(false);
  });

  test('not where either has none', () => {
    expect(hasSameValue(plainCompany, { result: null })).toBe(false);
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(valueCompany(blank).result).toBeNull();
    expect(hasSameValue(blank, { result: kept })).toBe(false);
  });
});
