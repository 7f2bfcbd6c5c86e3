import { exactDecimal, multiplyDecimals, roundDecimal } from '../fees/exact-decimal.ts';
import type { RequestType } from '../collaborations/request-status.ts';

/** One line of a tariff: what a request of a type earns on a base from an amount on. */
export interface CommissionRule {
  requestType: RequestType;
  /** The tier's lower edge, in cents; it ends where the next one of its type begins. */
  fromCents: bigint;
  /** A fraction, charged on the whole base. */
  rate: number;
}

/** What a commission is reckoned on: the linked valuation, what the sender expects, or the price at the end. */
export const commissionBaseKinds = ['valuation', 'expected', 'final'] as const;
export type CommissionBaseKind = (typeof commissionBaseKinds)[number];

export interface CommissionBase {
  kind: CommissionBaseKind;
  cents: bigint;
}

export interface ReckonedCommission {
  base: CommissionBase;
  rate: number;
  tierFromCents: bigint;
  /** Where the tier ends; null for the last. */
  tierToCents: bigint | null;
  amountCents: bigint;
}

/** Ten million million euros: far below where a number of the browser would lose a cent. */
const mostBaseCents = 1_000_000_000_000_000n;

const isBase = (cents: bigint | null): cents is bigint =>
  cents !== null && cents > 0n && cents <= mostBaseCents;

/** The linked valuation's central enterprise value, else what the sender expects; none without either. */
export const commissionBase = (
  valuationCents: bigint | null,
  expectedCents: bigint | null,
): CommissionBase | null => {
  if (isBase(valuationCents)) return { kind: 'valuation', cents: valuationCents };
  if (isBase(expectedCents)) return { kind: 'expected', cents: expectedCents };
  return null;
};

/** `base · rate` of the tier that holds the base, rounded once to the cent; null where no rule applies. */
export const reckonCommission = (
  rules: readonly CommissionRule[],
  requestType: RequestType,
  base: CommissionBase | null,
): ReckonedCommission | null => {
  if (base === null) return null;
  const tiers = rules
    .filter((rule) => rule.requestType === requestType)
    .toSorted((one, other) => (one.fromCents < other.fromCents ? -1 : 1));
  const place = tiers.findLastIndex(({ fromCents }) => fromCents <= base.cents);
  const tier = tiers[place];
  if (tier === undefined) return null;
  const amountCents = roundDecimal(
    multiplyDecimals(exactDecimal(base.cents), exactDecimal(tier.rate)),
  );
  if (amountCents <= 0n) return null;
  return {
    base,
    rate: tier.rate,
    tierFromCents: tier.fromCents,
    tierToCents: tiers[place + 1]?.fromCents ?? null,
    amountCents,
  };
};
