import { expect, test } from 'vitest';
import { calculateFee, type FeeTerms } from './calculate-fee.ts';
import { feePresets } from './fee-presets.ts';
import { feeTermsIssues } from './fee-terms-issues.ts';

const terms: FeeTerms = {
  scale: [
    { upToCents: 100n, rate: 0.05 },
    { upToCents: 200n, rate: 0.04 },
    { upToCents: null, rate: 0.03 },
  ],
  minimumCents: null,
  capCents: null,
  retainerCredit: 0.5,
  knownBuyerDiscount: 0,
};

test.each<[string, Partial<FeeTerms>]>([
  ['no-bands scale', { scale: [] }],
  [
    'bands-not-ascending scale.1.upToCents',
    {
      scale: [
        { upToCents: 200n, rate: 0.05 },
        { upToCents: 100n, rate: 0.04 },
      ],
    },
  ],
  ['bands-not-ascending scale.0.upToCents', { scale: [{ upToCents: 0n, rate: 0.05 }] }],
  [
    'band-above-an-open-one scale.1.upToCents',
    {
      scale: [
        { upToCents: null, rate: 0.05 },
        { upToCents: 100n, rate: 0.04 },
      ],
    },
  ],
  ['not-a-share scale.0.rate', { scale: [{ upToCents: null, rate: Number.NaN }] }],
  ['not-a-share scale.0.rate', { scale: [{ upToCents: null, rate: 1.1 }] }],
  ['not-a-share retainerCredit', { retainerCredit: -0.1 }],
  ['not-a-share knownBuyerDiscount', { knownBuyerDiscount: Number.POSITIVE_INFINITY }],
  ['negative-amount minimumCents', { minimumCents: -1n }],
  ['negative-amount capCents', { capCents: -1n }],
  ['cap-below-minimum capCents', { minimumCents: 200n, capCents: 100n }],
])('%s', (issue, parts) => {
  const found = feeTermsIssues({ ...terms, ...parts });
  expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual([issue]);
});

test('ordinary terms and all presets have none', () => {
  expect(feeTermsIssues(terms)).toEqual([]);
  expect(feeTermsIssues({ ...terms, minimumCents: 100n, capCents: 100n })).toEqual([]);
  for (const scale of Object.values(feePresets)) {
    expect(feeTermsIssues({ ...terms, scale })).toEqual([]);
  }
});

test('no part of a value is charged twice, even by bands out of order', () => {
  const [first, second, rest] = terms.scale;
  if (first === undefined || second === undefined || rest === undefined) throw new Error('bands');
  const fee = calculateFee(
    { ...terms, scale: [second, first, rest] },
    { valueCents: 300n, retainersPaidCents: 0n, isKnownBuyer: false },
  );
  const charged = fee.bands.reduce((sum, { valueCents }) => sum + valueCents, 0n);
  expect(charged).toBe(300n);
});
