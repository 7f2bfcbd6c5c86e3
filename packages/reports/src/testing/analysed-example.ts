import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { sampleConstantDriver } from './sample-document.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

const comparable = (place: number, name: string, evToEbitda: number, evToSales: number) => ({
  id: id(place),
  name,
  source: 'Registro Mercantil y prensa económica',
  date: '2025-06-30',
  included: true,
  evToEbitda,
  evToEbit: null,
  evToSales,
  priceToEarnings: null,
});

const comparables = [
  comparable(1, 'Conservas del Cantábrico, S.A.', 7.8, 0.82),
  comparable(2, 'Vegetales de la Ribera, S.L.', 6.4, 0.71),
  comparable(3, 'Grupo Alimentario Moncayo', 8.9, 0.98),
  comparable(4, 'Frutos y Conservas Tajo', 7.1, 0.66),
  comparable(5, 'Agroindustrias Valderejo', 6.9, 0.74),
];

const questions: ValuationDocument['analysis'] = {
  sensitivity: {
    rows: { driver: 'ebitdaMargin', step: 0.005 },
    columns: { driver: 'revenueGrowth', step: 0.01 },
  },
  monteCarlo: {
    trials: 10_000,
    seed: 20_260_312,
    price: 6_500_000,
    drivers: [
      {
        driver: 'ebitdaMargin',
        apply: 'shift',
        distribution: { kind: 'normal', mean: 0, deviation: 0.006 },
      },
      {
        driver: 'weightedAverageCostOfCapital',
        apply: 'shift',
        distribution: { kind: 'triangular', minimum: -0.01, mode: 0, maximum: 0.015 },
      },
    ],
  },
};

const fewTrials = questions?.monteCarlo && { monteCarlo: { ...questions.monteCarlo, trials: 200 } };

const scenarios: ValuationDocument['scenarios'] = [
  {
    id: id(6),
    name: 'Prudente',
    probability: 0.3,
    moves: [
      { driver: 'revenueGrowth', apply: 'shift', amount: -0.015 },
      { driver: 'ebitdaMargin', apply: 'shift', amount: -0.01 },
    ],
  },
  {
    id: id(7),
    name: 'Exportación',
    probability: 0.7,
    moves: [{ driver: 'revenueGrowth', apply: 'shift', amount: 0.01 }],
  },
];

/** The worked example with scenarios and analyses. */
export const analysedExample = (): ValuationDocument => ({
  ...valdeorzaDocument(),
  scenarios,
  analysis: questions,
});

/** The worked example with every option that changes the calculation of its value. */
export const exampleWithOptions = (): ValuationDocument => {
  const example = valdeorzaDocument();
  const { evToEbitda } = example.multiples;
  return {
    ...example,
    valuationDate: '2026-03-31',
    scenarios,
    // Few trials, because each runs the complete valuation with these options.
    analysis: { ...questions, ...fewTrials },
    projection: {
      ...example.projection,
      losses: { opening: 420_000, limit: 'spain' },
      spanishTax: { regime: 'general' },
      stub: true,
      workingCapital: {
        basis: 'days',
        inventoryDays: sampleConstantDriver(48),
        receivableDays: sampleConstantDriver(65),
        payableDays: sampleConstantDriver(38),
      },
    },
    costOfCapital: {
      ...example.costOfCapital,
      path: {
        path: { kind: 'fade', start: 0.102, end: 0.094, holdYears: 1, reachYear: 4 },
        overrides: [],
      },
    },
    terminal: {
      method: 'gordon',
      terminalGrowth: 0.02,
      exitMultiple: 7,
      average: { gordonWeight: 0.6 },
      returnOnCapital: 0.14,
    },
    multiples: {
      ...example.multiples,
      evToEbitda: {
        ...evToEbitda,
        low: null,
        central: null,
        high: null,
        origin: { kind: 'comparables' },
      },
      comparables,
      evToEbitdaWeight: 0.7,
      further: {
        evToSales: {
          low: null,
          central: null,
          high: null,
          weight: 0.2,
          origin: { kind: 'comparables' },
        },
        priceToEarnings: {
          low: 10,
          central: 12,
          high: 14,
          weight: 0.1,
          origin: { kind: 'own', note: 'Dos ventas de 2025' },
        },
      },
      netIncome: 561_000,
    },
    discounts: {
      lackOfControl: { model: 'control-premium', controlPremium: 0.2 },
      lackOfMarketability: {
        model: 'finnerty',
        maturity: 3,
        volatility: 0.35,
        riskFreeRate: null,
        dividendYield: 0.01,
      },
    },
    shares: {
      number: 60_000,
      options: {
        number: 2_000,
        strike: 60,
        maturity: 3,
        volatility: 0.35,
        riskFreeRate: 0.028,
        dividendYield: 0,
      },
    },
  };
};
