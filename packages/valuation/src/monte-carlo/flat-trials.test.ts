import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMoveBase, usedMovableDrivers, type MovableDriver } from '../moves/move-driver.ts';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import {
  constantDriver,
  plainCompany,
  plainCompanyWith,
  yearlyDriver,
} from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { teslaInputs } from '../testing/tesla-inputs.ts';
import { valueCompany } from '../company/value-company.ts';
import type { AccountLine, Projection, ValuationInputs } from '../valuation-inputs.ts';
import { flatTrials } from './flat-trials.ts';
import type { DrawnDriver } from './trial-columns.ts';
import { wholeTrials } from './whole-trials.ts';

const trials = 4;

const isMultiple = (driver: MovableDriver): boolean =>
  ['exitMultiple', 'evToEbitda', 'evToEbit', 'evToSales', 'priceToEarnings'].includes(driver);

/** Small moves of every driver in use, some of them large enough to be refused. */
const drawnOf = (inputs: ValuationInputs, amounts: readonly number[], scaled: boolean[]) => {
  const ebitda = Math.abs(valueCompany(inputs).result?.normalisedEbitda ?? 0);
  return usedMovableDrivers(inputs).map((driver, at): DrawnDriver => {
    const isFactor = scaled[at % scaled.length] === true;
    const own = Array.from({ length: trials }, (_, trial) => {
      const amount = amounts[(at * trials + trial) % amounts.length] ?? 0;
      if (isFactor) return 1 + 3 * amount;
      if (driver === 'normalisedEbitda') return amount * ebitda;
      return isMultiple(driver) ? 10 * amount : amount;
    });
    const apply = isFactor ? 'factor' : 'shift';
    return { driver, apply, amounts: Float64Array.from(own) };
  });
};

/** One value for each trial; NaN when a trial has none. */
const allValues = (valuer: ReturnType<typeof wholeTrials>): number[] =>
  Array.from({ length: trials }, (_, at) => {
    const target = new Float64Array(trials);
    return valuer(target, at, at + 1) === at ? Number.NaN : (target[at] ?? Number.NaN);
  });

/** Trials in which the two ways of valuing give different values. */
const disagreements = (inputs: ValuationInputs, drawn: readonly DrawnDriver[]): number[][] => {
  const outcome = valueCompany(inputs);
  const base = toMoveBase(inputs, outcome);
  const flat = base && flatTrials(inputs, outcome, drawn, trials);
  if (base === null || flat === null || outcome.result === null) return [];
  const { equityValue, enterpriseValue } = outcome.result;
  const scale = Math.abs(equityValue.central) + Math.abs(enterpriseValue.central);
  const values = allValues(flat);
  return allValues(wholeTrials(base, drawn))
    .map((whole, at) => [whole, values[at] ?? 0])
    .filter(([whole = 0, value = 0]) => {
      if (Number.isNaN(whole)) return !Number.isNaN(value);
      return !(Math.abs(value - whole) <= 1e-8 * (scale + Math.abs(whole)));
    });
};

const small = fc.array(fc.double({ min: -0.02, max: 0.02, noNaN: true }), {
  minLength: 12,
  maxLength: 12,
});
const wide = fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), {
  minLength: 12,
  maxLength: 12,
});
const scaled = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });

/** Years with a loss before those with a profit, without the option to carry losses forward. */
const losingAtFirst: fc.Arbitrary<ValuationInputs> = fc
  .tuple(
    inputsWithOptions.filter(({ projection }) => projection.losses === undefined),
    fc.double({ min: -0.4, max: -0.05, noNaN: true }),
    fc.double({ min: 0.1, max: 0.3, noNaN: true }),
  )
  .map(([inputs, start, end]) => {
    const path = { kind: 'fade' as const, start, end, holdYears: 1, reachYear: 3 };
    const years = Math.max(3, inputs.projection.years);
    const projection = { ...inputs.projection, years, ebitMargin: { path, overrides: [] } };
    return { ...inputs, projection };
  });

