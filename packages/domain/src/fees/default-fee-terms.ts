import type { FeePresetTerms } from './fee-request.ts';

/** The initial terms of the calculator. */
export const defaultFeeTerms: FeePresetTerms = {
  convention: 'double-lehman',
  flatRate: 0.04,
  tiers: [],
  minimumCents: null,
  capCents: null,
  monthlyRetainerCents: 0,
  months: 0,
  retainerCredit: 1,
  mostCreditCents: null,
  isKnownBuyer: false,
  knownBuyerDiscount: 0.25,
  tax: { kind: 'vat' },
};
