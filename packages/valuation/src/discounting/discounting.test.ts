import { expect, test } from 'vitest';
import { discountFactor } from './discount-factor.ts';
import { discountFactors, terminalDiscountFactor } from './discount-factors.ts';
import { stubDiscountTime, timeAfterStub, discountTime } from './stub-discount-time.ts';
import { closingDate, daysOfYear } from './days-of-year.ts';
import { xirr } from './xirr.ts';

test('flows of year t stand at t, or half a year earlier', () => {
  expect([1, 2, 3].map((t) => discountTime(t, 'year-end'))).toEqual([1, 2, 3]);
  expect([1, 2, 3].map((t) => discountTime(t, 'mid-year'))).toEqual([0.5, 1.5, 2.5]);
});

test('a first year of a quarter: f/2, f + 0.5, f + 1.5; at its end f, f + 1, f + 2', () => {
  expect([1, 2, 3].map((t) => stubDiscountTime(t, 0.25, 'mid-year'))).toEqual([0.125, 0.75, 1.75]);
  expect([1, 2, 3].map((t) => stubDiscountTime(t, 0.25, 'year-end'))).toEqual([0.25, 1.25, 2.25]);
  expect(timeAfterStub(1, 0.25, 'mid-year')).toBe(-0.25);
  expect(stubDiscountTime(4, 1, 'mid-year')).toBe(discountTime(4, 'mid-year'));
});

test('factors of a constant rate are the ordinary ones', () => {
  const closings = [1, 2, 3];
  for (const convention of ['year-end', 'mid-year'] as const) {
    const times = closings.map((t) => discountTime(t, convention));
    const factors = discountFactors([0.09, 0.09, 0.09], times, closings);
    for (const [index, time] of times.entries()) {
      expect(factors[index]).toBeCloseTo(discountFactor(0.09, time), 14);
    }
  }
});

test('flows that never change sign have no internal rate of return', () => {
  expect(
    xirr([
      { day: 0, amount: 100 },
      { day: 365, amount: 100 },
    ]),
  ).toBeNull();
  expect(
    xirr([
      { day: 0, amount: -100 },
      { day: 365, amount: 50 },
    ]),
  ).toBeCloseTo(-0.5, 12);
});

test('factors of rates that change count each year at its own, from the close of the year before', () => {
  const rates = [0.1, 0.2, 0.3];
  const yearEnd = discountFactors(rates, [1, 2, 3], [1, 2, 3]);
  const midYear = discountFactors(rates, [0.5, 1.5, 2.5], [1, 2, 3]);
  for (const [at, factor] of [1 / 1.1, 1 / 1.32, 1 / 1.716].entries()) {
    expect(yearEnd[at]).toBeCloseTo(factor, 14);
    expect(midYear[at]).toBeCloseTo(factor * Math.sqrt(1 + (rates[at] ?? 0)), 14);
  }
  const stub = discountFactors(rates, [0.125, 0.75, 1.75], [0.25, 1.25, 2.25]);
  expect(stub[0]).toBeCloseTo(1.1 ** -0.125, 14);
  expect(stub[1]).toBeCloseTo(1.1 ** -0.25 * 1.2 ** -0.5, 14);
  expect(stub[2]).toBeCloseTo(1.1 ** -0.25 / 1.2 / 1.3 ** 0.5, 14);
});

test('a terminal value goes on at the last rate, before or after the end of its year', () => {
  const rates = [0.1, 0.2, 0.3];
  expect(terminalDiscountFactor(rates, [1, 2, 3], 3)).toBeCloseTo(1 / 1.716, 14);
  expect(terminalDiscountFactor(rates, [1, 2, 3], 2.5)).toBeCloseTo(1.3 ** 0.5 / 1.716, 14);
  expect(terminalDiscountFactor([0.08], [1], 1)).toBeCloseTo(1 / 1.08, 14);
});

