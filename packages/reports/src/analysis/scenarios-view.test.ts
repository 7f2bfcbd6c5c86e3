import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { expect, test } from 'vitest';
import { analysedExample } from '../testing/analysed-example.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

type Scenario = NonNullable<ValuationDocument['scenarios']>[number];

/** The notes beside the scenarios, without those about their moves. */
const toldOf = async (
  probabilities: (number | null)[],
  change: (scenario: Scenario, at: number) => Partial<Scenario> = () => ({}),
) => {
  const document = analysedExample();
  const scenarios = (document.scenarios ?? []).map((scenario, at) => ({
    ...scenario,
    probability: probabilities[at] ?? null,
    ...change(scenario, at),
  }));
  const { analysis } = await buildReportView({ ...document, scenarios });
  const notes = analysis?.scenarios?.margin.notes.slice(scenarios.length) ?? [];
  return notes.map(({ lead, text }) => withPlainSpaces(`${lead} ${text}`));
};

test('probabilities that are no shares of one whole are warned of, and no value is expected of them', async () => {
  expect(await toldOf([0.25, 0.3])).toEqual([
    'Sin valor esperado: las probabilidades suman 55 %; deben sumar 100 %.',
  ]);
  expect(await toldOf([0.999_999, 0])).toEqual([
    'Sin valor esperado: las probabilidades suman 99,9999 %; deben sumar 100 %.',
  ]);
});

test('a scenario without a probability or without a value is named', async () => {
  expect(await toldOf([0.25, null])).toEqual([
    'Sin valor esperado: falta la probabilidad de: Exportación.',
  ]);
  const ruined: Scenario['moves'] = [
    { driver: 'weightedAverageCostOfCapital', apply: 'shift', amount: -0.09 },
  ];
  const worthless = await toldOf([0.4, 0.6], (_, at) => (at === 0 ? { moves: ruined } : {}));
  expect(worthless).toEqual(['Sin valor esperado: no tiene valor: Prudente.']);
});

test('nothing is said of probabilities that nobody gave, and of whole ones only the value', async () => {
  expect(await toldOf([null, null])).toEqual([]);
  expect(await toldOf([0.3, 0.7])).toEqual([expect.stringMatching(/^Valor esperado: [\d.]+ €$/u)]);
});