test('a trial is the whole valuation with its drivers moved', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.oneof(inputsWithOptions, losingAtFirst),
      small,
      scaled,
      (inputs, amounts, factors) => {
        expect(disagreements(inputs, drawnOf(inputs, amounts, factors))).toEqual([]);
      },
    ),
    { numRuns: propertyRuns(80, 30) },
  );
});

/** A loss of 30 % of revenue in 2026, then a profit of 20 %; no taxable profit in the base year. */
const afterOneLoss = (years: number, projection: Partial<Projection>): ValuationInputs => {
  const profits = Array.from({ length: years - 1 }, () => 0.2);
  const inputs = plainCompanyWith({
    projection: { years, ebitMargin: yearlyDriver(-0.3, ...profits), ...projection },
  });
  const closed = inputs.accounts.years.map((year) => ({
    ...year,
    lines: { ...year.lines, ebitda: 50 },
  }));
  return { ...inputs, accounts: { detail: 'summary', years: closed } };
};

test.each([
  ['at the given rate', afterOneLoss(2, {}), 1230.91],
  // 15 % from 2027 to 2030, but not in 2031: the relief starts with the first profit.
  ['of a start-up', afterOneLoss(6, { spanishTax: { regime: 'startUp' } }), 2054.545],
])(
  'losses of projected years lower no later tax unless the option carries them: %s',
  (_case, inputs, equity) => {
    const amounts = new Float64Array(trials);
    const still: DrawnDriver = { driver: 'revenueGrowth', apply: 'shift', amounts };
    const outcome = valueCompany(inputs);
    const valuer = flatTrials(inputs, outcome, [still], trials);
    expect(outcome.result?.equityValue.central).toBeCloseTo(equity, 2);
    for (const value of valuer === null ? [Number.NaN] : allValues(valuer)) {
      expect(value).toBeCloseTo(equity, 2);
    }
  },
);

test('a trial that moves a multiple or the size step where none can be is refused', () => {
  const own = { low: 9, central: 10, high: 12, weight: 0.5 };
  const inputs: ValuationInputs = {
    ...plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 6 } }),
    method: 'mixed',
    multiples: {
      evToEbitda: { low: 5, central: 6, high: 8, origin: { kind: 'own', note: '' } },
      sizeStep: { mode: 'manual', value: -0.25 },
      netIncome: 90,
      further: { priceToEarnings: { ...own, origin: { kind: 'own', note: '' } } },
    },
  };
  const outcome = valueCompany(inputs);
  const valuesOf = (driver: MovableDriver, ...amounts: number[]) => {
    const drawn: DrawnDriver[] = [{ driver, apply: 'shift', amounts: Float64Array.from(amounts) }];
    expect(disagreements(inputs, drawn)).toEqual([]);
    const valuer = flatTrials(inputs, outcome, drawn, trials);
    return valuer && allValues(valuer).map(Number.isFinite);
  };
  expect(valuesOf('exitMultiple', -5.9, -6, -7, 1)).toEqual([true, false, false, true]);
  expect(valuesOf('evToEbitda', -5.5, -6, -6.1, 1)).toEqual([true, true, false, true]);
  expect(valuesOf('priceToEarnings', -9.5, -10, -10.1, 1)).toEqual([true, true, false, true]);
  expect(valuesOf('sizeStep', -0.5, -0.75, -0.76, 1)).toEqual([true, true, false, true]);
});

test('one that the whole valuation refuses is refused', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.oneof(plausibleInputs, inputsWithOptions),
      wide,
      scaled,
      (inputs, amounts, factors) => {
        expect(disagreements(inputs, drawnOf(inputs, amounts, factors))).toEqual([]);
      },
    ),
    { numRuns: propertyRuns(60, 20) },
  );
});

test('also with rates that change, sales to capital and a return on it', () => {
  const amounts = [0.01, -0.02, 0.005, 0, -0.01, 0.02];
  expect(disagreements(teslaInputs, drawnOf(teslaInputs, amounts, [false]))).toEqual([]);
  expect(disagreements(teslaInputs, drawnOf(teslaInputs, amounts, [true, false]))).toEqual([]);
});

