import * as fc from 'fast-check';
import { spanishTaxRegimes, spanishTaxVariants } from '../cash-flow/spanish-corporate-tax.ts';
import { ratingTables } from '../cost-of-capital/rating-spreads.ts';
import type {
  CapitalWeights,
  Comparable,
  Driver,
  EvToEbitdaMultiple,
  FurtherMultiple,
  OperatingLeases,
  ValuationInputs,
} from '../valuation-inputs.ts';
import type { ControlDiscount, MarketabilityDiscount } from '../discounts/discounts-inputs.ts';
import { comparableTypes } from '../valuation-inputs.ts';
import { specificRiskFactors } from '../cost-of-capital/specific-risk-factors.ts';
import { debtItemKinds } from '../equity/debt-items.ts';
import { type DealMultiples, evidenceGrades } from '../multiples/deal-multiples-inputs.ts';
import { plausibleInputs } from './arbitrary-inputs.ts';
import { machineryDeals } from './deal-company.ts';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** The option, or undefined with the same probability. */
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });

const fadingDriver = (min: number, max: number): fc.Arbitrary<Driver> =>
  fc.record({
    path: fc.record({
      kind: fc.constant('fade' as const),
      start: real(min, max),
      end: real(min, max),
      holdYears: fc.integer({ min: 0, max: 3 }),
      reachYear: fc.integer({ min: 4, max: 8 }),
    }),
    overrides: fc.constant([]),
  });

const workingCapital = fc.oneof(
  fc.record({ basis: fc.constant('amount' as const), amount: fadingDriver(0, 1_000_000) }),
  fc.record({
    basis: fc.constant('days' as const),
    inventoryDays: fadingDriver(10, 60),
    receivableDays: fadingDriver(30, 90),
    payableDays: fadingDriver(30, 90),
  }),
);

const projectionOptions = fc.record({
  ebitMargin: maybe(fadingDriver(-0.05, 0.2)),
  workingCapital: maybe(workingCapital),
  reinvestment: maybe(
    fc.record({
      basis: fc.constant('sales-to-capital' as const),
      salesToCapital: fadingDriver(1, 4),
    }),
  ),
  losses: maybe(
    fc.record(
      {
        opening: real(0, 5_000_000),
        limit: fc.constantFrom('none' as const, 'spain' as const),
        foralShare: real(0, 1),
      },
      { requiredKeys: ['opening', 'limit'] },
    ),
  ),
  spanishTax: maybe(
    fc.record(
      {
        regime: fc.constantFrom(...spanishTaxRegimes, 'by-turnover' as const),
        variant: fc.constantFrom(...spanishTaxVariants),
        zone: fc.oneof(
          fc.record({ kind: fc.constant('zec' as const), base: real(1, 1_000_000) }),
          fc.record({ kind: fc.constant('ceuta-melilla' as const), localShare: real(0, 1) }),
        ),
      },
      { requiredKeys: ['regime'] },
    ),
  ),
  midsummer: maybe(fc.constant('06-30')),
});

const weights: fc.Arbitrary<CapitalWeights> = fc.oneof(
  fc.record({
    basis: fc.constant('market' as const),
    debt: real(0, 1_000_000),
    equity: real(1_000_000, 5_000_000),
  }),
  fc.record({ basis: fc.constant('target' as const), debtToValue: real(0, 0.6) }),
);

const specificRisk = fc.record(
  Object.fromEntries(
    specificRiskFactors.map((factor) => [
      factor,
      fc.record({ score: fc.constantFrom(null, 0, 1, 2), reason: fc.constant('') }),
    ]),
  ),
);

const costOptions = fc.record({
  path: maybe(fadingDriver(0.07, 0.12)),
  weights: maybe(weights),
  syntheticRating: maybe(
    fc
      .record({
        table: fc.constantFrom(...ratingTables),
        operatingProfit: real(-100_000, 1_000_000),
        interestExpense: fc.oneof(
          { weight: 4, arbitrary: real(50_000, 200_000) },
          { weight: 1, arbitrary: fc.constant(0) },
        ),
        leaseInterest: maybe(real(0, 20_000)),
        interpolated: maybe(fc.boolean()),
      })
      .map(defined),
  ),
  cashToFirmValue: maybe(real(0, 0.3)),
  specificRisk: maybe(specificRisk),
});

