import { describe, expect, test } from 'vitest';
import { constantDriver, plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const codesOf = (inputs: ValuationInputs): string[] =>
  valueCompany(inputs).issues.map(({ code }) => code);

const fieldOf = (inputs: ValuationInputs, code: string): string | undefined =>
  valueCompany(inputs).issues.find((issue) => issue.code === code)?.field;

const drivers = plainCompany.projection.drivers;

describe('cash below its minimum', () => {
  const bridge = { ...plainCompany.bridge, cash: 50, minimumCash: 80 };
  const code = 'cash-below-minimum';

  test('is warned of, and takes nothing off by itself', () => {
    const { issues, result } = valueCompany({ ...plainCompany, bridge });
    expect(issues.find((issue) => issue.code === code)).toEqual({
      severity: 'warning',
      code,
      field: 'bridge.minimumCash',
      params: { shortfall: 30 },
    });
    expect(result?.netFinancialDebt).toBe(300);
    expect(codesOf({ ...plainCompany, bridge: { ...bridge, cash: 80 } })).not.toContain(code);
    expect(codesOf({ ...plainCompany, bridge: { ...bridge, minimumCash: null } })).not.toContain(
      code,
    );
  });

  test('adds what is missing to the net debt where the adviser says so', () => {
    const { figures, issues, result } = valueCompany({
      ...plainCompany,
      bridge,
      deductsCashShortfall: true,
    });
    expect(result?.netFinancialDebt).toBe(330);
    expect(figures['bridge.netFinancialDebt']?.formula).toBe('net-financial-debt-with-shortfall');
    expect(issues.map((issue) => issue.code)).not.toContain(code);
    const enough = { ...plainCompany, deductsCashShortfall: true };
    expect(valueCompany(enough).result?.netFinancialDebt).toBe(250);
  });
});

describe('an EBITDA above revenue', () => {
  const code = 'ebitda-margin-above-revenue';
  const [base] = plainCompany.accounts.years;
  const earning = (ebitda: number): ValuationInputs => ({
    ...plainCompany,
    accounts: {
      detail: 'summary',
      years: base === undefined ? [] : [{ ...base, lines: { ...base.lines, ebitda } }],
    },
  });

  test('of a closed year is warned of at that year', () => {
    expect(codesOf(earning(1000))).not.toContain(code);
    const issue = valueCompany(earning(1500)).issues.find((one) => one.code === code);
    expect(issue).toMatchObject({
      field: 'accounts.years.0.ebitda',
      params: { margin: 1.5, year: 2025 },
    });
  });

  test('of the projection is warned of at its margin', () => {
    const at = (ebitdaMargin: number) =>
      plainCompanyWith({
        projection: { drivers: { ...drivers, ebitdaMargin: constantDriver(ebitdaMargin) } },
      });
    expect(codesOf(at(1))).not.toContain(code);
    expect(fieldOf(at(1.2), code)).toBe('projection.drivers.ebitdaMargin');
  });
});

describe('a method of no weight that has no value', () => {
  const refused: ValuationInputs = {
    ...plainCompanyWith({ terminal: { terminalGrowth: 0.2 } }),
    method: 'mixed',
    weights: { dcf: 0, multiples: 1 },
  };

  test('stops no mixed value, and still says why it has none', () => {
    const { issues, result } = valueCompany(refused);
    const alone = valueCompany({ ...refused, method: 'multiples' }).result;
    expect(result?.equityValue).toEqual(alone?.equityValue);
    expect(result?.dcf).toBeNull();
    expect(result?.multiples?.weight).toBe(1);
    expect(issues.filter(({ severity }) => severity !== 'warning')).toEqual([]);
    expect(issues.map((issue) => issue.code)).toContain('growth-not-below-cost-of-capital');
    expect(issues.map((issue) => issue.code)).not.toContain('method-left-out');
  });

  test('stops one that gives it any weight, or whose weights are no whole', () => {
    expect(valueCompany({ ...refused, weights: { dcf: 0.01, multiples: 0.99 } }).result).toBeNull();
    expect(valueCompany({ ...refused, weights: { dcf: 0, multiples: 0.9 } }).result).toBeNull();
  });

  test('nor does the other way round', () => {
    const { multiples } = plainCompany;
    const { result } = valueCompany({
      ...plainCompany,
      method: 'mixed',
      weights: { dcf: 1, multiples: 0 },
      multiples: { ...multiples, evToEbitda: { ...multiples.evToEbitda, central: null } },
    });
    expect(result?.equityValue.central).toBe(1034.375);
  });
});
