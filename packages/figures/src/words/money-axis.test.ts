import { languages } from '@valia/i18n/languages.ts';
import { expect, test } from 'vitest';
import { testFigureFormatters } from '../testing/test-figure-formatters.ts';
import { moneyAxis } from './money-axis.ts';

const narrowestPlot = 314;
const letterWidth = 5;

const axisOf = async (language: (typeof languages)[number], values: readonly number[]) =>
  moneyAxis(await testFigureFormatters(language), values);

test.each(
  languages.flatMap((language) =>
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

test('250 millions are written with four figures, on the screen and in print', async () => {
  expect((await axisOf('es', [250_000_000])).text(250_000_000)).toBe('250,0');
});

test('labels that have room stand as close as figures are read', async () => {
  const { ticks } = await axisOf('es', [3_255_000, 4_437_626]);
  expect(ticks.map(({ text }) => text.replace('\u00a0', ' '))).toContain('3,2 M€');
});

test('from a thousand millions on, decimals of a million are left out', async () => {
  const axis = await axisOf('es', [2.1e12, 3.003_474_983_205e12]);
  expect(axis.text(3.003_474_983_205e12)).toBe('3.003.475');
  expect((await axisOf('es', [2.1e11, 9.9e11])).text(9.9e11)).toBe('990.000');
});

test('whoever hears an axis is told the unit of both ends', async () => {
  const { between } = await axisOf('es', [-94_030, -79_603]);
  expect(between(-94_030, -79_603).replaceAll('\u00a0', ' ')).toBe('de −94,0 mil € a −79,6 mil €');
});
