import * as fc from 'fast-check';
import {
  accountLines,
  bridgeItems,
  costOfCapitalInputs,
  driverNames,
  normalisableLines,
  type ValuationInputs,
} from '../valuation-inputs.ts';

/** The generators of the numbers in generated inputs. */
interface NumberSource {
  money: fc.Arbitrary<number>;
  rate: (minimum: number, maximum: number) => fc.Arbitrary<number>;
  multiple: fc.Arbitrary<number>;
  blank: <Value>(value: fc.Arbitrary<Value>) => fc.Arbitrary<Value | null>;
  year: fc.Arbitrary<number>;
  projectedYears: fc.Arbitrary<number>;
}

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const plausible: NumberSource = {
  money: real(100_000, 50_000_000).map(Math.round),
  rate: real,
  multiple: real(2, 25),
  blank: (value) => value,
  year: fc.integer({ min: 2000, max: 2030 }),
  projectedYears: fc.integer({ min: 1, max: 15 }),
};

const wildNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(
    0,
    -0,
    1e308,
    -1e308,
    5e-324,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ),
  real(-2, 2),
);

const wild: NumberSource = {
  money: wildNumber,
  rate: () => wildNumber,
  multiple: wildNumber,
  blank: (value) => fc.option(value, { nil: null, freq: 8 }),
  year: fc.oneof({ weight: 9, arbitrary: fc.constant(2025) }, { weight: 1, arbitrary: wildNumber }),
  projectedYears: fc.oneof(fc.integer({ min: -1, max: 16 }), wildNumber),
};

const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => fc.Arbitrary<Value>,
): fc.Arbitrary<Record<Key, Value>> =>
  fc
    .tuple(...keys.map(valueOf))
    .map(
      (values) =>
        Object.fromEntries(keys.map((key, at) => [key, values[at]])) as Record<Key, Value>,
    );

const rateBounds: Record<string, [number, number]> = {
  revenueGrowth: [-0.05, 0.12],
  ebitdaMargin: [0.09, 0.3],
  depreciationToRevenue: [0.01, 0.05],
  capitalExpenditureToRevenue: [0.01, 0.05],
  netWorkingCapitalToRevenue: [0.05, 0.25],
  taxRate: [0.15, 0.3],
};

const drivers = (source: NumberSource, baseYear: number) =>
  recordOf(driverNames, (name) => {
    const [minimum, maximum] = rateBounds[name] ?? [0, 1];
    const value = source.blank(source.rate(minimum, maximum));
    const year = fc.integer({ min: 0, max: 15 });
    return fc.record({
      path: fc.oneof(
        fc.record({ kind: fc.constant('constant' as const), value }),
        fc.record({
          kind: fc.constant('fade' as const),
          start: value,
          end: value,
          holdYears: year,
          reachYear: fc.integer({ min: 1, max: 15 }),
        }),
        fc.record({
          kind: fc.constant('per-year' as const),
          values: fc.array(value, { minLength: 15, maxLength: 15 }),
        }),
      ),
      overrides: fc.array(
        fc.record({
          year: fc.integer({ min: baseYear, max: baseYear + 15 }),
          value: source.rate(minimum, maximum),
          reason: fc.constant(''),
        }),
        { maxLength: 2 },
      ),
    });
  });

const buildUpBounds: Record<string, [number, number]> = {
  riskFreeRate: [0.02, 0.04],
  unleveredBeta: [0.6, 1.2],
  debtToEquity: [0, 1],
  equityRiskPremium: [0.04, 0.06],
};

const costOfCapital = (source: NumberSource) =>
  fc.record({
    mode: fc.constantFrom('direct' as const, 'build-up' as const),
    weightedAverageCostOfCapital: source.blank(source.rate(0.06, 0.2)),
    buildUp: recordOf(costOfCapitalInputs, (name) => {
      const [minimum, maximum] = buildUpBounds[name] ?? [0.01, 0.03];
      return source.blank(source.rate(minimum, maximum));
    }),
  });

