import { describe, expect, test } from 'vitest';
import {
  buildUpWith,
  constantDriver,
  plainCompany,
  plainCompanyWith,
  yearlyDriver,
} from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { CostOfCapital, MultiplesInputs, ValuationInputs } from '../valuation-inputs.ts';

const codesOf = (inputs: ValuationInputs): string[] =>
  valueCompany(inputs).issues.map(({ code }) => code);

const fieldOf = (inputs: ValuationInputs, code: string): string | undefined =>
  valueCompany(inputs).issues.find((issue) => issue.code === code)?.field;

const builtUp = (parts: Partial<CostOfCapital['buildUp']>): ValuationInputs =>
  plainCompanyWith({
    costOfCapital: {
      mode: 'build-up',
      buildUp: buildUpWith({ unleveredBeta: 1.4, debtToEquity: 0, ...parts }),
    },
  });

const drivers = plainCompany.projection.drivers;

describe('growth', () => {
  test('is warned of above 3.5 %, and above the risk-free rate where that is known', () => {
    const nominal = 'terminal-growth-above-nominal-gdp';
    const withGrowth = (terminalGrowth: number) =>
      plainCompanyWith({ terminal: { terminalGrowth } });
    expect(codesOf(withGrowth(0.035))).not.toContain(nominal);
    expect(codesOf(withGrowth(0.0351))).toContain(nominal);
    const riskFree = 'terminal-growth-above-risk-free-rate';
    expect(codesOf(withGrowth(0.0351))).not.toContain(riskFree);
    expect(codesOf(builtUp({ riskFreeRate: 0.0199 }))).toContain(riskFree);
    expect(codesOf(builtUp({ riskFreeRate: 0.02 }))).not.toContain(riskFree);
  });

  test('is not looked at where the business is sold, but in an average', () => {
    const high = { terminalGrowth: 0.04, exitMultiple: 6 };
    const sale = plainCompanyWith({ terminal: { ...high, method: 'exit-multiple' } });
    const nominal = 'terminal-growth-above-nominal-gdp';
    expect(codesOf(sale)).not.toContain(nominal);
    const average = plainCompanyWith({
      terminal: { ...high, method: 'exit-multiple', average: { gordonWeight: 0.5 } },
    });
    expect(codesOf(average)).toContain(nominal);
    expect(fieldOf(average, 'terminal-value-share-high')).toBe('terminal.terminalGrowth');
    expect(fieldOf(sale, 'terminal-value-share-high')).toBe('terminal.exitMultiple');
  });
});

test('a terminal value is warned of above 75 %: with one projected year it is (1 + g) / (1 + w)', () => {
  const high = 'terminal-value-share-high';
  const withGrowth = (terminalGrowth: number) => plainCompanyWith({ terminal: { terminalGrowth } });
  expect(codesOf(withGrowth(-0.176))).not.toContain(high);
  expect(codesOf(withGrowth(-0.174))).toContain(high);
  // A negative enterprise value has no meaningful shares.
  const losing = { ...drivers, ebitdaMargin: constantDriver(-0.1) };
  expect(codesOf(plainCompanyWith({ projection: { drivers: losing } }))).not.toContain(high);
});

test('a share of exactly 75 % is not above it', () => {
  // Revenue 1,000, margin 50 %, no tax or investment: a flow of 500, and a terminal value of 500 · 1.5 / (1 −
  // 0.5) = 1,500. At a rate of 100 % both are halved: 750 of 1,000.
  const none = constantDriver(0);
  const inputs = plainCompanyWith({
    projection: {
      drivers: {
        revenueGrowth: none,
        ebitdaMargin: constantDriver(0.5),
        depreciationToRevenue: none,
        capitalExpenditureToRevenue: none,
        netWorkingCapitalToRevenue: constantDriver(0.1),
        taxRate: none,
      },
    },
    costOfCapital: { weightedAverageCostOfCapital: 1 },
    terminal: { terminalGrowth: 0.5 },
  });
  expect(valueCompany(inputs).result?.terminalValueShare).toBe(0.75);
  expect(codesOf(inputs)).not.toContain('terminal-value-share-high');
  const more = { ...inputs, terminal: { ...inputs.terminal, terminalGrowth: 0.501 } };
  expect(codesOf(more)).toContain('terminal-value-share-high');
});

