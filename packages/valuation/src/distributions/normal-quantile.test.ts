import { describe, expect, test } from 'vitest';
import { normalCumulative } from './normal-cumulative.ts';
import { normalQuantile } from './normal-quantile.ts';
import { normalQuantiles } from './normal-quantiles.ts';

describe('the standard normal', () => {
  // Values published with Wichura's algorithm AS 241; the others are from R's qnorm.
  test.each([
    [0.25, -0.674_489_750_196_082],
    [0.001, -3.090_232_306_167_813],
    [1e-20, -9.262_340_089_798_41],
    [0.5, 0],
    [0.975, 1.959_963_984_540_05],
    [0.95, 1.644_853_626_951_473],
    [0.9, 1.281_551_565_544_600_4],
    [0.6, 0.253_347_103_135_799_7],
    [0.01, -2.326_347_874_040_840_8],
    [1e-5, -4.264_890_793_922_825],
    [1e-10, -6.361_340_902_404_056],
    [1e-15, -7.941_345_326_170_998],
    [1e-100, -21.273_453_560_965_3],
  ])('below its quantile of %d lies that share: %d', (probability, quantile) => {
    expect(Math.abs(normalQuantile(probability) - quantile)).toBeLessThanOrEqual(
      6e-15 * Math.max(1, Math.abs(quantile)),
    );
  });

  test('its quantiles are symmetric about zero', () => {
    for (const share of [0.49, 0.3, 0.1, 0.074_5, 0.0745, 0.02, 2 ** -20]) {
      expect(normalQuantile(1 - share)).toBeCloseTo(-normalQuantile(share), 13);
    }
  });

  test('distribution and quantile undo each other from one tail to the other', () => {
    for (let x = -37; x <= 5; x += 0.125) {
      expect(Math.abs(normalQuantile(normalCumulative(x)) - x)).toBeLessThanOrEqual(1e-8);
    }
  });

  // The expected values are erfc(−x / √2) / 2 from the C library.
  test.each([
    [-1, 0.158_655_253_931_457_05],
    [-2.5, 0.006_209_665_325_776_139],
    [-5, 2.866_515_718_791_946e-7],
    [-7, 1.279_812_543_885_835e-12],
    [-7.2, 3.010_627_981_117_445_5e-13],
    [-7.05, 8.945_889_558_769_917e-13],
    [-7.5, 3.190_891_672_910_92e-14],
    [-10, 7.619_853_024_160_593e-24],
    [-20, 2.753_624_118_606_331_4e-89],
    [-37, 5.725_571_222_525_139e-300],
  ])('its distribution function at %d is %d', (x, probability) => {
    const distance = Math.abs(normalCumulative(x) - probability);
    expect(distance).toBeLessThanOrEqual(Math.min(1e-15, 3e-8 * probability));
    expect(normalCumulative(-x)).toBe(1 - normalCumulative(x));
  });
});

describe('many quantiles at once', () => {
  const shares = Float64Array.from({ length: 5000 }, (_, at) => (at + 0.5) / 5000);

  test('are those of one at a time, within 10^−8', () => {
    const values = shares.slice();
    normalQuantiles(values, 0, values.length, 0, 1);
    const worst = values.map((value, at) => Math.abs(value - normalQuantile(shares[at] ?? 0)));
    expect(Math.max(...worst)).toBeLessThanOrEqual(1e-8);
    expect(Math.max(...worst)).toBeGreaterThan(0);
  });

  test('keep that distance to both ends of the range', () => {
    const ends = Float64Array.from({ length: 4000 }, (_, at) => {
      const share = 2 ** (-5 - at / 150);
      return at % 2 === 0 ? share : 1 - share;
    });
    const values = ends.slice();
    normalQuantiles(values, 0, values.length, 5, 2);
    const worst = ends.map((share, at) =>
      Math.abs((values[at] ?? 0) - 5 - 2 * normalQuantile(share)),
    );
    expect(Math.max(...worst)).toBeLessThanOrEqual(2e-8);
  });

  test('are those of one at a time beyond the closest look at the ends', () => {
    const values = Float64Array.from([1e-12, 2e-11, 2e-9]);
    const single = Array.from(values, normalQuantile);
    normalQuantiles(values, 0, values.length, 0, 1);
    expect([values[0], values[1]]).toEqual([single[0], single[1]]);
    // Interpolated from a cubic, so it is no longer identical to the last bit.
    expect(values[2]).toBeCloseTo(single[2] ?? Number.NaN, 7);
    expect(values[2]).not.toBe(single[2]);
  });

  test('leave alone what lies outside their stretch', () => {
    const values = Float64Array.from([0.25, 0.25, 0.25, 0.25]);
    normalQuantiles(values, 1, 3, 10, 2);
    expect([values[0], values[3]]).toEqual([0.25, 0.25]);
    expect(values[1]).toBeCloseTo(10 - 2 * 0.674_489_750_2, 7);
    expect(values[2]).toBe(values[1]);
  });
});
