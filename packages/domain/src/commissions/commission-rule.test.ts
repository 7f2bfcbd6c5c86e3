import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commissionBase,
  findCommissionDrops,
  type CommissionRule,
  type CommissionScale,
  calculateCommission,
} from './commission-rule.ts';

const million = 100_000_000n;
const rulesOf = (scale: CommissionScale): CommissionRule[] => [
  { requestType: 'referral', fromCents: 5n * million, rate: 0.005, scale },
  { requestType: 'referral', fromCents: 0n, rate: 0.012, scale },
  { requestType: 'referral', fromCents: million, rate: 0.01, scale },
  { requestType: 'co_working', fromCents: 0n, rate: 0.006, scale },
];
const rules = rulesOf('whole-base');
const marginal = rulesOf('marginal');
const expected = (cents: bigint) => ({ kind: 'expected', cents }) as const;

describe('the base of a commission', () => {
  test('is the linked valuation before what the sender expects, and none without either', () => {
    expect(commissionBase(283_500_000n, 900n)).toEqual({ kind: 'valuation', cents: 283_500_000n });
    expect(commissionBase(-1n, 900n)).toEqual(expected(900n));
    expect(commissionBase(null, null)).toBeNull();
  });
});

describe('a commission on the whole base', () => {
  test('is the whole base by the rate of its tier: 1 % of 2,720,000 € is 27,200.00 €', () => {
    expect(calculateCommission(rules, 'referral', expected(272_000_000n))).toEqual({
      base: expected(272_000_000n),
      rate: 0.01,
      bands: [{ valueCents: 272_000_000n, rate: 0.01 }],
      tierFromCents: million,
      tierToCents: 5n * million,
      amountCents: 2_720_000n,
    });
  });

  test('takes the tier that begins at the base itself, and the last one without an end', () => {
    const rateAt = (cents: bigint) => calculateCommission(rules, 'referral', expected(cents));
    expect(rateAt(million - 1n)).toMatchObject({ rate: 0.012, tierFromCents: 0n });
    expect(rateAt(million)?.rate).toBe(0.01);
    expect(rateAt(50n * million)).toMatchObject({ rate: 0.005, tierToCents: null });
  });

  test('is rounded once, half away from zero', () => {
    expect(calculateCommission(rules, 'co_working', expected(1_250n))?.amountCents).toBe(8n);
    expect(calculateCommission(rules, 'co_working', expected(1_240n))?.amountCents).toBe(7n);
  });

  test('is none without a rule of its type, without a base, and where it comes to nothing', () => {
    expect(calculateCommission(rules, 'expertise_needed', expected(million))).toBeNull();
    expect(calculateCommission(rules, 'referral', null)).toBeNull();
    expect(calculateCommission(rules, 'co_working', expected(10n))).toBeNull();
  });
});

describe('a commission marginal by band', () => {
  const reckon = (cents: bigint) => calculateCommission(marginal, 'referral', expected(cents));

  test('is the sum of each part by its rate: 1 M€ at 1.2 % and 1.72 M€ at 1 % are 29,200.00 €', () => {
    expect(reckon(272_000_000n)).toEqual({
      base: expected(272_000_000n),
      rate: 0.01,
      bands: [
        { valueCents: million, rate: 0.012 },
        { valueCents: 172_000_000n, rate: 0.01 },
      ],
      tierFromCents: million,
      tierToCents: 5n * million,
      amountCents: 2_920_000n,
    });
  });

  // 12,000 + 40,000 € for up to 5 M€, and 0.5 % above: one euro more earns half a cent more.
  test.each([
    [499_999_999n, 5_200_000n],
    [500_000_000n, 5_200_000n],
    [500_000_100n, 5_200_001n],
    [600_000_000n, 5_700_000n],
  ])('of %d cents is %d cents: no cliff at a threshold', (cents, amountCents) => {
    expect(reckon(cents)?.amountCents).toBe(amountCents);
  });

  test('is rounded once, not part by part', () => {
    const thirds: CommissionRule[] = [0n, 1_050n, 2_100n].map((fromCents) => ({
      requestType: 'referral',
      fromCents,
      rate: 0.01,
      scale: 'marginal',
    }));
    // 3 × 10.5 cents is 31.5 cents, rounded to 32 and not 33.
    expect(calculateCommission(thirds, 'referral', expected(3_150n))?.amountCents).toBe(32n);
  });

  test('earns nothing on what lies below the first tier', () => {
    const late: CommissionRule[] = [
      { requestType: 'referral', fromCents: million, rate: 0.02, scale: 'marginal' },
    ];
    expect(calculateCommission(late, 'referral', expected(million - 1n))).toBeNull();
    expect(calculateCommission(late, 'referral', expected(3n * million))).toMatchObject({
      bands: [{ valueCents: 2n * million, rate: 0.02 }],
      amountCents: 4_000_000n,
    });
  });

  test('never falls as the price rises, whatever the tiers', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 0, max: 10_000 })), {
          minLength: 1,
          maxLength: 6,
          selector: ([from]) => from,
        }),
        fc.bigInt(1n, 10n ** 13n),
        fc.bigInt(0n, 10n ** 12n),
        (tiers, cents, more) => {
          const scale = tiers.map(([fromCents, rate]): CommissionRule => ({
            requestType: 'referral',
            fromCents,
            rate: rate / 10_000,
            scale: 'marginal',
          }));
          const earned = (of: bigint) =>
            calculateCommission(scale, 'referral', expected(of))?.amountCents ?? 0n;
          expect(earned(cents + more)).toBeGreaterThanOrEqual(earned(cents));
          expect(findCommissionDrops(scale)).toEqual([]);
        },
      ),
    );
  });
});

describe('a rule on the whole base that falls as the price rises', () => {
  test('is named with both amounts: 1 % of 4,999,999.99 € is 50,000.00 €, 0.6 % of 5 M€ 30,000.00 €', () => {
    const cliff: CommissionRule[] = [
      { requestType: 'referral', fromCents: 0n, rate: 0.01, scale: 'whole-base' },
      { requestType: 'referral', fromCents: 5n * million, rate: 0.006, scale: 'whole-base' },
      { requestType: 'co_working', fromCents: 0n, rate: 0.004, scale: 'whole-base' },
      { requestType: 'co_working', fromCents: million, rate: 0.005, scale: 'whole-base' },
    ];
    expect(findCommissionDrops(cliff)).toEqual([
      {
        requestType: 'referral',
        fromCents: 5n * million,
        belowCents: 5_000_000n,
        atCents: 3_000_000n,
      },
    ]);
  });
});
