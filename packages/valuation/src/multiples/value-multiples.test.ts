import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { comparablesOf } from '../testing/comparables-of.ts';
import { constantDriver, plainCompany } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { Comparable, ValuationInputs } from '../valuation-inputs.ts';

const resultOf = (inputs: ValuationInputs) => valueCompany(inputs).result;

describe('the multiples method', () => {
  const byMultiples: ValuationInputs = { ...plainCompany, method: 'multiples' };
  const byComparables = (values: number[]): ValuationInputs => ({
    ...byMultiples,
    multiples: {
      ...byMultiples.multiples,
      evToEbitda: {
        low: null,
        central: null,
        high: null,
        origin: { kind: 'comparables' },
      },
      comparables: comparablesOf('evToEbitda', values),
    },
  });
  const own = { low: null, central: 0.8, high: null, origin: { kind: 'own' as const, note: '' } };

  test('EV/EBITDA after the size step: 200 · 6 · 0.75, and its own ends', () => {
    const result = resultOf(byMultiples);
    expect(result?.enterpriseValue).toEqual({ low: 750, central: 900, high: 1200 });
    expect(result?.equityValue.central).toBe(650);
  });

  test('several are blended as equity values; P/E gives equity without the bridge', () => {
    const inputs: ValuationInputs = {
      ...byMultiples,
      multiples: {
        ...byMultiples.multiples,
        evToEbitdaWeight: 0.5,
        netIncome: 90,
        further: {
          evToSales: { ...own, weight: 0.2 },
          evToEbit: { ...own, low: 7, central: 8, high: 9, weight: 0.2 },
          priceToEarnings: { ...own, central: 10, weight: 0.1 },
        },
      },
    };
    const ebitda = 650;
    const sales = 1000 * 0.8 * 0.75 - 250;
    const ebit = 150 * 8 * 0.75 - 250;
    const earnings = 90 * 10 * 0.75;
    const central = 0.5 * ebitda + 0.2 * sales + 0.2 * ebit + 0.1 * earnings;
    const result = resultOf(inputs);
    expect(result?.equityValue.central).toBeCloseTo(central, 9);
    expect(result?.enterpriseValue.central).toBeCloseTo(central + 250, 9);
    const low =
      0.5 * 500 + 0.2 * (600 * 0.85 - 250) + 0.2 * (150 * 7 * 0.75 - 250) + 0.1 * 675 * 0.85;
    expect(result?.equityValue.low).toBeCloseTo(low, 9);
  });

  test('a loss is worth least at the highest multiple: low ≤ central ≤ high, each with its multiple', () => {
    const [year] = byMultiples.accounts.years;
    if (year === undefined) throw new Error('no year');
    const years = [{ ...year, lines: { ...year.lines, ebitda: -200 } }];
    const losing: ValuationInputs = { ...byMultiples, accounts: { detail: 'summary', years } };
    const { figures, issues, result } = valueCompany(losing);
    expect(result?.enterpriseValue).toEqual({ low: -1200, central: -900, high: -750 });
    expect(result?.equityValue).toEqual({ low: -1450, central: -1150, high: -1000 });
    expect(figures[figureId.multiplesEnterprise('low')]?.inputs).toContainEqual({
      symbol: 'appliedMultiple',
      figure: figureId.appliedMultiple('high'),
    });
    expect(issues.map(({ code }) => code)).toContain('negative-ebitda-with-multiple');
    const further = { evToSales: { ...own, weight: 0.3 } };
    const several = { ...losing, multiples: { ...losing.multiples, further } };
    const { low, central, high } = resultOf(several)?.equityValue ?? {};
    expect([low, central, high]).toEqual(
      [low, central, high].toSorted((one = 0, other = 0) => one - other),
    );
  });

  test('ends given the wrong way round, or both on one side, still hold the central value', () => {
    const rangeOf = (low: number, high: number) => {
      const evToEbitda = { ...byMultiples.multiples.evToEbitda, low, high };
      const multiples = { ...byMultiples.multiples, evToEbitda };
      return resultOf({ ...byMultiples, multiples })?.enterpriseValue;
    };
    expect(rangeOf(8, 5)).toEqual({ low: 750, central: 900, high: 1200 });
    expect(rangeOf(4, 5)).toEqual({ low: 600, central: 900, high: 900 });
    expect(rangeOf(7, 8)).toEqual({ low: 900, central: 900, high: 1200 });
  });

  test('three times the same figure is no range: the band stands around it', () => {
    const evToEbitda = { ...byMultiples.multiples.evToEbitda, low: 6, high: 6 };
    const multiples = { ...byMultiples.multiples, evToEbitda };
    const band = byMultiples.range.multipleBand;
    const range = resultOf({ ...byMultiples, multiples })?.enterpriseValue;
    expect(range?.low).toBeCloseTo(900 * (1 - band), 9);
    expect(range?.high).toBeCloseTo(900 * (1 + band), 9);
  });

  test('two figures alike are a range with the third', () => {
    const rangeOf = (low: number, high: number) => {
      const evToEbitda = { ...byMultiples.multiples.evToEbitda, low, high };
      const multiples = { ...byMultiples.multiples, evToEbitda };
      return resultOf({ ...byMultiples, multiples })?.enterpriseValue;
    };
    expect(rangeOf(6, 8)).toEqual({ low: 900, central: 900, high: 1200 });
    expect(rangeOf(5, 6)).toEqual({ low: 750, central: 900, high: 900 });
    expect(rangeOf(5, 5)).toEqual({ low: 750, central: 900, high: 900 });
  });

  test('a weight of 0 leaves a multiple out; weights are shares of those that count', () => {
    const further = { evToSales: { ...own, weight: 0.3 } };
    const multiples = { ...byMultiples.multiples, evToEbitdaWeight: 0, further };
    expect(resultOf({ ...byMultiples, multiples })?.equityValue.central).toBeCloseTo(350, 9);
    const both = { ...multiples, evToEbitdaWeight: 0.1 };
    const central = (0.1 * 650 + 0.3 * 350) / 0.4;
    expect(resultOf({ ...byMultiples, multiples: both })?.equityValue.central).toBeCloseTo(
      central,
      9,
    );
    const tooMuch = { ...multiples, evToEbitdaWeight: 1.1 };
    expect(resultOf({ ...byMultiples, multiples: tooMuch })).toBeNull();
    const negative = { ...multiples, evToEbitdaWeight: -0.1 };
    expect(resultOf({ ...byMultiples, multiples: negative })).toBeNull();
  });

  test('own comparables take the place of the three: quartiles from five on', () => {
    expect(resultOf(byComparables([9, 4, 6, 5, 8]))?.enterpriseValue).toEqual({
      low: 750,
      central: 900,
      high: 1200,
    });
    const { figures } = valueCompany(byComparables([9, 4, 6, 5, 8]));
    const percentileOf = (point: 'low' | 'central' | 'high') =>
      figures[figureId.multiple('evToEbitda', `percentile.${point}`)]?.value;
    expect([percentileOf('low'), percentileOf('central'), percentileOf('high')]).toEqual([
      0.25, 0.5, 0.75,
    ]);
    expect(resultOf(byComparables([4, 5, 7, 10]))?.enterpriseValue).toEqual({
      low: 600,
      central: 900,
      high: 1500,
    });
  });

  test('a comparable left out, or without this multiple, does not count; without any the list is missing', () => {
    const inputs = byComparables([4, 5, 7, 10]);
    const [first, second, ...others] = inputs.multiples.comparables ?? [];
    const withComparables = (...comparables: (Comparable | undefined)[]): ValuationInputs => ({
      ...inputs,
      multiples: {
        ...inputs.multiples,
        comparables: comparables.flatMap((one) => (one === undefined ? [] : [one])),
      },
    });
    const leftOut = first && { ...first, included: false };
    const unknown = second && { ...second, evToEbitda: null };
    const outcome = valueCompany(withComparables(leftOut, unknown, ...others));
    expect(outcome.result?.enterpriseValue.low).toBe(1050);
    expect(outcome.figures['input.multiples.comparables.2.evToEbitda']?.value).toBe(7);
    expect(outcome.figures['input.multiples.comparables.0.evToEbitda']).toBeUndefined();
    const none = valueCompany(withComparables(leftOut));
    expect(none.result).toBeNull();
    expect(none.issues).toContainEqual(
      expect.objectContaining({ severity: 'missing', field: 'multiples.comparables' }),
    );
  });

  test('a bank has no EV multiple, but a P/E', () => {
    const origin = {
      kind: 'sector' as const,
      sector: 'FIN',
      region: 'US',
      date: '2026-01-05',
      firms: 100,
      source: '',
      setId: '',
    };
    const { evToEbitda } = byMultiples.multiples;
    const bank = { ...byMultiples.multiples, evToEbitda: { ...evToEbitda, origin }, netIncome: 90 };
    expect(resultOf({ ...byMultiples, multiples: bank })).toBeNull();
    const further = {
      priceToEarnings: { ...own, origin, central: 10, weight: 0.5 },
      evToSales: { ...own, origin, weight: 0.5 },
    };
    const outcome = valueCompany({ ...byMultiples, multiples: { ...bank, further } });
    expect(outcome.result?.equityValue.central).toBeCloseTo(675, 9);
    const leftOut = outcome.issues.filter(({ code }) => code === 'method-left-out');
    expect(leftOut).toHaveLength(2);
  });

  test('a figure not typed yet stops the value, however many multiples stand beside it', () => {
    const further = { priceToEarnings: { ...own, central: 10, weight: 0.5 } };
    const multiples = { ...byMultiples.multiples, evToEbitdaWeight: 0.5, netIncome: null, further };
    const { issues, result } = valueCompany({ ...byMultiples, multiples });
    expect(result).toBeNull();
    const stops = issues.filter(({ severity }) => severity !== 'warning');
    expect(stops.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'missing multiples.netIncome',
    ]);
  });

  describe('the size step found by itself, with EV/EBITDA off', () => {
    const auto = (
      further: ValuationInputs['multiples']['further'],
      parts: Partial<ValuationInputs> = {},
    ): ValuationInputs => ({
      ...byMultiples,
      unit: 10_000,
      multiples: {
        ...byMultiples.multiples,
        sizeStep: { mode: 'auto' },
        evToEbitdaWeight: 0,
        netIncome: 90,
        ...(further && { further }),
      },
      ...parts,
    });
    const stepOf = (inputs: ValuationInputs) => {
      const figure = valueCompany(inputs).figures[figureId.sizeStep()];
      return { value: figure?.value, symbols: figure?.inputs.map(({ symbol }) => symbol) };
    };

    const nodes = ['lowerValue', 'lowerStep', 'upperValue', 'upperStep'];

    test('a price-earnings ratio gives equity: the debt belongs to the enterprise value', () => {
      // Equity of 90 · 10 = 900 plus net debt of 250 is 11.5 M€: −0.5 + 0.3 · ln 2.3 / ln 6
      const earnings = { priceToEarnings: { ...own, central: 10, weight: 1 } };
      const { value, symbols } = stepOf(auto(earnings));
      expect(value).toBeCloseTo(-0.360_543, 6);
      expect(symbols).toEqual(['amount', 'multiple', 'unit', 'bridgeTotal', ...nodes]);
      // 45 · 10 = 450: 4.5 M€ of equity, but 7 M€ including the debt.
      const half = auto(earnings);
      const small = { ...half, multiples: { ...half.multiples, netIncome: 45 } };
      expect(stepOf(small).value).toBeCloseTo(-0.443_663, 6);
      // 4.5 M€ of equity plus 25.5 M€ of debt is the size of a large company.
      const indebted = { ...small, bridge: { ...small.bridge, financialDebt: 2600 } };
      expect(stepOf(indebted).value).toBe(-0.2);
    });

    test('a multiple of sales names its amount', () => {
      // 1,000 · 0.8 · 10,000 = 8 M€: −0.5 + 0.3 · ln 1.6 / ln 6
      const { value, symbols } = stepOf(auto({ evToSales: { ...own, weight: 1 } }));
      expect(value).toBeCloseTo(-0.421_306, 6);
      expect(symbols).toEqual(['amount', 'multiple', 'unit', ...nodes]);
    });
  });

  test('a weight of 0 leaves EV/EBITDA out also where nothing stands beside it', () => {
    const multiples = { ...byMultiples.multiples, evToEbitdaWeight: 0 };
    const { result, issues } = valueCompany({ ...byMultiples, multiples });
    expect(result).toBeNull();
    expect(issues).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        code: 'value-out-of-range',
        field: 'multiples.evToEbitdaWeight',
        params: { value: 0 },
      }),
    );
  });

  test('without a multiple in use, the sector is to blame where one was meant to count', () => {
    const origin = {
      kind: 'sector' as const,
      sector: 'FIN',
      region: 'US',
      date: '2026-01-05',
      firms: 100,
      source: '',
      setId: '',
    };
    const errorOf = (evToEbitdaWeight: number, weight: number) => {
      const evToEbitda = { ...byMultiples.multiples.evToEbitda, origin };
      const further = { evToSales: { ...own, origin, weight } };
      const multiples = { ...byMultiples.multiples, evToEbitda, evToEbitdaWeight, further };
      return valueCompany({ ...byMultiples, multiples }).issues.find(
        ({ severity }) => severity === 'error',
      )?.code;
    };
    expect(errorOf(0, 0)).toBe('value-out-of-range');
    expect(errorOf(0, 1)).toBe('sector-has-no-ev-multiple');
    expect(errorOf(1, 0)).toBe('sector-has-no-ev-multiple');
    expect(errorOf(1, 1)).toBe('sector-has-no-ev-multiple');
  });

  describe('mixed over what is available', () => {
    const mixed: ValuationInputs = {
      ...plainCompany,
      method: 'mixed',
      mixedOverAvailable: true,
    };

    test('a DCF that is refused leaves its weight to the multiples, and still says why', () => {
      const refused = { ...mixed, terminal: { ...mixed.terminal, terminalGrowth: 0.1 } };
      const { result, issues } = valueCompany(refused);
      expect(result?.equityValue.central).toBe(650);
      expect(result?.dcf).toBeNull();
      expect(result?.multiples?.weight).toBe(1);
      const found = issues.map(({ severity, code, field }) => `${severity} ${code} ${field}`);
      expect(found).toContain('warning growth-not-below-cost-of-capital terminal.terminalGrowth');
      expect(found).toContain('warning method-left-out weights.dcf');
      expect(resultOf({ ...refused, mixedOverAvailable: false })).toBeNull();
    });

    test('a DCF with a blank fade that no flow needs still lacks a figure: its weight goes, though its value stands', () => {
      const fade = { kind: 'fade' as const, start: null, end: null, holdYears: 1, reachYear: 2 };
      const unused: ValuationInputs = {
        ...mixed,
        projection: {
          ...mixed.projection,
          drivers: {
            ...mixed.projection.drivers,
            depreciationToRevenue: { path: fade, overrides: [] },
          },
          ebitMargin: constantDriver(0.1),
          reinvestment: { basis: 'sales-to-capital', salesToCapital: constantDriver(2) },
        },
      };
      const { figures, result, issues } = valueCompany(unused);
      // EBIT 110, less 25 % tax and 100 / 2 for growth, is a flow of 32.5; the terminal value is 32.5 · 1.02 / 0.08
      // = 414.375; both are divided by 1.1.
      expect(figures[figureId.dcfEquity('central')]?.value).toBeCloseTo(446.875 / 1.1 - 250, 9);
      expect(result?.equityValue.central).toBe(650);
      expect(result?.dcf).toBeNull();
      expect(issues.map(({ code, field }) => `${code} ${field}`)).toEqual(
        expect.arrayContaining([
          'missing projection.drivers.depreciationToRevenue.path.start',
          'method-left-out weights.dcf',
        ]),
      );
      const { issues: stopped } = valueCompany({ ...unused, mixedOverAvailable: false });
      expect(stopped.find(({ code }) => code === 'missing')?.severity).toBe('missing');
    });

    test('several multiples of a bank leave their weight to the DCF', () => {
      const origin = {
        kind: 'sector' as const,
        sector: 'FIN',
        region: 'US',
        date: '',
        firms: 1,
        source: '',
        setId: '',
      };
      const { multiples } = mixed;
      const bank = {
        ...multiples,
        evToEbitda: { ...multiples.evToEbitda, origin },
        further: { evToSales: { ...own, origin, weight: 0.5 } },
      };
      const alone = resultOf({ ...mixed, multiples: bank });
      expect(alone?.equityValue.central).toBe(1034.375);
      expect(alone?.dcf?.weight).toBe(1);
      expect(alone?.multiples).toBeNull();
    });

    test('neither having a value, both say why and nothing stands', () => {
      const neither: ValuationInputs = {
        ...mixed,
        terminal: { ...mixed.terminal, terminalGrowth: 0.1 },
        multiples: {
          ...mixed.multiples,
          evToEbitda: { ...mixed.multiples.evToEbitda, central: null },
        },
      };
      const { result, issues } = valueCompany(neither);
      expect(result).toBeNull();
      expect(issues.map(({ severity, code }) => `${severity} ${code}`)).toEqual(
        expect.arrayContaining(['error growth-not-below-cost-of-capital', 'missing missing']),
      );
    });
  });

  test('mixed over what is available: a bank is valued by its DCF alone', () => {
    const { evToEbitda } = plainCompany.multiples;
    const origin = {
      kind: 'sector' as const,
      sector: 'FIN',
      region: 'US',
      date: '',
      firms: 1,
      source: '',
      setId: '',
    };
    const mixed: ValuationInputs = {
      ...plainCompany,
      method: 'mixed',
      multiples: { ...plainCompany.multiples, evToEbitda: { ...evToEbitda, origin } },
    };
    expect(resultOf(mixed)).toBeNull();
    const alone = resultOf({ ...mixed, mixedOverAvailable: true });
    expect(alone?.equityValue.central).toBe(1034.375);
    expect(alone?.dcf?.weight).toBe(1);
    const { issues } = valueCompany({ ...mixed, mixedOverAvailable: true });
    expect(issues.find(({ code }) => code === 'method-left-out')?.field).toBe('weights.multiples');
  });
});
