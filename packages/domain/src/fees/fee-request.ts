import type { FeeRequest } from './fee-calculation.ts';
import { type FeeConvention, type OwnFeeScales, scaleOfConvention } from './fee-convention.ts';
import type { FeeTax } from './fee-invoice.ts';
import { retainersPaid } from './retainers-paid.ts';

/** What a mandate says of its fee, as it is sent and kept: what a preset holds. Whole cents. */
export interface FeePresetTerms {
  convention: FeeConvention;
  flatRate: number;
  /** Null: without an end. */
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
  /** Named on the document; empty for none. */
  companyName: string;
  base: 'enterprise' | 'equity';
  closingCents: number;
  earnOutCents: number;
  /** When the earn-out is paid: a month, `2028-03`. */
  earnOutMonth: string | null;
}

const bigintOf = (amount: number | null): bigint | null =>
  amount === null ? null : BigInt(amount);

/** The scales that a mandate's own figures make. */
export const ownScalesOf = ({
  flatRate,
  tiers,
}: Pick<FeePresetTerms, 'flatRate' | 'tiers'>): OwnFeeScales => ({
  flatRate,
  ownScale: tiers.map(({ upToCents, rate }) => ({ upToCents: bigintOf(upToCents), rate })),
});

/** The terms that a fee is charged by; see `feeTermsIssues`. */
export const chargedTerms = (given: FeePresetTerms): FeeRequest['terms'] => ({
  scale: scaleOfConvention(given.convention, ownScalesOf(given)) ?? [],
  minimumCents: bigintOf(given.minimumCents),
  capCents: bigintOf(given.capCents),
  retainerCredit: given.retainerCredit,
  knownBuyerDiscount: given.knownBuyerDiscount,
});

/** What the calculation is asked for by what was typed. */
export const feeRequest = (input: FeeInput): FeeRequest => ({
  terms: chargedTerms(input),
  closingCents: BigInt(input.closingCents),
  earnOutCents: BigInt(input.earnOutCents),
  isKnownBuyer: input.isKnownBuyer,
  retainersPaidCents: retainersPaid(BigInt(input.monthlyRetainerCents), input.months, null),
  mostCreditCents: bigintOf(input.mostCreditCents),
  tax: input.tax,
});
