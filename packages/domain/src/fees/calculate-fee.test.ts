import { describe, expect, test } from 'vitest';
import cases from '../reference/reference-cases.json' with { type: 'json' };
import { calculateFee, type FeeTerms } from './calculate-fee.ts';
import { feePresets } from './fee-presets.ts';
import { feeScaleOfMillions, type FeeScale } from './fee-scale.ts';

const cents = (euros: number): bigint => BigInt(Math.round(euros * 100));
const million = 1_000_000;

const scaleOf = (bands: readonly number[][], rest: number): FeeScale =>
  feeScaleOfMillions(
    bands.map(([size = 0, rate = 0]) => [size / million, rate]),
    rest,
  );

const plain = (scale: FeeScale): FeeTerms => ({
  scale,
  minimumCents: null,
  capCents: null,
  retainerCredit: 0,
  knownBuyerDiscount: 0,
});

const feeOf = (terms: FeeTerms, euros: number) =>
  calculateFee(terms, {
    valueCents: cents(euros),
    retainersPaidCents: 0n,
    isKnownBuyer: false,
  });

test('lehman-5m: 5-4-3-2-1 on 5 m is 150,000', () => {
  const { inputs, expected } = cases['lehman-5m'];
  const fee = feeOf(plain(scaleOf(inputs.bands, inputs.rest)), inputs.value);
  expect(fee.feeCents).toBe(cents(expected.fee));
  expect(fee.netCents).toBe(cents(expected.fee));
  expect(fee.bands.map(({ feeCents }) => feeCents)).toEqual(
    [50_000, 40_000, 30_000, 20_000, 10_000].map(cents),
  );
  expect(fee.effectiveRate).toBe(0.03);
});

describe('the usual conventions', () => {
  test.each(cases['fee-conventions'])('$id: $title', ({ inputs, expected }) => {
    const fee = calculateFee(
      {
        scale: scaleOf(inputs.bands, inputs.rest),
        minimumCents: inputs.minimum === null ? null : cents(inputs.minimum),
        capCents: inputs.cap === null ? null : cents(inputs.cap),
        retainerCredit: inputs.retainer_credit,
        knownBuyerDiscount: inputs.known_buyer_discount,
      },
      {
        valueCents: cents(inputs.value),
        retainersPaidCents: cents(inputs.retainers_paid),
        isKnownBuyer: inputs.known_buyer,
      },
    );
    expect([fee.feeCents, fee.netCents]).toEqual([cents(expected.fee), cents(expected.net)]);
  });

  test('the presets are those scales, and both Double Lehmans differ', () => {
    const feesAt = (euros: number) =>
      Object.values(feePresets).map((scale) => feeOf(plain(scale), euros).feeCents);
    expect(feesAt(5 * million)).toEqual([150_000, 300_000, 400_000, 100_000, 150_000].map(cents));
    expect(feesAt(50 * million)).toEqual(
      [600_000, 1_200_000, 1_780_000, 600_000, 800_000].map(cents),
    );
  });
});

describe('a fee', () => {
  const lehman = plain(feePresets.lehman);

  test('is charged by band, never on the whole: one cent more never costs more than its own rate', () => {
    const below = feeOf(lehman, million).feeCents;
    expect(feeOf(lehman, million + 0.25).feeCents - below).toBe(1n);
    expect(feeOf(lehman, 0).feeCents).toBe(0n);
    expect(feeOf(lehman, 0).effectiveRate).toBeNull();
  });

  test('is rounded once, half away from zero, to the cent', () => {
    const half = plain([{ upToCents: null, rate: 0.005 }]);
    expect(feeOf(half, 1).feeCents).toBe(1n);
    expect(feeOf(half, 0.99).feeCents).toBe(0n);
    const twoHalves = plain([
      { upToCents: 100n, rate: 0.005 },
      { upToCents: null, rate: 0.005 },
    ]);
    expect(feeOf(twoHalves, 2).feeCents).toBe(1n);
    expect(feeOf(plain([{ upToCents: null, rate: 0.07 }]), 1_000_000_000.5).feeCents).toBe(
      7_000_000_004n,
    );
  });

  test('prints lines that add up: what is charged is rounded once, what is taken off is the difference', () => {
    // A fee of 100.5 cents less a credit of 0.4 is 100.1; less a discount of 0.4, the result is the same.
    const terms = plain([{ upToCents: null, rate: 0.005 }]);
    const credited = calculateFee(
      { ...terms, retainerCredit: 0.4 },
      { valueCents: 20_100n, retainersPaidCents: 1n, isKnownBuyer: false },
    );
    expect(credited).toMatchObject({ feeCents: 101n, creditCents: 1n, netCents: 100n });
    const discounted = calculateFee(
      { ...terms, knownBuyerDiscount: 0.004 },
      { valueCents: 20_100n, retainersPaidCents: 0n, isKnownBuyer: true },
    );
    expect(discounted).toMatchObject({ scaleFeeCents: 101n, discountCents: 1n, feeCents: 100n });
    const covered = calculateFee(
      { ...terms, retainerCredit: 1 },
      { valueCents: 20_100n, retainersPaidCents: 500n, isKnownBuyer: false },
    );
    expect(covered).toMatchObject({ feeCents: 101n, creditCents: 500n, netCents: 0n });
  });

  test('takes bands of parts of a million', () => {
    expect(feeOf(plain(feeScaleOfMillions([[2.5, 0.1]], 0)), 5 * million).feeCents).toBe(
      cents(250_000),
    );
  });

  test('keeps the edges of the bands that the price does not reach', () => {
    const { bands } = feeOf(
      plain(
        feeScaleOfMillions(
          [
            [1, 0.1],
            [1, 0.08],
            [1, 0.06],
          ],
          0.04,
        ),
      ),
      1.5 * million,
    );
    expect(bands.map(({ fromCents, valueCents }) => [fromCents, valueCents])).toEqual(
      [
        [0, 1],
        [1, 0.5],
        [2, 0],
        [3, 0],
      ].map((pair) => pair.map((millions) => cents(millions * million))),
    );
  });

  test('charges nothing above a scale that ends', () => {
    expect(feeOf(plain([{ upToCents: cents(100), rate: 0.1 }]), 500).feeCents).toBe(1000n);
  });

  test('is discounted before the minimum and capped after it', () => {
    const terms: FeeTerms = {
      ...lehman,
      minimumCents: cents(45_000),
      capCents: cents(100_000),
      knownBuyerDiscount: 0.25,
    };
    const known = (euros: number) =>
      calculateFee(terms, {
        valueCents: cents(euros),
        retainersPaidCents: 0n,
        isKnownBuyer: true,
      });
    expect(known(million)).toMatchObject({
      scaleFeeCents: cents(50_000),
      discountCents: cents(12_500),
      feeCents: cents(45_000),
    });
    expect(known(2 * million).feeCents).toBe(cents(67_500));
    expect(known(5 * million).feeCents).toBe(cents(100_000));
  });
});
