import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { analysedExample, exampleWithOptions } from './analysed-example.ts';
import { fifteenYears } from './sample-report-input.ts';

const uuid = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const upTo = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

const times = <T extends object>(values: T, factor: number): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * factor) : value,
    ]),
  ) as T;

/** The example with this number of the user's own comparables. */
export const withComparables = (
  count: number,
  example = valdeorzaDocument(),
): ValuationDocument => ({
  ...example,
  multiples: {
    ...example.multiples,
    evToEbitda: { ...example.multiples.evToEbitda, origin: { kind: 'comparables' } },
    comparables: upTo(count, (index) => ({
      id: uuid(index),
      name: `Compañía comparable número ${index + 1}, S.A.`,
      source: 'Memoria anual depositada en el Registro Mercantil',
      date: '2025-12-31',
      included: true,
      evToEbitda: 5 + index / 10,
      evToEbit: null,
      evToSales: 0.5 + index / 100,
      priceToEarnings: null,
    })),
  },
});

/** The analysed example with amounts `factor` times as large, six years and six scenarios. */
export const largeDocument = (factor: number): ValuationDocument => {
  const example = analysedExample();
  const last = example.accounts.years.at(-1);
  if (last === undefined) throw new Error('The example has no accounts');
  const questions = example.analysis?.monteCarlo;
  return {
    ...example,
    accounts: {
      ...example.accounts,
      years: upTo(6, (index) => ({
        year: last.year - 5 + index,
        lines: times(last.lines, factor),
      })),
    },
    adjustments: example.adjustments.map(({ amounts, ...rest }) => ({
      ...rest,
      amounts: amounts.map(({ year, amount }) => ({ year, amount: (amount ?? 0) * factor })),
    })),
    bridge: times(example.bridge, factor),
    scenarios: upTo(6, (index) => ({
      id: uuid(index),
      name: `Caso ${index + 1}`,
      probability: 0.1,
      moves: [{ driver: 'revenueGrowth', apply: 'shift', amount: -0.005 * (index + 1) }],
    })),
    analysis: {
      ...example.analysis,
      ...(questions && { monteCarlo: { ...questions, trials: 200 } }),
    },
  };
};

const words = 'Con muchas palabras de quien asesora, que explican por qué se hace. ';

/** Every list at its maximum length, with amounts of billions and of hundreds of billions. */
export const fullestDocument = (factor: number): ValuationDocument => {
  const example = largeDocument(factor);
  const options = exampleWithOptions();
  return {
    ...example,
    adjustments: upTo(30, (index) => ({
      id: uuid(index),
      line: 'personnel' as const,
      label: `Ajuste número ${index + 1} de nombre largo`,
      reason: words.repeat(index % 3 === 0 ? 7 : 1),
      amounts: example.accounts.years.map(({ year }) => ({ year, amount: factor * 123_457 })),
    })),
    projection: fifteenYears().projection,
    multiples: withComparables(50, options).multiples,
    ...(options.discounts && { discounts: options.discounts }),
    ...(options.shares && { shares: options.shares }),
    conclusion: words.repeat(70),
  };
};