const multiples = (source: NumberSource) =>
  fc.record({
    evToEbitda: fc.record({
      low: fc.option(source.multiple, { nil: null }),
      central: source.blank(source.multiple),
      high: fc.option(source.multiple, { nil: null }),
      origin: fc.constant({ kind: 'own' as const, note: '' }),
    }),
    sizeStep: fc.oneof(
      fc.constant({ mode: 'auto' as const }),
      fc.record({
        mode: fc.constant('manual' as const),
        value: source.blank(source.rate(-0.6, 0)),
      }),
    ),
  });

const accounts = (source: NumberSource, year: number, count: number) =>
  fc.record({
    detail: fc.constantFrom('summary' as const, 'lines' as const),
    years: fc
      .array(
        recordOf(accountLines, () => source.blank(source.money)),
        { minLength: count, maxLength: count },
      )
      .map((all) => all.map((lines, index) => ({ year: year - count + 1 + index, lines }))),
  });

const adjustments = (source: NumberSource, year: number) =>
  fc.array(
    fc.record({
      id: fc.constant(''),
      line: fc.constantFrom(...normalisableLines),
      label: fc.constant(''),
      reason: fc.constant(''),
      amounts: fc.array(
        fc.record({ year: fc.integer({ min: year - 1, max: year }), amount: source.money }),
        {
          maxLength: 2,
        },
      ),
    }),
    { maxLength: 3 },
  );

const inputsFrom = (source: NumberSource): fc.Arbitrary<ValuationInputs> =>
  fc
    .tuple(source.year, fc.integer({ min: 0, max: 4 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .chain(([year, history, weight]) =>
      fc.record({
        method: fc.constantFrom('dcf' as const, 'multiples' as const, 'mixed' as const),
        unit: fc.constantFrom(1, 1000, 1_000_000),
        accounts: accounts(source, year, source === wild ? history : history + 1),
        adjustments: adjustments(
          source,
          Number.isInteger(year) && Math.abs(year) < 10_000 ? year : 2025,
        ),
        projection: fc.record({
          years: source.projectedYears,
          drivers: drivers(source, Number.isInteger(year) && Math.abs(year) < 10_000 ? year : 2025),
        }),
        costOfCapital: costOfCapital(source),
        terminal: fc.record({
          method: fc.constantFrom('gordon' as const, 'exit-multiple' as const),
          terminalGrowth: source.blank(source.rate(0, 0.025)),
          exitMultiple: source.blank(source.multiple),
        }),
        discounting: fc.constantFrom('mid-year' as const, 'year-end' as const),
        multiples: multiples(source),
        weights: fc.constant({ dcf: weight, multiples: 1 - weight }),
        bridge: recordOf(bridgeItems, () => source.blank(source.money)),
        range: fc.record({
          weightedAverageCostOfCapital: source.rate(0, 0.2),
          terminalGrowth: source.rate(0, 0.0025),
          exitMultiple: source.rate(0, 1),
          multipleBand: source.rate(0, 0.3),
        }),
      }),
    );

/** Complete inputs of an ordinary company: every method has a result. */
export const plausibleInputs = inputsFrom(plausible);

/** Any inputs that the types allow: blanks, huge and tiny values, infinities, NaN, absurd years. */
export const wildInputs = inputsFrom(wild);

const countNumbers = (value: unknown): number => {
  if (typeof value === 'number') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + countNumbers(part), 0);
};

/** A copy in which the number at `index`, in order of appearance, is replaced. */
const replaceNumber = (value: unknown, index: number, replacement: number): unknown => {
  let at = 0;
  const copy = (part: unknown): unknown => {
    if (typeof part === 'number') {
      at += 1;
      return at - 1 === index ? replacement : part;
    }
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value);
};

/** A company with one absurd number, so that the whole valuation is tested with it. */
export const withOneWildNumber = (
  inputs: fc.Arbitrary<ValuationInputs>,
): fc.Arbitrary<ValuationInputs> =>
  fc
    .tuple(inputs, fc.nat(), wildNumber)
    .map(
      ([given, at, number]) =>
        replaceNumber(given, at % countNumbers(given), number) as ValuationInputs,
    );

export const inputsWithOneWildNumber = withOneWildNumber(plausibleInputs);