test('an equity of exactly 0 is not negative', () => {
  // An enterprise value of 200 · 6 · 0.75 = 900; debt of 950 less cash of 50.
  const owing = (financialDebt: number): ValuationInputs => ({
    ...plainCompany,
    method: 'multiples',
    bridge: { ...plainCompany.bridge, financialDebt },
  });
  expect(valueCompany(owing(950)).result?.equityValue.central).toBe(0);
  expect(codesOf(owing(950))).not.toContain('negative-equity');
  expect(codesOf(owing(950.01))).toContain('negative-equity');
});

describe('premia', () => {
  test('for country risk count twice from the mature premium and half the country’s on', () => {
    const twice = 'country-risk-counted-twice';
    const premia = (equityRiskPremium: number, countryRiskPremium: number | null) =>
      codesOf(builtUp({ equityRiskPremium, countryRiskPremium }));
    expect(premia(0.0523, 0.02)).toContain(twice);
    expect(premia(0.0522, 0.02)).not.toContain(twice);
    expect(premia(0.08, null)).not.toContain(twice);
    expect(premia(0.08, -0.01)).not.toContain(twice);
    expect(premia(0.0424, 0.0001)).toContain(twice);
  });

  test('for size count twice beside a step down', () => {
    const twice = 'size-counted-twice';
    const mixed = (sizePremium: number | null, value: number): ValuationInputs => ({
      ...builtUp({ sizePremium }),
      method: 'mixed',
      multiples: { ...plainCompany.multiples, sizeStep: { mode: 'manual', value } },
    });
    expect(codesOf(mixed(0.01, -0.2))).toContain(twice);
    expect(codesOf(mixed(0.01, 0))).not.toContain(twice);
    expect(codesOf(mixed(0.01, 0.5))).not.toContain(twice);
    expect(codesOf(mixed(-0.01, -0.2))).not.toContain(twice);
    expect(codesOf(mixed(null, -0.2))).not.toContain(twice);
  });
});

describe('the last projected year', () => {
  test('is warned of when it invests less than it writes off, not when as much', () => {
    const below = 'capex-below-depreciation-in-terminal-year';
    const withCapex = (...values: number[]) =>
      plainCompanyWith({
        projection: {
          years: 2,
          drivers: { ...drivers, capitalExpenditureToRevenue: yearlyDriver(...values) },
        },
      });
    expect(codesOf(withCapex(0.06, 0.0499))).toContain(below);
    expect(codesOf(withCapex(0.0499, 0.05))).not.toContain(below);
    const salesToCapital = constantDriver(4);
    const reinvestment = { basis: 'sales-to-capital' as const, salesToCapital };
    expect(codesOf(plainCompanyWith({ projection: { reinvestment } }))).not.toContain(below);
  });

  test('of a loss is warned of where a multiple is put on it', () => {
    const negative = 'negative-ebitda-with-multiple';
    const loss = { projection: { drivers: { ...drivers, ebitdaMargin: constantDriver(-0.1) } } };
    const sale = { method: 'exit-multiple' as const, exitMultiple: 6 };
    expect(fieldOf(plainCompanyWith({ ...loss, terminal: sale }), negative)).toBe(
      'terminal.exitMultiple',
    );
    expect(codesOf(plainCompanyWith(loss))).not.toContain(negative);
    expect(codesOf(plainCompanyWith({ terminal: sale }))).not.toContain(negative);
    const average = { exitMultiple: 6, average: { gordonWeight: 0.5 } };
    expect(codesOf(plainCompanyWith({ ...loss, terminal: average }))).toContain(negative);
  });

  test('may leave losses over, which the flows do not show', () => {
    const left = (opening: number) =>
      valueCompany(
        plainCompanyWith({ projection: { losses: { opening, limit: 'none' } } }),
      ).issues.find(({ code }) => code === 'losses-left-over');
    expect(left(165)).toBeUndefined();
    expect(left(165.5)).toMatchObject({
      field: 'projection.losses.opening',
      params: { losses: 0.5, year: 2026 },
    });
  });
});

