import { expect, test } from 'vitest';
import { printedTornado } from './printed-tornado.ts';

const whole = { round: Math.round, unit: 1 };

test('a swing is the difference of its printed ends', () => {
  const bar = { driver: 'taxRate', unfavourable: 100.4, favourable: 109.6, swing: 9.2 } as const;
  expect(printedTornado([bar], whole)).toEqual([
    { driver: 'taxRate', unfavourable: 100, favourable: 110, swing: 10 },
  ]);
});

test('a bar whose ends print the same is left out, and what is widest as printed comes first', () => {
  const bars = [
    { driver: 'taxRate', unfavourable: 99.6, favourable: 101.4, swing: 1.8 },
    { driver: 'revenueGrowth', unfavourable: 100.4, favourable: 101.6, swing: 1.2 },
    { driver: 'ebitdaMargin', unfavourable: 99.8, favourable: 100.4, swing: 0.6 },
  ] as const;
  expect(printedTornado(bars, whole).map(({ driver, swing }) => [driver, swing])).toEqual([
    ['revenueGrowth', 2],
    ['taxRate', 1],
  ]);
});

test('half a printed unit is a bar, what is below it is none, however finely the ends are rounded', () => {
  const tenths = { round: (value: number) => Math.round(value * 10) / 10, unit: 1 };
  const swings = [0.4, 0.5].map((swing) =>
    printedTornado([{ driver: 'taxRate', unfavourable: 0, favourable: swing, swing }], tenths),
  );
  expect(swings.map((bars) => bars.length)).toEqual([0, 1]);
});
