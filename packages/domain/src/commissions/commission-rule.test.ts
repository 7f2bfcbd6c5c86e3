import { describe, expect, test } from 'vitest';
import { commissionBase, reckonCommission, type CommissionRule } from './commission-rule.ts';

const million = 100_000_000n;
const rules: CommissionRule[] = [
  { requestType: 'referral', fromCents: 5n * million, rate: 0.005 },
  { requestType: 'referral', fromCents: 0n, rate: 0.012 },
  { requestType: 'referral', fromCents: million, rate: 0.01 },
  { requestType: 'co_working', fromCents: 0n, rate: 0.006 },
];
const expected = (cents: bigint) => ({ kind: 'expected', cents }) as const;

describe('the base of a commission', () => {
  test('is the linked valuation before what the sender expects, and none without either', () => {
    expect(commissionBase(283_500_000n, 900n)).toEqual({ kind: 'valuation', cents: 283_500_000n });
    expect(commissionBase(-1n, 900n)).toEqual(expected(900n));
    expect(commissionBase(null, null)).toBeNull();
  });
});

describe('a commission', () => {
  test('is the whole base by the rate of its tier: 1 % of 2,720,000 € is 27,200.00 €', () => {
    expect(reckonCommission(rules, 'referral', expected(272_000_000n))).toEqual({
      base: expected(272_000_000n),
      rate: 0.01,
      tierFromCents: million,
      tierToCents: 5n * million,
      amountCents: 2_720_000n,
    });
  });

  test('takes the tier that begins at the base itself, and the last one without an end', () => {
    const rateAt = (cents: bigint) => reckonCommission(rules, 'referral', expected(cents));
    expect(rateAt(million - 1n)).toMatchObject({ rate: 0.012, tierFromCents: 0n });
    expect(rateAt(million)?.rate).toBe(0.01);
    expect(rateAt(50n * million)).toMatchObject({ rate: 0.005, tierToCents: null });
  });

  test('is rounded once, half away from zero', () => {
    expect(reckonCommission(rules, 'co_working', expected(1_250n))?.amountCents).toBe(8n);
    expect(reckonCommission(rules, 'co_working', expected(1_240n))?.amountCents).toBe(7n);
  });

  test('is none without a rule of its type, without a base, and where it comes to nothing', () => {
    expect(reckonCommission(rules, 'expertise_needed', expected(million))).toBeNull();
    expect(reckonCommission(rules, 'referral', null)).toBeNull();
    expect(reckonCommission(rules, 'co_working', expected(10n))).toBeNull();
  });
});