describe('multiples', () => {
  const own = {
    low: 4,
    central: 5,
    high: 6,
    weight: 0.3,
    origin: { kind: 'own' as const, note: '' },
  };
  const byMultiples = (multiples: Partial<MultiplesInputs>, ebitda = 200): ValuationInputs => {
    const [year] = plainCompany.accounts.years;
    const years = year === undefined ? [] : [{ ...year, lines: { ...year.lines, ebitda } }];
    return {
      ...plainCompany,
      method: 'multiples',
      accounts: { detail: 'summary', years },
      multiples: { ...plainCompany.multiples, ...multiples },
    };
  };

  test('of a loss are warned of, each at its own field, when they count', () => {
    const negative = 'negative-amount-with-multiple';
    const further = { evToEbit: own, evToSales: own, priceToEarnings: own };
    expect(codesOf(byMultiples({ further, netIncome: 90 }))).not.toContain(negative);
    expect(fieldOf(byMultiples({ further, netIncome: 0 }), negative)).toBe(
      'multiples.further.priceToEarnings.central',
    );
    expect(fieldOf(byMultiples({ further, netIncome: 90 }, 50), negative)).toBe(
      'multiples.further.evToEbit.central',
    );
    const unused = { ...further, priceToEarnings: { ...own, weight: 0 } };
    expect(codesOf(byMultiples({ further: unused, netIncome: -9 }))).not.toContain(negative);
    const onlySales = { evToSales: own };
    expect(codesOf(byMultiples({ further: onlySales, netIncome: -9 }))).not.toContain(negative);
  });

  const outOfOrder = (multiples: Partial<MultiplesInputs>): (readonly [string, string])[] =>
    valueCompany(byMultiples(multiples))
      .issues.filter(({ code }) => code === 'multiple-out-of-order')
      .map(({ severity, field }) => [severity, field] as const);
  const main = (
    low: number | null,
    central: number | null,
    high: number | null,
  ): Pick<MultiplesInputs, 'evToEbitda'> => ({
    evToEbitda: { low, central, high, origin: own.origin },
  });

  test('given out of their order are warned of, and keep their value', () => {
    const warned = [['warning', 'multiples.evToEbitda.central']];
    const inputs = byMultiples(main(6, 2.5, 8));
    expect(outOfOrder(main(6, 2.5, 8))).toEqual(warned);
    expect(valueCompany(inputs).issues).toContainEqual({
      severity: 'warning',
      code: 'multiple-out-of-order',
      field: 'multiples.evToEbitda.central',
      params: { low: 6, central: 2.5, high: 8 },
    });
    // EBITDA of 200 at 2.5 less a quarter, less 250 of net debt.
    expect(valueCompany(inputs).result?.equityValue.central).toBe(125);
    expect(outOfOrder(main(5, 6, 5.9))).toEqual(warned);
    expect(outOfOrder(main(8, 6, 5))).toEqual(warned);
    for (const ends of [main(5, 6, 8), main(6, 6, 8), main(5, 6, 6), main(6, 6, 6)])
      expect(outOfOrder(ends)).toEqual([]);
  });

  test('with an end left blank are in order by the other', () => {
    expect(outOfOrder(main(null, 6, 5))).toEqual([['warning', 'multiples.evToEbitda.central']]);
    expect(outOfOrder(main(7, 6, null))).toEqual([['warning', 'multiples.evToEbitda.central']]);
    for (const ends of [main(null, 6, 7), main(5, 6, null), main(null, 6, null), main(7, null, 5)])
      expect(outOfOrder(ends)).toEqual([]);
  });

  test('out of their order are warned of each at its own field, where they count and were given', () => {
    const wrong = { ...own, low: 6 };
    const further = { evToEbit: wrong, evToSales: own, priceToEarnings: wrong };
    expect(
      outOfOrder({ ...main(9, 6, 8), further, netIncome: 90 }).map(([, field]) => field),
    ).toEqual([
      'multiples.evToEbitda.central',
      'multiples.further.evToEbit.central',
      'multiples.further.priceToEarnings.central',
    ]);
    expect(outOfOrder({ further: { evToEbit: { ...wrong, weight: 0 } } })).toEqual([]);
    const compared = { ...wrong, origin: { kind: 'comparables' as const } };
    const none = { evToEbitda: null, evToSales: null, priceToEarnings: null };
    const comparables = [{ id: 'a', included: true, ...none, evToEbit: 7 }];
    expect(outOfOrder({ further: { evToEbit: compared }, comparables })).toEqual([]);
    expect(codesOf({ ...byMultiples(main(6, 2.5, 8)), method: 'dcf' })).not.toContain(
      'multiple-out-of-order',
    );
  });

  test('of an EBITDA that is not positive only where EV/EBITDA counts', () => {
    const negative = 'negative-ebitda-with-multiple';
    expect(codesOf(byMultiples({}, 0))).toContain(negative);
    expect(codesOf(byMultiples({}, 1))).not.toContain(negative);
    const further = { evToSales: own };
    expect(codesOf(byMultiples({ further }, 0))).toContain(negative);
    expect(codesOf(byMultiples({ further, evToEbitdaWeight: 0 }, 0))).not.toContain(negative);
    expect(codesOf(byMultiples({ evToEbitdaWeight: 0 }, 0))).toContain(negative);
  });

  test('with a step 7.5 points from that of the curve belong to another size', () => {
    const outside = 'size-step-outside-bracket';
    // 200 · 6 · 10,000 = 12 M€: −35.34 % on the curve, so the range without a warning is −42.84 to −27.84 %.
    const at = (value: number, parts: Partial<MultiplesInputs> = {}) =>
      codesOf({
        ...byMultiples({ sizeStep: { mode: 'manual', value }, ...parts }),
        unit: 10_000,
      });
    expect(at(-0.279)).not.toContain(outside);
    expect(at(-0.278)).toContain(outside);
    expect(at(-0.428)).not.toContain(outside);
    expect(at(-0.429)).toContain(outside);
    const blank = byMultiples({ sizeStep: { mode: 'manual', value: -0.1 } });
    const years = blank.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, ebitda: null },
    }));
    expect(codesOf({ ...blank, accounts: { ...blank.accounts, years } })).not.toContain(outside);
    const auto = byMultiples({ sizeStep: { mode: 'auto' } });
    expect(codesOf({ ...auto, unit: 10_000 })).not.toContain(outside);
  });

  test('of one’s own without any step are those of deals; of a sector they are not', () => {
    const outside = 'size-step-outside-bracket';
    const none = { mode: 'manual' as const, value: 0 };
    const sector = {
      kind: 'sector' as const,
      sector: 'ALI',
      region: '',
      date: '',
      firms: 1,
      source: '',
      setId: '',
    };
    const { evToEbitda } = plainCompany.multiples;
    expect(codesOf(byMultiples({ sizeStep: none }))).not.toContain(outside);
    const ofSector = { ...evToEbitda, origin: sector };
    expect(codesOf(byMultiples({ sizeStep: none, evToEbitda: ofSector }))).toContain(outside);
  });
});

