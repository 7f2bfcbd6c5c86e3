import { withEveryOption, withYearlyRates } from './every-option.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { workedExample } from './worked-example.ts';

const id = (place: number): string => `2f1d6a3e-51b1-4a7c-9d0e-00000000000${String(place)}`;
const move = (amount: number) => ({ driver: 'ebitdaMargin', apply: 'shift', amount }) as const;
const adjustment = (place: number, label: string, reason: string) => ({
  id: id(place),
  line: 'personnel' as const,
  label,
  reason,
  support: 'Nómina de diciembre',
  amounts: [{ year: 2025, amount: 1_000 }],
});

const chosen = withYearlyRates(withEveryOption(workedExample));

/** A document with entries in every list, so that similar items must be distinguished. */
export const documentWithFilledLists: ValuationDocument = {
  ...chosen,
  multiples: {
    ...chosen.multiples,
    comparables: (chosen.multiples.comparables ?? []).map((one) => ({ ...one, ebitda: 1_000_000 })),
  },
  adjustments: [
    adjustment(1, 'Sueldo del dueño', 'Mercado'),
    adjustment(2, '', 'Alquiler a la familia'),
    adjustment(3, '', ''),
  ],
  scenarios: [
    { id: id(4), name: 'Prudente', probability: 0.5, moves: [move(-0.01)] },
    { id: id(5), name: 'Optimista', probability: 0.3, moves: [move(0.02)] },
  ],
  analysis: {
    sensitivity: {
      rows: { driver: 'weightedAverageCostOfCapital', step: 0.01 },
      columns: { driver: 'exitMultiple', step: 0.5 },
    },
    reverse: { driver: 'ebitdaMargin', price: 5_000_000 },
    monteCarlo: {
      trials: 5_000,
      seed: 2026,
      price: 1_000_000,
      drivers: [
        {
          driver: 'ebitdaMargin',
          apply: 'shift',
          distribution: { kind: 'normal', mean: 0, deviation: 0.015 },
        },
        {
          driver: 'normalisedEbitda',
          apply: 'factor',
          distribution: { kind: 'lognormal', mean: 1.1, deviation: 0.2 },
        },
      ],
    },
  },
};