/** The plain company with its base year and earlier years, given by their lines. */
const withYears = (
  inputs: ValuationInputs,
  ...lines: Partial<Record<AccountLine, number | null>>[]
): ValuationInputs => {
  const [base] = inputs.accounts.years;
  if (base === undefined) throw new Error('no base year');
  const years = lines.map((own, at) => ({
    year: base.year + 1 - lines.length + at,
    lines: { ...base.lines, ...own },
  }));
  return { ...inputs, accounts: { ...inputs.accounts, years } };
};

const inThousands = (projection: Partial<Projection>, unit = 1000): ValuationInputs => ({
  ...plainCompanyWith({ projection: { years: 3, ...projection } }),
  unit,
});

const { drivers } = plainCompany.projection;
const justCreated = { regime: 'justCreated' as const };
const micro = { regime: 'micro' as const };
const losses = (opening: number) => ({ opening, limit: 'none' as const });
const taxedIn = (year: number): Projection['drivers'] => ({
  ...drivers,
  taxRate: { ...drivers.taxRate, overrides: [{ year, value: 0.4, reason: '' }] },
});

const rented: ValuationInputs['leases'] = {
  rent: 40,
  costOfDebt: 0.05,
  schedule: { basis: 'commitments', commitments: [40, 36, 30, 20], beyond: null },
};

const options: readonly (readonly [string, ValuationInputs])[] = [
  [
    'a margin of EBIT, sold at a multiple of EBITDA',
    plainCompanyWith({
      projection: { years: 3, ebitMargin: constantDriver(0.15) },
      terminal: { method: 'exit-multiple', terminalGrowth: null, exitMultiple: 6 },
    }),
  ],
  [
    'the mean of a perpetuity and a sale',
    plainCompanyWith({
      projection: { years: 3 },
      terminal: { exitMultiple: 6, average: { gordonWeight: 0.3 } },
    }),
  ],
  ['leases as debt', { ...inThousands({}), leases: rented }],
  [
    'leases as debt, a margin of its own for ever and a return on capital',
    {
      ...plainCompanyWith({
        projection: { years: 3 },
        terminal: { ebitMargin: 0.12, returnOnCapital: 0.16 },
      }),
      leases: rented,
    },
  ],
  [
    'leases as debt and a return on capital',
    {
      ...plainCompanyWith({ projection: { years: 3 }, terminal: { returnOnCapital: 0.16 } }),
      leases: rented,
    },
  ],
  [
    'working capital in days',
    inThousands({
      workingCapital: {
        basis: 'days',
        inventoryDays: constantDriver(73),
        receivableDays: constantDriver(36.5),
        payableDays: constantDriver(54.75),
      },
    }),
  ],
  [
    'working capital as an amount',
    inThousands({ workingCapital: { basis: 'amount', amount: yearlyDriver(130, 110, 170) } }),
  ],
  ['losses that the last year still uses', inThousands({ losses: losses(400) })],
  [
    'losses, and a rate of its own for ever',
    {
      ...inThousands({ losses: losses(400) }),
      terminal: { ...plainCompany.terminal, taxRate: 0.3 },
    },
  ],
  [
    'losses within the ceiling, in thousands',
    inThousands({ losses: { opening: 3000, limit: 'spain' } }, 10_000),
  ],
  [
    'losses within the ceiling, in millions',
    inThousands({ losses: { opening: 300, limit: 'spain' } }, 1_000_000),
  ],
  [
    'a new company of no known profit',
    withYears(inThousands({ spanishTax: justCreated }), { depreciationAndAmortization: null }),
  ],
  ['a new company after a closed year of profit', inThousands({ spanishTax: justCreated })],
  [
    'a start-up after two closed years of profit',
    withYears(inThousands({ years: 5, spanishTax: { regime: 'startUp' } }), {}, {}),
  ],
  [
    'a new company whose losses take its first profits',
    withYears(inThousands({ years: 5, spanishTax: justCreated, losses: losses(300) }), {
      ebitda: 50,
    }),
  ],
  ['a micro company with losses', inThousands({ spanishTax: micro, losses: losses(100) })],
  ['a micro company whose losses last', inThousands({ spanishTax: micro, losses: losses(900) })],
  [
    'Spanish rates, but in the first year',
    inThousands({ spanishTax: micro, drivers: taxedIn(2026) }),
  ],
  [
    'Spanish rates, but in the second year',
    inThousands({ spanishTax: micro, drivers: taxedIn(2027) }),
  ],
  [
    'Spanish rates, but in the last year and for ever',
    inThousands({ spanishTax: micro, drivers: taxedIn(2028), losses: losses(100) }),
  ],
];