const terminalOptions = fc.record({
  average: maybe(
    fc.record({
      gordonWeight: fc.oneof(
        { weight: 4, arbitrary: real(0, 1) },
        { weight: 1, arbitrary: fc.constantFrom(0, 1) },
      ),
    }),
  ),
  returnOnCapital: maybe(real(0.08, 0.2)),
  ebitMargin: maybe(real(0.05, 0.2)),
  taxRate: maybe(real(0.2, 0.3)),
});

const furtherMultiple = (min: number, max: number): fc.Arbitrary<FurtherMultiple> =>
  fc
    .record({
      low: fc.option(real(min, max), { nil: null }),
      central: real(min, max),
      high: fc.option(real(min, max), { nil: null }),
      weight: fc.oneof(real(1e-9, 1), fc.constant(0)),
      origin: fc.constantFrom(
        { kind: 'own' as const, note: '' },
        { kind: 'own' as const, note: '', type: 'private-deal' as const },
        { kind: 'comparables' as const },
      ),
    })
    .map(defined);

const known = (min: number, max: number) => fc.option(real(min, max), { nil: null });

const comparable: fc.Arbitrary<Comparable> = fc
  .record({
    id: fc.uuid(),
    included: fc.boolean(),
    type: maybe(fc.constantFrom(...comparableTypes)),
    ebitda: maybe(real(50_000, 50_000_000)),
    evToEbitda: known(3, 15),
    evToEbit: known(5, 20),
    evToSales: known(0.5, 3),
    priceToEarnings: known(8, 25),
  })
  .map(defined);

const multiplesOptions = fc.record({
  comparables: maybe(fc.array(comparable, { minLength: 1, maxLength: 9 })),
  evToEbitdaWeight: maybe(fc.oneof(real(0.1, 1), fc.constant(0))),
  further: maybe(
    fc
      .record({
        evToEbit: maybe(furtherMultiple(5, 20)),
        evToSales: maybe(furtherMultiple(0.5, 3)),
        priceToEarnings: maybe(furtherMultiple(8, 25)),
      })
      .map(defined),
  ),
  netIncome: maybe(real(-100_000, 2_000_000)),
});

const published = { kind: 'own' as const, note: '', type: 'private-deal' as const };
const sales = { advisers: 6, deals: 9, from: '2024-02-01', to: '2026-01-31' };

/** Multiples paid in deals by size, and which part of them is used. */
const dealOptions = fc.record({
  deals: fc
    .record({ grade: fc.constantFrom(...evidenceGrades), listed: known(5, 25) })
    .map((some): DealMultiples => ({ ...machineryDeals, ...some })),
  origin: fc.constantFrom(
    { kind: 'comparables' as const, type: 'private-deal' as const },
    { ...published, evidence: { kind: 'sme-deals' as const } },
    { ...published, evidence: { kind: 'platform' as const, sized: true, ...sales } },
    { ...published, evidence: { kind: 'platform' as const, sized: false, ...sales } },
  ),
});

/** The lump sum below and above half a year's rent, or none. */
const leases: fc.Arbitrary<OperatingLeases> = fc.record({
  rent: real(0, 500_000),
  costOfDebt: real(0.01, 0.12),
  schedule: fc.oneof(
    fc.record({
      basis: fc.constant('commitments' as const),
      commitments: fc.array(known(10_000, 500_000), { minLength: 1, maxLength: 5 }),
      beyond: fc.oneof(known(0, 3_000_000), real(1, 5000)),
    }),
    fc.record({ basis: fc.constant('annuity' as const), years: real(0.5, 25) }),
  ),
});

const marketability: fc.Arbitrary<MarketabilityDiscount> = fc.oneof(
  fc.record({ model: fc.constant('percentage' as const), rate: real(0, 0.5) }),
  fc.record({
    model: fc.constantFrom('chaffe' as const, 'finnerty' as const, 'ghaidarov' as const),
    maturity: real(0.5, 5),
    volatility: real(0.2, 0.6),
    riskFreeRate: real(0.01, 0.05),
    dividendYield: real(0, 0.05),
  }),
);