describe('years', () => {
  test('of history count from three on, those without an EBITDA not', () => {
    const few = 'few-years-of-history';
    const [last] = plainCompany.accounts.years;
    const lines = last?.lines;
    const withYears = (...ebitdas: (number | null)[]): ValuationInputs => ({
      ...plainCompany,
      accounts: {
        detail: 'summary',
        years: ebitdas.flatMap((ebitda, index) =>
          lines ? [{ year: 2026 - ebitdas.length + index, lines: { ...lines, ebitda } }] : [],
        ),
      },
    });
    expect(codesOf(withYears(180, 190, 200))).not.toContain(few);
    expect(codesOf(withYears(190, 200))).toContain(few);
    expect(codesOf(withYears(null, 190, 200))).toContain(few);
  });

  test('are projected from one to fifteen', () => {
    const withYears = (years: number) => valueCompany(plainCompanyWith({ projection: { years } }));
    expect(withYears(15).result).not.toBeNull();
    for (const years of [0, 16, 1.5, -1]) {
      const { result, issues } = withYears(years);
      expect(result).toBeNull();
      expect(issues.map(({ field }) => field)).toContain('projection.years');
    }
  });
});

test('depreciation may stay blank only where neither profit nor flow needs it', () => {
  const blank = { drivers: { ...drivers, depreciationToRevenue: constantDriver(null) } };
  const ebitMargin = constantDriver(0.15);
  const reinvestment = { basis: 'sales-to-capital' as const, salesToCapital: constantDriver(4) };
  const resultOf = (projection: Partial<ValuationInputs['projection']>) =>
    valueCompany(plainCompanyWith({ projection: { ...blank, ...projection } })).result;
  expect(resultOf({ ebitMargin, reinvestment })).not.toBeNull();
  expect(resultOf({ ebitMargin })).toBeNull();
  expect(resultOf({ reinvestment })).toBeNull();
});

