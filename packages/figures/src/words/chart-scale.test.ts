import { describe, expect, it } from 'vitest';
import { chartScale, tickDecimals } from './chart-scale.ts';

describe('how the amounts of a chart are written', () => {
  it.each([
    ['a workshop worth 48,000', [31_200, 48_000], 'thousands', 1],
    ['a shop worth 8,400', [8_400], 'thousands', 2],
    ['a firm worth 1.6 million, in debt', [-1_600_000, 200_000], 'thousands', 0],
    ['the worked example', [6_514_816, 7_008_572], 'millions', 2],
    ['a group worth 640 million', [640_000_000], 'millions', 1],
    ['a listed company worth 643 thousand million', [643_278_000_000], 'millions', 0],
  ])('%s', (_name, amounts, unit, decimals) => {
    expect(chartScale(amounts)).toMatchObject({ unit, decimals });
  });

  it.each([
    [[6_000_000, 8_000_000], 1e6, 0],
    [[6_000_000, 6_500_000], 1e6, 1],
    [[6_000_000, 6_250_000], 1e6, 2],
    [[45_000, 47_500], 1e3, 1],
    [[45_000, 45_000.5], 1e3, 4],
    [[6_000_000, 6_000_250], 1e6, 5],
    [[643_278_000_000.001, 643_278_000_000.002], 1e6, 9],
    [[45_000], 1e3, 0],
    [[5_500_000], 1e6, 1],
    [[-45_250], 1e3, 2],
    [[45_123.456], 1e3, 1],
    [[0], 1e3, 0],
    [[45_000, 45_000], 1e3, 0],
    [[], 1e3, 0],
  ])('the ticks %j are told apart', (ticks, divisor, decimals) => {
    expect(tickDecimals(ticks, divisor)).toBe(decimals);
  });
});