const control: fc.Arbitrary<ControlDiscount> = fc.oneof(
  fc.record({ model: fc.constant('percentage' as const), rate: real(0, 0.4) }),
  fc.record({ model: fc.constant('control-premium' as const), controlPremium: real(0, 0.5) }),
);

const borne = fc.record({ lackOfMarketability: fc.boolean(), lackOfControl: fc.boolean() });
const byMethod = fc.record({ dcf: borne, multiples: borne });

const shares = fc
  .record({
    number: real(1000, 1_000_000),
    options: maybe(
      fc.record({
        number: real(10, 100_000),
        strike: real(1, 100),
        maturity: real(0.5, 8),
        volatility: real(0.2, 0.6),
        riskFreeRate: real(0.01, 0.05),
        dividendYield: real(0, 0.03),
      }),
    ),
  })
  .map(defined);

const debtItems = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...debtItemKinds),
    amount: fc.option(real(-200_000, 400_000), { nil: null }),
    reason: fc.constant(''),
  }),
  { maxLength: 4 },
);

const netAssets = fc.record({
  bookEquity: fc.option(real(-1_000_000, 5_000_000), { nil: null }),
  adjustments: fc.array(
    fc.record({
      id: fc.uuid(),
      label: fc.constant(''),
      reason: fc.constant(''),
      // Integers, because amounts from real() are mostly close to zero, so that a sum would be dominated by its
      // largest part.
      amount: fc.option(fc.integer({ min: -500_000, max: 500_000 }), { nil: null }),
      taxed: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  latentTaxRate: fc.option(real(0, 0.4), { nil: null }),
});

type Defined<Given> = { [Key in keyof Given]: Exclude<Given[Key], undefined> };

/** Removes keys whose value is undefined, because an omitted option has no key. */
function defined<Given extends object>(given: Given): Defined<Given> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Given>;
}

const withOptions = (
  inputs: ValuationInputs,
  options: {
    projection: Record<string, unknown> & { midsummer?: string };
    cost: object;
    terminal: object;
    multiples: { comparables?: Comparable[] };
    deals?: { deals: DealMultiples; origin: EvToEbitdaMultiple['origin'] };
    rest: object;
  },
): ValuationInputs => {
  const { midsummer, ...projection } = options.projection;
  const firstYear = (inputs.accounts.years.at(-1)?.year ?? 0) + 1;
  const listed = options.multiples.comparables && { kind: 'comparables' as const };
  const origin = options.deals?.origin ?? listed ?? inputs.multiples.evToEbitda.origin;
  return {
    ...inputs,
    valuationDate: midsummer === undefined ? null : `${firstYear}-${midsummer}`,
    projection: { ...inputs.projection, ...projection },
    costOfCapital: { ...inputs.costOfCapital, ...options.cost },
    terminal: { ...inputs.terminal, ...options.terminal },
    multiples: {
      ...inputs.multiples,
      evToEbitda: { ...inputs.multiples.evToEbitda, origin },
      ...options.multiples,
      ...(options.deals && {
        deals: options.deals.deals,
        sizeStep: { mode: 'auto', basis: 'deals' },
      }),
    },
    ...options.rest,
  };
};

/** An ordinary company with any of the options, each with a probability of one half. */
export const inputsWithOptions: fc.Arbitrary<ValuationInputs> = fc
  .tuple(
    plausibleInputs,
    fc.record({
      projection: projectionOptions.map(defined),
      cost: costOptions.map(defined),
      terminal: terminalOptions.map(defined),
      multiples: multiplesOptions.map(defined),
      deals: maybe(dealOptions),
      rest: fc
        .record({
          discounts: maybe(
            fc
              .record({
                lackOfMarketability: maybe(marketability),
                lackOfControl: maybe(control),
                byMethod: maybe(byMethod),
              })
              .map(defined),
          ),
          leases: maybe(leases),
          shares: maybe(shares),
          netAssets: maybe(netAssets),
          debtItems: maybe(debtItems),
          mixedOverAvailable: maybe(fc.boolean()),
          deductsCashShortfall: maybe(fc.boolean()),
        })
        .map(defined),
    }),
  )
  .map(([inputs, { deals, ...options }]) =>
    withOptions(inputs, { ...options, ...(deals && { deals }) }),
  );
