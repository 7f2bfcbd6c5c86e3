import type { FeeRequest } from './fee-calculation.ts';
import { type FeeConvention, type OwnFeeScales, scaleOfConvention } from './fee-convention.ts';
import type { FeeTax } from './fee-invoice.ts';
import { retainersPaid } from './retainers-paid.ts';

/** The terms of a mandate's fee as sent and stored; a preset contains these. Whole cents. */
export interface FeePresetTerms {
  convention: FeeConvention;
  flatRate: number;
  /** The upper limit; null means unlimited. */
  tiers: { upToCents: number | null; rate: number }[];
  minimumCents: number | null;
  capCents: number | null;
  monthlyRetainerCents: number;
  months: number;
  retainerCredit: number;
  mostCreditCents: number | null;
  isKnownBuyer: boolean;
  knownBuyerDiscount: number;
  tax: FeeTax;
}

export interface FeeInput extends FeePresetTerms {
  /** The company shown on the document; empty for none. */
  companyName: string;
  base: 'enterprise' | 'equity';
  closingCents: number;
  earnOutCents: number;
  /** The month in which the earn-out is paid, `2028-03`. */
  earnOutMonth: string | null;
}

const bigintOf = (amount: number | null): bigint | null =>
  amount === null ? null : BigInt(amount);

/** The scales made from a mandate's own figures. */
export const ownScalesOf = ({
  flatRate,
  tiers,
}: Pick<FeePresetTerms, 'flatRate' | 'tiers'>): OwnFeeScales => ({
  flatRate,
  ownScale: tiers.map(({ upToCents, rate }) => ({ upToCents: bigintOf(upToCents), rate })),
});

/** The terms by which a fee is computed; see `feeTermsIssues`. */
export const chargedTerms = (given: FeePresetTerms): FeeRequest['terms'] => ({
  scale: scaleOfConvention(given.convention, ownScalesOf(given)) ?? [],
  minimumCents: bigintOf(given.minimumCents),
  capCents: bigintOf(given.capCents),
  retainerCredit: given.retainerCredit,
  knownBuyerDiscount: given.knownBuyerDiscount,
});

/** The input of the calculation, made from the typed values. */
export const feeRequest = (input: FeeInput): FeeRequest => ({
  terms: chargedTerms(input),
  closingCents: BigInt(input.closingCents),
  earnOutCents: BigInt(input.earnOutCents),
  isKnownBuyer: input.isKnownBuyer,
  retainersPaidCents: retainersPaid(BigInt(input.monthlyRetainerCents), input.months, null),
  mostCreditCents: bigintOf(input.mostCreditCents),
  tax: input.tax,
});
