import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import cases from '../reference/reference-cases.json' with { type: 'json' };
import { compareFees } from './compare-fees.ts';
import { type FeeRequest, feeCalculation, type FeeLine } from './fee-calculation.ts';
import { feePresets } from './fee-presets.ts';
import { feeScaleOfMillions } from './fee-scale.ts';

const cents = (euros: number): bigint => BigInt(Math.round(euros * 100));

/** The worked example: a double Lehman on 6.4 M€ plus 0.8 M€ of earn-out, 25 % off, 8 retainers credited. */
const example: FeeRequest = {
  terms: {
    scale: feePresets['double-lehman'],
    minimumCents: cents(150_000),
    capCents: cents(300_000),
    retainerCredit: 1,
    knownBuyerDiscount: 0.25,
  },
  closingCents: cents(6_400_000),
  earnOutCents: cents(800_000),
  isKnownBuyer: true,
  retainersPaidCents: cents(24_000),
  mostCreditCents: null,
  tax: { kind: 'vat' },
};

const euros = ({ closing, earnOut, total }: FeeLine) =>
  [closing, earnOut, total].map((amount) => Number(amount) / 100);

describe('a calculation', () => {
  test('is that of the worked example, row by row', () => {
    const fee = feeCalculation(example);
    expect(fee.bands.map(euros)).toEqual([
      [100_000, 0, 100_000],
      [80_000, 0, 80_000],
      [60_000, 0, 60_000],
      [40_000, 0, 40_000],
      [48_000, 16_000, 64_000],
    ]);
    expect(euros(fee.scale)).toEqual([328_000, 16_000, 344_000]);
    expect(euros(fee.discount)).toEqual([-82_000, -4_000, -86_000]);
    expect([fee.minimum, fee.cap].map(euros)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(euros(fee.fee)).toEqual([246_000, 12_000, 258_000]);
    expect(euros(fee.credit)).toEqual([-24_000, 0, -24_000]);
    expect(euros(fee.net)).toEqual([222_000, 12_000, 234_000]);
    expect(euros(fee.tax)).toEqual([46_620, 2_520, 49_140]);
    expect(euros(fee.invoices)).toEqual([268_620, 14_520, 283_140]);
    expect(fee.effectiveRate).toBeCloseTo(0.0358333, 7);
  });

  test.each(cases['fee-conventions'])('$id is the published fee', ({ inputs, expected }) => {
    const scale = feeScaleOfMillions(
      inputs.bands.map(([size = 0, rate = 0]) => [size / 1_000_000, rate]),
      inputs.rest,
    );
    const fee = feeCalculation({
      terms: {
        scale,
        minimumCents: inputs.minimum === null ? null : cents(inputs.minimum),
        capCents: inputs.cap === null ? null : cents(inputs.cap),
        retainerCredit: inputs.retainer_credit,
        knownBuyerDiscount: inputs.known_buyer_discount,
      },
      closingCents: cents(inputs.value),
      earnOutCents: 0n,
      isKnownBuyer: inputs.known_buyer,
      retainersPaidCents: cents(inputs.retainers_paid),
      mostCreditCents: null,
      tax: { kind: 'exempt' },
    });
    expect([fee.fee.total, fee.net.total]).toEqual([cents(expected.fee), cents(expected.net)]);
  });

  test('without a price pays the minimum, and says no rate', () => {
    const fee = feeCalculation({ ...example, closingCents: 0n, earnOutCents: 0n });
    expect(fee.fee.total).toBe(cents(150_000));
    expect(fee.effectiveRate).toBeNull();
  });

  test('credits the closing first, then the earn-out, and never more than its limit', () => {
    const plenty = { ...example, retainersPaidCents: cents(250_000) };
    expect(euros(feeCalculation(plenty).credit)).toEqual([-246_000, -4_000, -250_000]);
    const limited = { ...plenty, mostCreditCents: cents(50_000) };
    expect(euros(feeCalculation(limited).credit)).toEqual([-50_000, 0, -50_000]);
  });
});

const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100_000);
const amount = fc.bigInt(0n, 5_000_000_000n);
const scale = fc
  .tuple(fc.array(fc.tuple(fc.bigInt(1n, 400_000_000n), rate), { maxLength: 6 }), rate)
  .map(([bands, above]) => {
    let end = 0n;
    const closed = bands.map(([size, own]) => {
      end += size;
      return { upToCents: end, rate: own };
    });
    return [...closed, { upToCents: null, rate: above }];
  });