test.each(options)('a trial is the whole valuation with %s', (_name, inputs) => {
  const drawn = (driver: MovableDriver): DrawnDriver[] => [
    { driver, apply: 'shift', amounts: Float64Array.from([0, 0.03, -0.04, 0.1]) },
  ];
  expect(flatTrials(inputs, valueCompany(inputs), [], trials)).not.toBeNull();
  for (const driver of ['revenueGrowth', 'ebitdaMargin'] as const) {
    expect(disagreements(inputs, drawn(driver))).toEqual([]);
  }
});

test('a trial is refused for any year in which it moves a driver too far', () => {
  const years = 3;
  const keepsIn = (
    driver: MovableDriver,
    projection: Partial<Projection>,
    ...amounts: number[]
  ) => {
    const inputs = plainCompanyWith({ projection: { years, ...projection } });
    const drawn: DrawnDriver[] = [{ driver, apply: 'shift', amounts: Float64Array.from(amounts) }];
    expect(disagreements(inputs, drawn)).toEqual([]);
    const valuer = flatTrials(inputs, valueCompany(inputs), drawn, trials);
    if (valuer === null) throw new Error('no trials');
    const kept = allValues(valuer).map(Number.isFinite);
    // Valuing a block stops at its first refused trial.
    const block = valuer(new Float64Array(trials), 0, trials);
    expect(block).toBe(kept.includes(false) ? kept.indexOf(false) : trials);
    return kept;
  };
  const growing = { drivers: { ...drivers, revenueGrowth: yearlyDriver(0.1, -0.4, 0.2) } };
  expect(keepsIn('revenueGrowth', growing, -0.5, -0.7, 0.5, -0.59)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const taxing = { drivers: { ...drivers, taxRate: yearlyDriver(0.25, 0.2, 0.3) } };
  expect(keepsIn('taxRate', taxing, 0.7, 0.71, -0.2, -0.21)).toEqual([true, false, true, false]);
  for (const year of [2026, 2027, 2028]) {
    expect(keepsIn('taxRate', { drivers: taxedIn(year) }, 0.6, 0.61, 0.7, 0)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  }
  expect(keepsIn('taxRate', { drivers: taxedIn(2029) }, 0.6, 0.61, 0.7, 0.76)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a trial is refused for a factor that takes its driver too far', () => {
  const drawn: DrawnDriver[] = [
    { driver: 'taxRate', apply: 'factor', amounts: Float64Array.from([3.9, 4.1, 0, -0.1]) },
  ];
  const valuer = flatTrials(plainCompany, valueCompany(plainCompany), drawn, trials);
  expect(valuer && allValues(valuer).map(Number.isFinite)).toEqual([true, false, true, false]);
  expect(disagreements(plainCompany, drawn)).toEqual([]);
});

test('a trial worth more than can be squared and summed is refused, valued flat or whole', () => {
  const inputs: ValuationInputs = { ...plainCompany, method: 'multiples' };
  const outcome = valueCompany(inputs);
  const base = toMoveBase(inputs, outcome);
  // The equity value is 900 times the factor, less 250.
  const amounts = Float64Array.from([1, 1.1e147, 1.115e147, 2]);
  const drawn: DrawnDriver[] = [{ driver: 'evToEbitda', apply: 'factor', amounts }];
  const flat = flatTrials(inputs, outcome, drawn, trials);
  if (base === null || flat === null) throw new Error('no trials');
  for (const valuer of [flat, wholeTrials(base, drawn)]) {
    expect(allValues(valuer).map(Number.isFinite)).toEqual([true, true, false, true]);
  }
});