test.each([
  ['2025-12-31', 365],
  ['2026-01-01', 364],
  // 31 days of October, 30 of November and 31 of December.
  ['2026-09-30', 92],
  ['2026-12-30', 1],
  ['2026-12-31', 0],
  ['2027-01-31', -31],
  ['2025-12-30', 366],
])('of 2026, %j leaves %d of 365 days', (date, left) => {
  expect(daysOfYear(date, 2026)).toEqual({ left, whole: 365 });
});

test('a leap year has 366 days, and one more in the part after February only as a whole', () => {
  expect(daysOfYear('2028-06-30', 2028)).toEqual({ left: 184, whole: 366 });
  expect(daysOfYear('2027-06-30', 2027)).toEqual({ left: 184, whole: 365 });
  expect(daysOfYear('2028-02-29', 2028)).toEqual({ left: 306, whole: 366 });
});

test.each(['2026-9-30', '30/09/2026', '2026-13-01', '2026-02-31', '2026-04-31', '2027-02-29', ''])(
  '%j is no day',
  (date) => {
    expect(daysOfYear(date, 2026)).toBeNull();
  },
);

test('a fiscal year closes on 31 December', () => {
  expect([2025, 2028].map(closingDate)).toEqual(['2025-12-31', '2028-12-31']);
});

test.each([
  [[-100, 0, 400], 1],
  [[-100, 95], -0.05],
  [[-100, 5], -0.95],
  [[100, -110], 0.1],
  [[-1, 900_001], 900_000],
  [[-1, 1_000_001], 1_000_000],
  [[-1000, 400, 400, 400], 0.097_010_257_4],
])('yearly flows %j return %d', (amounts, rate) => {
  const flows = amounts.map((amount, index) => ({ day: 365 * index, amount }));
  expect(xirr(flows)).toBeCloseTo(rate, 9);
});

test('a return of ten million times is beyond the search', () => {
  expect(
    xirr([
      { day: 0, amount: -1 },
      { day: 365, amount: 1e7 },
    ]),
  ).toBeNull();
  expect(
    xirr([
      { day: 0, amount: -1 },
      { day: 365, amount: 1_000_001.5 },
    ]),
  ).toBeNull();
});

test.each([
  [[-100, 230, -132], 0.1],
  [[-100, 203, -103.02], 0.02],
  [[1000, -2360, 1392], 0.16],
])('of flows %j with two returns, the one nearest to 10 % is %d', (amounts, rate) => {
  const flows = amounts.map((amount, index) => ({ day: 365 * index, amount }));
  expect(xirr(flows)).toBeCloseTo(rate, 9);
});

test.each([-0.01, 0, 0.01, 0.02, 0.05, 0.07])(
  'two returns a quarter of a point apart, %d and another, are told from each other',
  (rate) => {
    const [one, other] = [1 + rate, 1 + rate + 0.0025];
    // −(x − one) · (x − other) is zero at both rates.
    const flows = [-1000, 1000 * (one + other), -1000 * one * other].map((amount, index) => ({
      day: 365 * index,
      amount,
    }));
    expect(xirr(flows)).toBeCloseTo(other - 1, 9);
  },
);

test('a flow that never comes leaves the others without a return', () => {
  const flows = [
    { day: 0, amount: -100 },
    { day: 365, amount: 110 },
  ];
  expect(xirr(flows)).toBeCloseTo(0.1, 12);
  expect(xirr([...flows, { day: Number.POSITIVE_INFINITY, amount: 50 }])).toBeNull();
});

test.each([[[-100, Number.NaN, 110]], [[-100, Number.POSITIVE_INFINITY]], [[0, 0]], [[]]])(
  'flows %j have no return',
  (amounts) => {
    expect(xirr(amounts.map((amount, index) => ({ day: 365 * index, amount })))).toBeNull();
    expect(
      xirr([
        { day: 0, amount: -100 },
        { day: Number.NaN, amount: 110 },
      ]),
    ).toBeNull();
  },
);
