import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { expect, test } from 'vitest';
import { moneyAxis } from './money-axis.ts';
import { reportContext } from '../content/report-context.ts';
import { reportTranslator } from '../content/report-translator.ts';
import { minimalCompany, sampleReportInput } from '../testing/sample-report-input.ts';

const narrowestPlot = 314;
const letterWidth = 5;

const axisOf = async (language: (typeof reportLanguages)[number], values: readonly number[]) => {
  const input = sampleReportInput(minimalCompany(), language);
  const { result } = input.outcome;
  if (result === null) throw new Error('The sample has no result');
  return moneyAxis(reportContext(input, result, await reportTranslator(language)), values);
};

test.each(
  reportLanguages.flatMap((language) =>
    [
      [25_380, 28_200],
      [1_180, 1_960],
      [481_300, 494_800],
      [3_255_000, 4_437_626],
      [-1_904_210, -1_903_875],
    ].map((values) => ({ language, values })),
  ),
)('two labels of an axis in $language from $values never touch', async ({ language, values }) => {
  const { ticks } = await axisOf(language, values);
  expect(ticks.length).toBeGreaterThan(1);
  for (const [index, { at, text }] of ticks.slice(1).entries()) {
    const between = (at - (ticks[index]?.at ?? Number.NaN)) * narrowestPlot;
    expect(between).toBeGreaterThan(text.length * letterWidth);
  }
});

test('a small value is written with three figures, so that its steps add up as they stand', async () => {
  const small = await axisOf('es', [23_500, 28_200]);
  expect([23_500, 4_700, 28_200].map(small.text)).toEqual(['23,5', '4,7', '28,2']);
  expect((await axisOf('en', [1_184, 1_960])).withUnit(1_960)).toBe('€1.96k');
  expect((await axisOf('en', [481_300, 494_800])).withUnit(494_800)).toBe('€495k');
});

test('labels that have room stand as close as figures are read', async () => {
  const { ticks } = await axisOf('es', [3_255_000, 4_437_626]);
  expect(ticks.map(({ text }) => text.replace('\u00a0', ' '))).toContain('3,2 M€');
});

test('a trillion is written without decimals of a million', async () => {
  const axis = await axisOf('es', [2.1e12, 3.003_474_983_205e12]);
  expect(axis.text(3.003_474_983_205e12)).toBe('3.003.475');
  expect((await axisOf('es', [2.1e11, 9.9e11])).text(9.9e11)).toBe('990.000,00');
});

test('whoever hears an axis is told the unit of both ends', async () => {
  const { between } = await axisOf('es', [-94_030, -79_603]);
  expect(between(-94_030, -79_603).replaceAll('\u00a0', ' ')).toBe('de −94,0 mil € a −79,6 mil €');
});