const asked: fc.Arbitrary<FeeRequest> = fc
  .record({
    scale,
    minimum: fc.option(amount),
    above: fc.option(amount),
    credit: rate.map((share) => share * 10),
    discount: rate,
    closingCents: amount,
    earnOutCents: amount,
    isKnownBuyer: fc.boolean(),
    retainersPaidCents: amount,
    mostCreditCents: fc.option(amount),
  })
  .map(({ scale: bands, minimum, above, credit, discount, ...deal }) => ({
    ...deal,
    terms: {
      scale: bands,
      minimumCents: minimum,
      capCents: above === null ? null : (minimum ?? 0n) + above,
      retainerCredit: Math.min(1, credit),
      knownBuyerDiscount: discount,
    },
    tax: { kind: 'vat' },
  }));

describe('whatever the terms', () => {
  test('every row adds up across, and the rows add up downwards', () => {
    fc.assert(
      fc.property(asked, (given) => {
        const fee = feeCalculation(given);
        const { bands, scale: onScale, discount, minimum, cap, credit, net, tax, invoices } = fee;
        const lines = [onScale, discount, minimum, cap, fee.fee, credit, net, tax, invoices];
        for (const { closing, earnOut, total } of [...bands, ...lines])
          expect(closing + earnOut).toBe(total);
        for (const column of ['closing', 'earnOut', 'total'] as const) {
          const sum = (...parts: FeeLine[]) => parts.reduce((all, part) => all + part[column], 0n);
          expect(sum(...bands)).toBe(onScale[column]);
          expect(sum(onScale, discount, minimum, cap)).toBe(fee.fee[column]);
          expect(sum(fee.fee, credit)).toBe(net[column]);
          expect(sum(net, tax)).toBe(invoices[column]);
        }
      }),
    );
  });

  test('the fee never falls as the price rises, and no band is a cliff', () => {
    fc.assert(
      fc.property(asked, fc.bigInt(1n, 100_000n), (given, more) => {
        const before = feeCalculation(given).fee.total;
        const dearer = { ...given, closingCents: given.closingCents + more };
        const after = feeCalculation(dearer).fee.total;
        const highest = Math.max(...given.terms.scale.map((band) => band.rate));
        expect(after).toBeGreaterThanOrEqual(before);
        // The fee increases by at most the highest rate of the added value, plus one cent of rounding.
        expect(Number(after - before)).toBeLessThanOrEqual(Number(more) * highest + 1);
      }),
    );
  });

  test('a credit never makes an invoice negative', () => {
    fc.assert(
      fc.property(asked, (given) => {
        const { net } = feeCalculation(given);
        expect(net.closing >= 0n && net.earnOut >= 0n).toBe(true);
      }),
    );
  });
});

describe('conventions', () => {
  test('are compared on the same conditions, the dearest first, with the limit that acts', () => {
    const ownScale = [
      { upToCents: cents(2_000_000), rate: 0.06 },
      { upToCents: cents(5_000_000), rate: 0.04 },
      { upToCents: null, rate: 0.03 },
    ];
    const compared = compareFees(example, { flatRate: 0.04, ownScale });
    expect(
      compared.map(({ convention, discountedCents, feeCents, limit }) => [
        convention,
        Number(discountedCents) / 100,
        Number(feeCents) / 100,
        limit,
      ]),
    ).toEqual([
      ['double-lehman-by-one', 372_000, 300_000, 'cap'],
      ['double-lehman', 258_000, 258_000, null],
      ['own', 229_500, 229_500, null],
      ['flat', 216_000, 216_000, null],
      ['modified-lehman-in-five', 162_000, 162_000, null],
      ['lehman', 129_000, 150_000, 'minimum'],
      ['modified-lehman', 108_000, 150_000, 'minimum'],
    ]);
  });
});
