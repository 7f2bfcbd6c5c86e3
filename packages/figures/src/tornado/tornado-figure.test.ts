import { languages } from '@valia/i18n/languages.ts';
import type { TornadoBar } from '@valia/valuation/analyses/tornado.ts';
import { expect, test } from 'vitest';
import { testFigureFormatters } from '../testing/test-figure-formatters.ts';
import { driverName } from '../words/driver-name.ts';
import { tornadoFigure } from './tornado-figure.ts';

const bar = (driver: TornadoBar['driver'], unfavourable: number, favourable: number) => ({
  driver,
  unfavourable,
  favourable,
  swing: favourable - unfavourable,
});
const facts = {
  bars: [
    bar('ebitdaMargin', 6_600_000, 7_400_000),
    bar('weightedAverageCostOfCapital', 6_200_000, 7_900_000),
    bar('taxRate', 6_999_000, 7_001_000),
  ],
  withoutBar: [],
  central: 7_000_000,
  multiples: { sizeStep: { mode: 'manual', value: 0 } },
} as const;

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('the widest comes first, and what the axis does not tell apart has no bar', async () => {
  const figure = tornadoFigure(await testFigureFormatters('es'), facts);
  expect(figure?.marks.map(({ driver }) => driver)).toEqual([
    'weightedAverageCostOfCapital',
    'ebitdaMargin',
  ]);
  expect(figure?.table.rows.map(({ cells }) => cells)).toEqual([
    ['6.200.000', '7.900.000', '1.700.000'],
    ['6.600.000', '7.400.000', '800.000'],
  ]);
});

test('an end says its value and its change in the unit of the axis, at its place', async () => {
  const figure = tornadoFigure(await testFigureFormatters('es'), facts);
  const [widest] = figure?.marks ?? [];
  expect(figure?.subject).toBe('Fondos propios, en millones de euros');
  expect(plain(figure?.line.text)).toBe('7,00 M€');
  expect(widest?.unfavourable).toMatchObject({ text: '6,20', changeText: '−0,80' });
  expect(widest?.favourable).toMatchObject({ text: '7,90', changeText: '+0,90' });
  // The position between both ends: (7 − 6.2) / (7.9 − 6.2).
  const [from, to] = [widest?.unfavourable.at ?? 0, widest?.favourable.at ?? 0];
  expect(((figure?.line.at ?? 0) - from) / (to - from)).toBeCloseTo(0.8 / 1.7, 9);
});

test.each([
  [
    'es',
    'Lo que más mueve el valor: coste de capital (WACC) (1.700.000 €)',
    'Coste de capital (WACC), ± 1 pp',
  ],
  [
    'ca',
    'El que més mou el valor: cost de capital (WACC) (1.700.000 €)',
    'Cost de capital (WACC), ± 1 pp',
  ],
  [
    'en',
    'What moves the value most: cost of capital (WACC) (€1,700,000)',
    'Cost of capital (WACC), ± 1 pp',
  ],
] as const)(
  'the finding names the widest with its swing, in %s',
  async (language, finding, row) => {
    const figure = tornadoFigure(await testFigureFormatters(language), facts);
    expect(plain(figure?.finding)).toBe(finding);
    expect(plain(figure?.table.rows[0]?.label)).toBe(row);
  },
);

test.each(languages)('a driver whose ends have no value is named, in %s', async (language) => {
  const words = await testFigureFormatters(language);
  const figure = tornadoFigure(words, { ...facts, bars: [], withoutBar: ['terminalGrowth'] });
  expect(figure?.missing).toContain(driverName(words, 'terminalGrowth'));
  expect(figure?.marks).toEqual([]);
});

test('nothing is said of no bars', async () => {
  expect(tornadoFigure(await testFigureFormatters('es'), { ...facts, bars: [] })).toBeNull();
});
