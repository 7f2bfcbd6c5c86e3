import { expect, test } from 'vitest';
import { blackScholesCall, type CallOptionInputs } from './black-scholes-call.ts';

const option: CallOptionInputs = {
  sharePrice: 42,
  strike: 40,
  maturity: 0.5,
  volatility: 0.2,
  riskFreeRate: 0.1,
  dividendYield: 0,
};

test('without time or volatility an option is worth what it is worth for certain', () => {
  expect(blackScholesCall({ ...option, maturity: 0 })).toBe(2);
  expect(blackScholesCall({ ...option, maturity: 0, sharePrice: 40, riskFreeRate: 0 })).toBe(0);
  expect(blackScholesCall({ ...option, volatility: 0 })).toBeCloseTo(42 - 40 * Math.exp(-0.05), 12);
  expect(blackScholesCall({ ...option, volatility: 0, sharePrice: 30 })).toBe(0);
});

test('a strike of nothing gives the share, a share of nothing gives nothing', () => {
  expect(blackScholesCall({ ...option, strike: 0 })).toBe(42);
  expect(blackScholesCall({ ...option, sharePrice: 0 })).toBe(0);
  expect(blackScholesCall({ ...option, sharePrice: -5 })).toBe(0);
});

test('time, volatility and strike below nothing have no value', () => {
  expect(blackScholesCall({ ...option, maturity: -1 })).toBeNaN();
  expect(blackScholesCall({ ...option, volatility: -0.1 })).toBeNaN();
  expect(blackScholesCall({ ...option, strike: -1 })).toBeNaN();
  expect(blackScholesCall({ ...option, strike: -1, volatility: 0 })).toBeNaN();
  expect(blackScholesCall({ ...option, maturity: -1, sharePrice: 0 })).toBeNaN();
});

test('half the share at half the strike is half the option, below one unit of money as well', () => {
  const value = blackScholesCall(option);
  for (const part of [1 / 2, 1 / 40, 1 / 64]) {
    const smaller = { ...option, sharePrice: 42 * part, strike: 40 * part };
    expect(blackScholesCall(smaller)).toBeCloseTo(value * part, 14);
  }
});
