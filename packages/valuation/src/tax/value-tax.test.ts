import { expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { otherTerminalTax } from '../company/other-terminal-tax.ts';
import { inLargerUnit } from '../testing/in-larger-unit.ts';
import { constantDriver, plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { toMoveBase, moveDrivers } from '../moves/move-driver.ts';
import { valueCompany } from '../company/value-company.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import type { Projection, ValuationInputs } from '../valuation-inputs.ts';

const taxOf = (inputs: ValuationInputs) => {
  const { figures } = valueCompany(inputs);
  const at = (line: 'taxRate' | 'tax') => figures[figureId.projection(2026, line)];
  return { rate: at('taxRate')?.value, formula: at('taxRate')?.formula, tax: at('tax')?.value };
};

const taxed = (spanishTax: Projection['spanishTax'], unit = 1000): ValuationInputs => ({
  ...plainCompanyWith({ projection: spanishTax === undefined ? {} : { spanishTax } }),
  unit,
});

// EBIT of 2026: 1,100 · (20 % − 5 %) = 165 thousand.
test.each([
  ['general', 0.25, 'spanish-rate-of-regime'],
  ['small', 0.23, 'spanish-rate-of-regime'],
  ['micro', (0.19 * 50 + 0.21 * 115) / 165, 'spanish-rate-by-bands'],
  ['navarra', 0.28, 'spanish-rate-of-regime'],
] as const)('a company taxed as %s in 2026 pays %d of its profit', (regime, rate, formula) => {
  const found = taxOf(taxed({ regime }));
  expect(found.rate).toBeCloseTo(rate, 12);
  expect(found.tax).toBeCloseTo(rate * 165, 10);
  expect(found.formula).toBe(formula);
});

const ratesOf = (inputs: ValuationInputs): (number | undefined)[] => {
  const { figures } = valueCompany(inputs);
  return Array.from(
    { length: inputs.projection.years },
    (_, index) => figures[figureId.projection(2026 + index, 'taxRate')]?.value,
  );
};

const [baseYear] = plainCompany.accounts.years;

/** Six projected years after a base year with this EBITDA; a small company by turnover: 23, 22, 21 and then 20 %. */
const newCompany = (
  regime: 'justCreated' | 'startUp',
  ebitda: number,
  projection: Partial<Projection> = {},
): ValuationInputs => {
  if (baseYear === undefined) throw new Error('no base year');
  const inputs = plainCompanyWith({
    projection: { years: 6, spanishTax: { regime }, ...projection },
  });
  const years = [{ ...baseYear, lines: { ...baseYear.lines, ebitda } }];
  return { ...inputs, unit: 1000, accounts: { detail: 'summary', years } };
};

test('a new company bears 15 % in its first year of profit and the next, then what its size bears', () => {
  expect(ratesOf(newCompany('justCreated', 0))).toEqual([0.15, 0.15, 0.21, 0.2, 0.2, 0.2]);
  expect(ratesOf(newCompany('startUp', 0))).toEqual([0.15, 0.15, 0.15, 0.15, 0.2, 0.2]);
});

test('a closed year of profit counts, unless losses of earlier years took it', () => {
  expect(ratesOf(newCompany('justCreated', 200))).toEqual([0.15, 0.22, 0.21, 0.2, 0.2, 0.2]);
  const losses = { opening: 300, limit: 'none' as const };
  // EBIT of 165 and 181.5 use up the losses of 300, so the second year is the first with a taxable profit.
  expect(ratesOf(newCompany('justCreated', 200, { losses }))).toEqual([
    0.15, 0.15, 0.15, 0.2, 0.2, 0.2,
  ]);
});

/** Like `newCompany`, after several closed years with this EBIT; null when unknown. The last one is 2025. */
const afterYears = (
  regime: 'justCreated' | 'startUp',
  profits: readonly (number | null)[],
  projection: Partial<Projection> = {},
): ValuationInputs => {
  const inputs = newCompany(regime, 0, projection);
  const [last] = inputs.accounts.years;
  if (last === undefined) throw new Error('no base year');
  const years = profits.map((ebit, at) => ({
    year: 2026 - profits.length + at,
    lines: {
      ...last.lines,
      ebitda: (ebit ?? 0) + 50,
      depreciationAndAmortization: ebit === null ? null : 50,
    },
  }));
  return { ...inputs, accounts: { detail: 'summary', years } };
};

test('losses that remain do not undo the years of profit before they were made', () => {
  const losses = { opening: 100, limit: 'none' as const };
  const profitable = [100, 100, 100, 100, 100, -50];
  const overForStartUp = ratesOf(afterYears('startUp', profitable, { losses }));
  expect(overForStartUp).toEqual([0.23, 0.22, 0.21, 0.2, 0.2, 0.2]);
  const overForNew = ratesOf(afterYears('justCreated', [100, 100, -100], { losses }));
  expect(overForNew).toEqual([0.23, 0.22, 0.21, 0.2, 0.2, 0.2]);
});

test('a profit that losses took whole begins nothing', () => {
  const ratesAfter = (profits: readonly number[], opening: number) =>
    ratesOf(afterYears('justCreated', profits, { losses: { opening, limit: 'none' } }));
  const unbegun = [0.15, 0.15, 0.21, 0.2, 0.2, 0.2];
  // A loss of 300, of which 50 is used, and a further loss of 10: the first projected profit of 165 is also
  // offset completely.
  expect(ratesAfter([-300, 50, -10], 260)).toEqual([0.15, 0.15, 0.15, 0.2, 0.2, 0.2]);
  expect(ratesAfter([-100, 40], 60)).toEqual(unbegun);
  // The second profit uses up the remaining loss, and the rest is taxed.
  expect(ratesAfter([-100, 40, 200, -10], 10)).toEqual([0.23, 0.22, 0.21, 0.2, 0.2, 0.2]);
});

test.each([
  [[-300, 50, -10], 260],
  [[-100, 40], 60],
  [[-100, 40, 200, -10], 10],
  [[100, 100, -100], 100],
  [[100, 50, 100], 60],
  [[100, null, 100], 0],
])(
  'years of profit are counted alike in any unit: %j and %d of losses left',
  (profits, opening) => {
    const inputs = afterYears('justCreated', profits, { losses: { opening, limit: 'none' } });
    // In that unit, each of these amounts is a small fraction.
    expect(ratesOf(inLargerUnit(inputs, 2 ** 17))).toEqual(ratesOf(inputs));
  },
);

test('once begun, a closed year whose profit is not known counts as well', () => {
  expect(ratesOf(afterYears('startUp', [100, null, null]))).toEqual([
    0.15, 0.22, 0.21, 0.2, 0.2, 0.2,
  ]);
  expect(ratesOf(afterYears('startUp', [null, null, 100]))).toEqual([
    0.15, 0.15, 0.15, 0.2, 0.2, 0.2,
  ]);
});

test('a relief ends before the perpetuity, which bears the rate of the company’s size', () => {
  const inputs = newCompany('justCreated', 0, { years: 1 });
  const { figures } = valueCompany(inputs);
  expect(figures[figureId.projection(2026, 'taxRate')]?.value).toBe(0.15);
  expect(figures[figureId.dcf('terminalTaxRate')]?.value).toBe(0.23);
  // EBITDA 220 − tax − capex 66 − ΔNWC 10.
  const flow = figures[figureId.dcf('terminalFreeCashFlow')]?.value;
  expect(flow).toBeCloseTo((220 - 0.23 * 165 - 66 - 10) * 1.02, 9);
});

test.each([{}, { returnOnCapital: 0.16 }])(
  'the perpetuity of a micro company bears the rate of its whole profit, losses or not (%j)',
  (terminal) => {
    const spanishTax = { regime: 'micro' as const };
    const rateOf = (losses: Projection['losses']) => {
      const inputs = plainCompanyWith({
        projection: { spanishTax, ...(losses && { losses }) },
        terminal,
      });
      const { figures } = valueCompany({ ...inputs, unit: 1000 });
      return figures[figureId.dcf('terminalFreeCashFlow')]?.value ?? Number.NaN;
    };
    expect(rateOf({ opening: 100, limit: 'none' })).toBeCloseTo(rateOf(undefined), 9);
  },
);

test('by turnover of the year before: below 1 M€ micro, below 10 M€ small, else general', () => {
  const rateOf = (unit: number) => taxOf(taxed({ regime: 'by-turnover' }, unit)).rate;
  expect(rateOf(999)).toBeCloseTo(0.21 - (0.02 * 50) / 164.835, 12);
  expect(rateOf(1000)).toBe(0.23);
  expect(rateOf(9999)).toBe(0.23);
  expect(rateOf(10_000)).toBe(0.25);
});

test.each(['micro', 'by-turnover'] as const)(
  'losses lower the profit that the bands of a micro company are counted on: %s',
  (regime) => {
    const inputs = plainCompanyWith({
      projection: {
        spanishTax: { regime },
        losses: { opening: 100, limit: 'none' },
      },
    });
    // Turnover of 0.9 M€; losses offset 90 of an EBIT of 148.5 thousand.
    const { rate, tax } = taxOf({ ...inputs, unit: 900 });
    expect(rate).toBeCloseTo((0.19 * 50 + 0.21 * 8.5) / 58.5, 12);
    expect(tax).toBeCloseTo((0.19 * 50 + 0.21 * 8.5) / 0.9, 10);
  },
);

test('a year that the adviser overrides keeps the given rate', () => {
  const { drivers } = plainCompany.projection;
  const overrides = [{ year: 2026, value: 0.1, reason: '' }];
  const inputs = plainCompanyWith({
    projection: {
      spanishTax: { regime: 'general' },
      drivers: { ...drivers, taxRate: { ...constantDriver(null), overrides } },
    },
  });
  expect(taxOf(inputs)).toMatchObject({ rate: 0.1, formula: 'driver-override' });
});

test('losses that no projected profit uses are a warning with their amount', () => {
  const issuesOf = (opening: number) =>
    valueCompany(plainCompanyWith({ projection: { losses: { opening, limit: 'none' } } })).issues;
  expect(issuesOf(165).map(({ code }) => code)).not.toContain('losses-left-over');
  expect(issuesOf(200)).toContainEqual({
    severity: 'warning',
    code: 'losses-left-over',
    field: 'projection.losses.opening',
    params: { losses: 35, year: 2026 },
  });
});

test('a micro company without a profit to tax says so, and divides by no profit', () => {
  const figureOf = (margin: number, opening: number) => {
    const { drivers } = plainCompany.projection;
    const { figures } = valueCompany({
      ...plainCompanyWith({
        projection: {
          spanishTax: { regime: 'micro' },
          losses: { opening, limit: 'none' },
          drivers: { ...drivers, ebitdaMargin: constantDriver(margin) },
        },
      }),
      unit: 100,
    });
    return figures[figureId.projection(2026, 'taxRate')];
  };
  const untaxed = { formula: 'spanish-rate-without-profit', value: 0.19 };
  // EBIT of 1,100 · (3 % − 5 %) = −22, then zero, then 165 that losses offset completely.
  expect(figureOf(0.03, 0)).toMatchObject(untaxed);
  expect(figureOf(0.05, 0)).toMatchObject(untaxed);
  expect(figureOf(0.2, 165)).toMatchObject(untaxed);
  expect(figureOf(0.2, 164)).toMatchObject({ formula: 'spanish-rate-by-bands', value: 0.19 });
});

test('a closed year bore the rate of its own year, by turnover of the year before it', () => {
  if (baseYear === undefined) throw new Error('no base year');
  const { lines } = baseYear;
  const years = [2022, 2023, 2024, 2025].map((year, at) => ({
    year,
    lines: { ...lines, revenue: [900, 950, 11_000, 9_000][at] ?? null },
  }));
  const rates = (regime: NonNullable<Projection['spanishTax']>['regime']) => {
    const inputs = plainCompanyWith({ projection: { spanishTax: { regime } } });
    const accounts = { detail: 'summary' as const, years };
    const { figures } = valueCompany({ ...inputs, unit: 1000, accounts });
    return years.map(({ year }) => figures[figureId.account(year, 'taxRate')]?.value);
  };
  // The first year uses its own turnover of 0.9 M€; the next ones use that of the year before, 0.9, 0.95 and
  // then 11 M€.
  expect(rates('by-turnover')).toEqual([0.25, 0.23, 0.23, 0.25]);
  expect(rates('small')).toEqual([0.25, 0.25, 0.25, 0.24]);
  // EBIT of 150 thousand: 21 % on the first 50, 22 % on the rest.
  expect(rates('micro')).toEqual([0.25, 0.23, 0.23, (0.21 * 50 + 0.22 * 100) / 150]);
  expect(rates('navarra')).toEqual([0.28, 0.28, 0.28, 0.28]);
  const given = valueCompany(plainCompany).figures;
  expect(given[figureId.account(2025, 'taxRate')]).toBeUndefined();
});

test('interest saves tax at the rate of the perpetuity where none is given for it', () => {
  const buildUp = {
    ...plainCompany.costOfCapital.buildUp,
    riskFreeRate: 0.03,
    unleveredBeta: 1,
    debtToEquity: 0.5,
    equityRiskPremium: 0.05,
    debtSpread: 0.02,
  };
  const shieldOf = (terminal: object, taxRate: number | null = null) => {
    const inputs = plainCompanyWith({
      projection: { years: 4, spanishTax: { regime: 'small' } },
      costOfCapital: { mode: 'build-up', buildUp: { ...buildUp, taxRate } },
      terminal,
    });
    const { figures } = valueCompany(inputs);
    const of = (name: 'afterTaxCostOfDebt' | 'taxShieldRate') =>
      figures[figureId.costOfCapital(name)]?.value;
    return [of('taxShieldRate'), of('afterTaxCostOfDebt')];
  };
  expect(shieldOf({ taxRate: 0.25 })).toEqual([0.25, 0.05 * 0.75]);
  // No permanent rate was entered, so 2029's 20 % is used.
  expect(shieldOf({})).toEqual([0.2, 0.05 * 0.8]);
  const sold = { method: 'exit-multiple', terminalGrowth: null, exitMultiple: 6 };
  expect(shieldOf(sold)).toEqual([0.2, 0.05 * 0.8]);
  expect(shieldOf({ ...sold, taxRate: 0.25 })).toEqual([0.25, 0.05 * 0.75]);
  expect(shieldOf({ taxRate: 0.25 }, 0.3)).toEqual([undefined, 0.05 * 0.7]);
});

test('beside a given tax for ever stands the value at the rate of the law', () => {
  const inputs = {
    ...plainCompanyWith({
      projection: { spanishTax: { regime: 'by-turnover' } },
      terminal: { taxRate: 0.25 },
    }),
    unit: 1000,
  };
  const other = otherTerminalTax(inputs, valueCompany(inputs));
  expect(other?.rate).toBe(0.2);
  // 20 % instead of 25 % of an EBIT of 165, permanently: 8.25 · 1.02 / 8 %, one year away. From a profit after
  // tax of 123.75 to 132 is 6.7 % more; 25 % instead of 20 % is 6.25 % less.
  expect(other?.effect).toBeCloseTo((0.05 * 165 * 1.02) / 0.08 / 1.1, 9);
  expect(other?.costOfCapital).toBeNull();
  const none = [
    plainCompanyWith({ terminal: { taxRate: 0.25 } }),
    plainCompanyWith({ projection: { spanishTax: { regime: 'by-turnover' } } }),
    plainCompanyWith({
      projection: { spanishTax: { regime: 'general' } },
      terminal: { taxRate: 0.25 },
    }),
  ];
  for (const without of none) expect(otherTerminalTax(without, valueCompany(without))).toBeNull();
  const nextTo = [0.2 + 0.995e-9, 0.2 + 1.005e-9].map((taxRate) => {
    const near = { ...inputs, terminal: { ...inputs.terminal, taxRate } };
    return otherTerminalTax(near, valueCompany(near)) === null;
  });
  expect(nextTo).toEqual([true, false]);
});

test('another tax for ever moves the WACC too, where interest saves tax at its rate', () => {
  const costOfCapital = workedExampleInputs.costOfCapital;
  const buildUp = { ...costOfCapital.buildUp, taxRate: null };
  const inputs: ValuationInputs = {
    ...workedExampleInputs,
    projection: { ...workedExampleInputs.projection, spanishTax: { regime: 'small' } },
    terminal: { ...workedExampleInputs.terminal, taxRate: 0.25 },
    costOfCapital: { ...costOfCapital, buildUp },
  };
  const outcome = valueCompany(inputs);
  const moved = otherTerminalTax(inputs, outcome)?.costOfCapital;
  const at = (taxRate: number) =>
    valueCompany({ ...inputs, terminal: { ...inputs.terminal, taxRate } }).result
      ?.weightedAverageCostOfCapital;
  expect(moved).toEqual({ given: at(0.25), other: at(0.2) });
  expect(moved?.other).not.toBe(moved?.given);
});

test('the law’s rate for ever follows the turnover before the last projected year, and its profit', () => {
  const rateOf = (unit: number, years: number, regime: 'by-turnover' | 'micro' = 'by-turnover') => {
    const inputs = {
      ...plainCompanyWith({
        projection: { years, spanishTax: { regime } },
        terminal: { taxRate: 0.25 },
      }),
      unit,
    };
    return otherTerminalTax(inputs, valueCompany(inputs))?.rate;
  };
  // 17 % on the first 50,000 € and 20 % on the rest of a micro company’s EBIT, which is 15 % of its revenue.
  const ofMicro = (revenue: number): number =>
    (0.17 * 50 + 0.2 * (0.15 * revenue - 50)) / (0.15 * revenue);
  expect(rateOf(1000, 1, 'micro')).toBeCloseTo(ofMicro(1100), 12);
  // Turnover of 0.95 M€ in 2025 and 1.045 M€ in 2026: a micro company in 2026, a small one in 2027.
  expect(rateOf(950, 1)).toBeCloseTo(ofMicro(950 * 1.1), 12);
  expect(rateOf(950, 2)).toBe(0.2);
  // Turnover of 0.88 and 0.968 M€, then 1.0648 M€ in the last year itself, which is irrelevant.
  expect(rateOf(880, 2)).toBeCloseTo(ofMicro(880 * 1.21), 12);
});

test('beside an outcome that lacks a figure stands no other tax', () => {
  const inputs = plainCompanyWith({
    projection: { spanishTax: { regime: 'by-turnover' } },
    terminal: { taxRate: 0.25 },
  });
  const outcome = valueCompany(inputs);
  expect(otherTerminalTax(inputs, outcome)).not.toBeNull();
  const lacking = [figureId.account(2025, 'revenue'), figureId.projection(2026, 'ebit')];
  for (const id of lacking) {
    const { [id]: _left, ...figures } = outcome.figures;
    expect(otherTerminalTax(inputs, { ...outcome, figures })).toBeNull();
  }
});

test('a moved driver leaves the rate at which interest saves tax where it was', () => {
  const buildUp = {
    ...plainCompany.costOfCapital.buildUp,
    riskFreeRate: 0.05,
    unleveredBeta: 1,
    debtToEquity: 0.5,
    equityRiskPremium: 0.05,
    debtSpread: 0.02,
  };
  const inputs = plainCompanyWith({ costOfCapital: { mode: 'build-up', buildUp } });
  const base = toMoveBase(inputs, valueCompany(inputs));
  if (base === null) throw new Error('no base');
  const moved = moveDrivers(base, [{ driver: 'taxRate', apply: 'shift', amount: 0.1 }]);
  const shield = (of: ValuationInputs) =>
    valueCompany(of).figures[figureId.costOfCapital('afterTaxCostOfDebt')]?.value;
  expect(shield(moved)).toBe(shield(inputs));
});
