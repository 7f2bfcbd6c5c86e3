import { expect, test } from 'vitest';
import { portableExponential } from './portable-exponential.ts';
import { portableLogarithm } from './portable-logarithm.ts';
import { portablePower } from './portable-power.ts';

/** The difference in units of the last place of the expected value. */
const unitsApart = (actual: number, expected: number): number =>
  Math.abs(actual - expected) / (2 ** -52 * 2 ** Math.floor(Math.log2(Math.abs(expected) || 1)));

// Enough points on both sides of each power of two, of √2 and of every halving of the reduced argument.
const mantissas = Array.from({ length: 401 }, (_, at) => 0.5 + at / 200);

test('the logarithm is that of the platform within one unit of the last place', () => {
  const powers = [-1022, -700, -30, -2, -1, 0, 1, 2, 30, 700, 1020];
  const xs = powers.flatMap((power) => mantissas.map((part) => part * 2 ** power));
  const worst = xs.map((x) => unitsApart(portableLogarithm(x), Math.log(x)));
  expect(Math.max(...worst)).toBeLessThanOrEqual(2);
});

test('the logarithm of 1 is 0, of e 1, and of the smallest double −744.44', () => {
  expect(portableLogarithm(1)).toBe(0);
  expect(portableLogarithm(Math.E)).toBe(1);
  expect(portableLogarithm(5e-324)).toBe(-744.440_071_921_381_2);
  expect(portableLogarithm(2.225_073_858_507_201_4e-308)).toBe(-708.396_418_532_264_1);
  expect(portableLogarithm(1e-310)).toBeCloseTo(-713.801_378_828_154, 9);
  expect(portableLogarithm(1e308)).toBe(Math.log(1e308));
});

test.each([0, -0, -2, -5e-324, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'the logarithm of %d is that of the platform',
  (x) => {
    expect(portableLogarithm(x)).toBe(Math.log(x));
  },
);

test('the exponential is that of the platform within one unit of the last place', () => {
  const xs = mantissas.flatMap((part) =>
    [-700, -40, -3, -1, -0.3, -1e-4, 1e-9, 0.02, 0.35, 1, 2.5, 30, 400].map((size) => part * size),
  );
  const worst = xs
    .filter((x) => x < 709.7 && x > -708)
    .map((x) => unitsApart(portableExponential(x), Math.exp(x)));
  expect(Math.max(...worst)).toBeLessThanOrEqual(1);
});

test('the exponential ends where doubles end', () => {
  expect(portableExponential(0)).toBe(1);
  expect(unitsApart(portableExponential(1), Math.E)).toBeLessThanOrEqual(1);
  expect(portableExponential(709.782_712_893_384)).toBe(Math.exp(709.782_712_893_384));
  expect(portableExponential(709.782_712_893_384_1)).toBe(Number.POSITIVE_INFINITY);
  expect(portableExponential(710)).toBe(Number.POSITIVE_INFINITY);
  expect(portableExponential(-745.133_219_101_941)).toBe(5e-324);
  expect(portableExponential(-745.133_219_101_941_1)).toBe(5e-324);
  expect(portableExponential(-745.133_219_101_942)).toBe(0);
  expect(portableExponential(-746)).toBe(0);
});

test('a power is that of the platform: whole, halved, negative and any other exponent', () => {
  const bases = [0.2, 0.95, 1, 1.000_1, 1.08, 1.5, 7, 1200];
  const exponents = [0, 1, 2, 3, 5, 10, 15, 0.5, 1.5, 9.5, 0.25, 3.7, 1 / 3, 1025, 1024.5];
  for (const base of bases) {
    for (const size of exponents) {
      for (const exponent of [size, -size]) {
        const expected = base ** exponent;
        const isTame = expected > 1e-300 && expected < 1e300;
        const distance = isTame ? portablePower(base, exponent) / expected - 1 : 0;
        expect(Math.abs(distance)).toBeLessThanOrEqual(1e-12);
      }
    }
  }
});

test('a power by squaring is exact where it can be', () => {
  expect(portablePower(3, 5)).toBe(243);
  expect(portablePower(1.5, 2)).toBe(2.25);
  expect(portablePower(4, 1.5)).toBe(8);
  expect(portablePower(4, -0.5)).toBe(0.5);
  expect(portablePower(2, -3)).toBe(0.125);
  expect(portablePower(9, 0)).toBe(1);
});

test('a whole power is made of products alone, as no engine promises of its own', () => {
  const bases = Array.from({ length: 40 }, (_, at) => (at + 0.5) / 40);
  for (const base of bases) expect(portablePower(base, 3)).toBe(base * (base * base));
  expect(bases.some((base) => base ** 3 !== base * (base * base))).toBe(true);
});

test('a power of what is not positive and finite answers as ** does', () => {
  const odd = [
    [0, 2],
    [0, 0.3],
    [0, -1],
    [-2, 0.3],
    [-2, 3],
    [-2, 0.5],
    [Number.POSITIVE_INFINITY, -1],
    [Number.POSITIVE_INFINITY, 2.5],
    [Number.POSITIVE_INFINITY, -0.3],
    [0.5, Number.NEGATIVE_INFINITY],
    [1, Number.POSITIVE_INFINITY],
    [2, Number.POSITIVE_INFINITY],
    [2, Number.NaN],
    [Number.NaN, 2],
  ] as const;
  for (const [base, exponent] of odd) {
    expect(portablePower(base, exponent)).toBe(base ** exponent);
  }
});
