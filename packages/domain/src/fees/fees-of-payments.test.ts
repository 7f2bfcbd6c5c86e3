import { describe, expect, test } from 'vitest';
import type { FeeTerms } from './calculate-fee.ts';
import { feeBase } from './fee-base.ts';
import { feeInvoice } from './fee-invoice.ts';
import { feePresets } from './fee-presets.ts';
import { feesOfPayments } from './fees-of-payments.ts';
import { retainersPaid } from './retainers-paid.ts';

const million = 100_000_000n;
const terms: FeeTerms = {
  scale: feePresets.lehman,
  minimumCents: null,
  capCents: null,
  retainerCredit: 0,
  knownBuyerDiscount: 0,
};

describe('an earn-out', () => {
  test('pays its fee when it is paid, from where the closing left the scale', () => {
    expect(feesOfPayments(terms, [2n * million, 1n * million, 2n * million], false)).toEqual([
      9_000_000n,
      3_000_000n,
      3_000_000n,
    ]);
  });

  test('first works off a minimum that the closing has already paid, and stops at a cap', () => {
    const bounded = { ...terms, minimumCents: 10_000_000n, capCents: 13_000_000n };
    expect(feesOfPayments(bounded, [2n * million, 1n * million, 2n * million], false)).toEqual([
      10_000_000n,
      2_000_000n,
      1_000_000n,
    ]);
  });

  test('is part of the base at closing only when the mandate says so', () => {
    const price = { equityCents: 800n, debtAssumedCents: 150n, earnOutCents: 50n };
    expect(feeBase(price, { value: 'equity', earnOut: 'when-paid' })).toBe(800n);
    expect(feeBase(price, { value: 'equity', earnOut: 'at-closing' })).toBe(850n);
    expect(feeBase(price, { value: 'enterprise', earnOut: 'left-out' })).toBe(950n);
  });
});

test('monthly retainers are credited up to their ceiling: 2.5 k a month, at most 50 k', () => {
  expect(retainersPaid(250_000n, 12, 5_000_000n)).toBe(3_000_000n);
  expect(retainersPaid(250_000n, 24, 5_000_000n)).toBe(5_000_000n);
  expect(retainersPaid(250_000n, 24, null)).toBe(6_000_000n);
});

describe('an invoice', () => {
  test.each([
    [{ kind: 'vat' } as const, 'none' as const, 2_100n, 0n, 12_100n],
    [{ kind: 'vat' } as const, 'professional' as const, 2_100n, 1_500n, 10_600n],
    [{ kind: 'igic', rate: 0.07 } as const, 'new-professional' as const, 700n, 700n, 10_000n],
    [{ kind: 'ipsi', rate: 0.04 } as const, 'none' as const, 400n, 0n, 10_400n],
    [{ kind: 'exempt' } as const, 'none' as const, 0n, 0n, 10_000n],
    [{ kind: 'not-subject' } as const, 'professional' as const, 0n, 1_500n, 8_500n],
  ])('%j with withholding %s', (tax, withholding, taxCents, withheldCents, payableCents) => {
    expect(feeInvoice(10_000n, tax, withholding)).toMatchObject({
      taxCents,
      withheldCents,
      payableCents,
    });
  });

  test('rounds half a cent up: 21 % of 0.50 € is 0.11 €', () => {
    expect(feeInvoice(50n, { kind: 'vat' }, 'none').taxCents).toBe(11n);
  });
});
