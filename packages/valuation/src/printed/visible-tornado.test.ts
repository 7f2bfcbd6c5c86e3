import { expect, test } from 'vitest';
import { visibleTornado } from './visible-tornado.ts';

const whole = { round: Math.round, unit: 1 };

test('a bar keeps its own figures, whatever its ends are printed as', () => {
  const bar = { driver: 'taxRate', unfavourable: 100.4, favourable: 109.6, swing: 9.2 } as const;
  expect(visibleTornado([bar], whole)).toEqual([bar]);
});

test('what is widest comes first, and a swing that prints as nothing has no bar', () => {
  const bars = [
    { driver: 'revenueGrowth', unfavourable: 100.4, favourable: 101.6, swing: 1.2 },
    { driver: 'taxRate', unfavourable: 99.6, favourable: 101.4, swing: 1.8 },
    { driver: 'ebitdaMargin', unfavourable: 99.8, favourable: 100.2, swing: 0.4 },
  ] as const;
  expect(visibleTornado(bars, whole).map(({ driver }) => driver)).toEqual([
    'taxRate',
    'revenueGrowth',
  ]);
});
