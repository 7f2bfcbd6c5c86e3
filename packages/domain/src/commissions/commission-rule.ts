import {
  addDecimals,
  exactDecimal,
  multiplyDecimals,
  roundDecimal,
} from '../fees/exact-decimal.ts';
import { feesOfBands } from '../fees/fee-scale.ts';
import { type RequestType, requestTypes } from '../collaborations/request-status.ts';

/** How the tiers of a type are read: each rate on the part of the base within its tier, or one rate on all of it. */
export const commissionScales = ['marginal', 'whole-base'] as const;
export type CommissionScale = (typeof commissionScales)[number];

/** One line of a tariff: what a request of a type earns on a base from an amount on. */
export interface CommissionRule {
  requestType: RequestType;
  /** The tier's lower edge, in cents; it ends where the next one of its type begins. */
  fromCents: bigint;
  /** A fraction. */
  rate: number;
  /** The same for all lines of a type in a tariff. */
  scale: CommissionScale;
}

/** What a commission is reckoned on: the linked valuation, what the sender expects, or the price at the end. */
export const commissionBaseKinds = ['valuation', 'expected', 'final'] as const;
export type CommissionBaseKind = (typeof commissionBaseKinds)[number];

export interface CommissionBase {
  kind: CommissionBaseKind;
  cents: bigint;
}

/** A part of the base and its rate. */
export interface CommissionBand {
  valueCents: bigint;
  rate: number;
}

/** As it is kept beside the rate: whole cents as a number of the browser. */
export interface StoredBand {
  valueCents: number;
  rate: number;
}

export const storedBands = (bands: readonly CommissionBand[]): StoredBand[] =>
  bands.map(({ valueCents, rate }) => ({ valueCents: Number(valueCents), rate }));

/** The bands of what is stored; the whole base by its rate where none are, as before there were bands. */
export const bandsOf = ({
  bands,
  baseCents,
  rate,
}: {
  bands: readonly StoredBand[] | null;
  baseCents: bigint;
  rate: number;
}): StoredBand[] => (bands === null ? [{ valueCents: Number(baseCents), rate }] : [...bands]);

export interface ReckonedCommission {
  base: CommissionBase;
  /** Of the tier that holds the base. */
  rate: number;
  /** What the amount is the sum of, rounded once. */
  bands: CommissionBand[];
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

/** `Σ part · rate`, rounded once to the cent, half away from zero. */
export const centsOfBands = (bands: readonly CommissionBand[]): bigint =>
  roundDecimal(
    bands.reduce(
      (sum, { valueCents, rate }) =>
        addDecimals(sum, multiplyDecimals(exactDecimal(valueCents), exactDecimal(rate))),
      exactDecimal(0n),
    ),
  );

/** The lines of a type, from the lowest tier to the highest. */
const tiersOf = <Rule extends Pick<CommissionRule, 'requestType' | 'fromCents'>>(
  rules: readonly Rule[],
  requestType: RequestType,
): Rule[] =>
  rules
    .filter((rule) => rule.requestType === requestType)
    .toSorted((one, other) => (one.fromCents < other.fromCents ? -1 : 1));

/** What lies below the first tier earns nothing. */
const marginalBands = (tiers: readonly CommissionRule[], baseCents: bigint): CommissionBand[] =>
  feesOfBands(
    [
      { upToCents: tiers[0]?.fromCents ?? null, rate: 0 },
      ...tiers.map(({ rate }, place) => ({
        upToCents: tiers[place + 1]?.fromCents ?? null,
        rate,
      })),
    ],
    baseCents,
  )
    .slice(1)
    .flatMap(({ valueCents, rate }) => (valueCents > 0n ? [{ valueCents, rate }] : []));

/** What a base earns by the rules of a type; null where no rule applies. */
export const reckonCommission = (
  rules: readonly CommissionRule[],
  requestType: RequestType,
  base: CommissionBase | null,
): ReckonedCommission | null => {
  if (base === null) return null;
  const tiers = tiersOf(rules, requestType);
  const place = tiers.findLastIndex(({ fromCents }) => fromCents <= base.cents);
  const tier = tiers[place];
  if (tier === undefined) return null;
  const bands =
    tier.scale === 'marginal'
      ? marginalBands(tiers, base.cents)
      : [{ valueCents: base.cents, rate: tier.rate }];
  const amountCents = centsOfBands(bands);
  if (amountCents <= 0n) return null;
  return {
    base,
    rate: tier.rate,
    bands,
    tierFromCents: tier.fromCents,
    tierToCents: tiers[place + 1]?.fromCents ?? null,
    amountCents,
  };
};

/** Where a dearer deal earns less: at this amount, and one cent below it. */
export interface CommissionFall {
  requestType: RequestType;
  fromCents: bigint;
  belowCents: bigint;
  atCents: bigint;
}

/** The thresholds at which a rule on the whole base falls as the price rises; a marginal one never does. */
export const commissionFalls = (rules: readonly CommissionRule[]): CommissionFall[] =>
  requestTypes.flatMap((requestType) => {
    const earnedBy = (cents: bigint): bigint =>
      reckonCommission(rules, requestType, { kind: 'expected', cents })?.amountCents ?? 0n;
    return tiersOf(rules, requestType).flatMap(({ fromCents }) => {
      const [belowCents, atCents] = [earnedBy(fromCents - 1n), earnedBy(fromCents)];
      return atCents < belowCents ? [{ requestType, fromCents, belowCents, atCents }] : [];
    });
  });
