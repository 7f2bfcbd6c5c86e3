import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

const comparable = (place: number, multiple: number) => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  name: `Conservera ${String(place)}`,
  source: 'Memoria 2025',
  date: '2025-12-31',
  included: place !== 4,
  type: place === 4 ? ('private-deal' as const) : ('listed' as const),
  evToEbitda: multiple,
  evToEbit: multiple * 1.4,
  evToSales: multiple / 8,
  priceToEarnings: null,
});

/** The document with every option of the rate, the terminal value, the multiples and the equity. */
export const withEveryOption = (document: ValuationDocument): ValuationDocument => ({
  ...document,
  costOfCapital: {
    ...document.costOfCapital,
    weights: { basis: 'market', debt: 2_640_000, equity: 7_000_000, rounds: 9 },
    syntheticRating: {
      table: 'smaller',
      operatingProfit: 800_000,
      interestExpense: 110_000,
      leaseInterest: 12_000,
      interpolated: true,
    },
    cashToFirmValue: 0.05,
    buildUp: { ...document.costOfCapital.buildUp, specificRiskPremium: null },
    specificRisk: {
      clientConcentration: { score: 2, reason: 'Un cliente compra el 38 %' },
      supplierConcentration: { score: 0, reason: '' },
      keyPerson: { score: 1, reason: 'El gerente lleva las ventas' },
      succession: { score: null, reason: '' },
      competition: { score: 0, reason: '' },
      marginStability: { score: 1, reason: '' },
      accountsQuality: { score: null, reason: '' },
      regulation: { score: null, reason: '' },
    },
  },
  terminal: {
    ...document.terminal,
    exitMultiple: 7,
    average: { gordonWeight: 0.5 },
    returnOnCapital: 0.12,
    ebitMargin: 0.08,
    taxRate: 0.25,
  },
  multiples: {
    ...document.multiples,
    evToEbitda: { ...document.multiples.evToEbitda, origin: { kind: 'comparables' } },
    evToEbitdaWeight: 0.6,
    further: {
      evToSales: {
        low: 0.5,
        central: 0.8,
        high: 1.1,
        weight: 0.2,
        origin: { kind: 'own', note: '' },
      },
      priceToEarnings: {
        low: 9,
        central: 11,
        high: 14,
        weight: 0.2,
        origin: { kind: 'own', note: '' },
      },
    },
    netIncome: 600_000,
    comparables: [6.1, 5.8, 7.2, 9.4].map((multiple, index) => comparable(index + 1, multiple)),
  },
  leases: {
    rent: 180_000,
    costOfDebt: 0.05,
    rounds: 2,
    schedule: {
      basis: 'commitments',
      commitments: [180_000, 170_000, 165_000, 120_000, 90_000],
      beyond: 240_000,
    },
  },
  mixedOverAvailable: true,
  discounts: {
    lackOfMarketability: {
      model: 'chaffe',
      maturity: 2,
      volatility: 0.4,
      riskFreeRate: 0.03,
      dividendYield: 0,
    },
    lackOfControl: { model: 'control-premium', controlPremium: 0.2 },
    byMethod: {
      dcf: { lackOfControl: false, lackOfMarketability: true },
      multiples: { lackOfControl: true, lackOfMarketability: true },
    },
  },
  debtItems: [
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      kind: 'dividends',
      amount: 120_000,
      reason: 'Acordados en diciembre',
    },
    {
      id: '00000000-0000-4000-8000-0000000000b2',
      kind: 'working-capital-peg',
      amount: -30_000,
      reason: '',
    },
  ],
  netAssets: {
    bookEquity: 3_100_000,
    adjustments: [
      {
        id: '00000000-0000-4000-8000-0000000000a1',
        label: 'Nave industrial',
        reason: 'Tasación de 2025',
        amount: 900_000,
        taxed: true,
      },
      {
        id: '00000000-0000-4000-8000-0000000000a2',
        label: 'Litigio',
        reason: '',
        amount: -80_000,
        taxed: false,
      },
    ],
    latentTaxRate: 0.25,
  },
  shares: {
    number: 60_000,
    options: {
      number: 2_000,
      strike: 80,
      maturity: 3,
      volatility: 0.35,
      riskFreeRate: 0.0285,
      dividendYield: 0,
    },
  },
});

/** A rate for each projected year instead of one rate, one of them changed by hand. */
export const withYearlyRates = (document: ValuationDocument): ValuationDocument => {
  const year = (document.accounts.years.at(-1)?.year ?? 0) + 2;
  return {
    ...document,
    costOfCapital: {
      ...document.costOfCapital,
      path: {
        path: { kind: 'fade', start: 0.1, end: 0.085, holdYears: 1, reachYear: 5 },
        overrides: [{ year, value: 0.11, reason: 'Refinanciación' }],
      },
    },
  };
};