describe('the mixed value', () => {
  const mixed = (dcf: number, multiples: number): ValuationInputs => ({
    ...plainCompany,
    method: 'mixed',
    weights: { dcf, multiples },
  });

  test('needs two shares that sum to 1', () => {
    expect(valueCompany(mixed(0.6, 0.4)).result?.equityValue.central).toBeCloseTo(
      0.6 * 1034.375 + 0.4 * 650,
      9,
    );
    for (const [dcf, multiples] of [
      [0.6, 0.400_001],
      [0.6, 0.399_999],
    ] as const) {
      expect(codesOf(mixed(dcf, multiples))).toContain('weights-do-not-sum-to-one');
    }
    for (const [dcf, multiples] of [
      [1 + 1e-10, -1e-10],
      [-1e-10, 1 + 1e-10],
      [1.2, -0.2],
      [-0.2, 1.2],
    ] as const) {
      expect(codesOf(mixed(dcf, multiples))).toContain('value-out-of-range');
    }
    expect(codesOf(mixed(0.6, 0.4 + 5e-10))).not.toContain('weights-do-not-sum-to-one');
  });

  test('blends both methods where both have a value, even over what is available', () => {
    const outcome = valueCompany({ ...mixed(0.6, 0.4), mixedOverAvailable: true });
    expect(outcome.result?.equityValue.central).toBeCloseTo(0.6 * 1034.375 + 0.4 * 650, 9);
    expect(outcome.result?.dcf?.weight).toBe(0.6);
    expect(outcome.result?.multiples?.weight).toBe(0.4);
    expect(outcome.issues.map(({ code }) => code)).not.toContain('method-left-out');
  });

  test('has no implied multiple of an EBITDA that is not positive', () => {
    const [year] = plainCompany.accounts.years;
    const lines = year && { ...year.lines, ebitda: 0 };
    const years = year && lines ? [{ ...year, lines }] : [];
    const none = valueCompany({ ...plainCompany, accounts: { detail: 'summary', years } });
    expect(none.result?.impliedEvToEbitda).toBeNull();
    expect(none.result?.equityValue.central).toBe(1034.375);
  });
});
