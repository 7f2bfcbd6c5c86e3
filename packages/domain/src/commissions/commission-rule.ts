import {
  addDecimals,
  exactDecimal,
  multiplyDecimals,
  roundDecimal,
} from '../fees/exact-decimal.ts';
import { feesOfBands } from '../fees/fee-scale.ts';
import { type RequestType, requestTypes } from '../collaborations/request-status.ts';

/**
 * How the tiers of a type are applied: each rate to the part of the base within its tier, or one rate to the whole
 * base.
 */
export const commissionScales = ['marginal', 'whole-base'] as const;
export type CommissionScale = (typeof commissionScales)[number];

/** One line of a tariff: the rate for a request type from a base amount upwards. */
export interface CommissionRule {
  requestType: RequestType;
  /** The tier's lower limit, in cents; the tier ends where the next one of its type begins. */
  fromCents: bigint;
  /** A fraction. */
  rate: number;
  /** The same for all lines of a type in a tariff. */
  scale: CommissionScale;
}

/** The bases for computing a commission: the linked valuation, the sender's expected price, or the final price. */
export const commissionBaseKinds = ['valuation', 'expected', 'final'] as const;
export type CommissionBaseKind = (typeof commissionBaseKinds)[number];

export interface CommissionBase {
  kind: CommissionBaseKind;
  cents: bigint;
}

/** One part of the base with its rate. */
export interface CommissionBand {
  valueCents: bigint;
  rate: number;
}

/** A band as stored next to the rate: whole cents as a JavaScript number. */
export interface StoredBand {
  valueCents: number;
  rate: number;
}

export const storedBands = (bands: readonly CommissionBand[]): StoredBand[] =>
  bands.map(({ valueCents, rate }) => ({ valueCents: Number(valueCents), rate }));

/** The bands of a stored commission; when it has none, as in older rows, the whole base with its rate. */
export const commissionBands = ({
  bands,
  baseCents,
  rate,
}: {
  bands: readonly StoredBand[] | null;
  baseCents: bigint;
  rate: number;
}): StoredBand[] => (bands === null ? [{ valueCents: Number(baseCents), rate }] : [...bands]);

export interface CalculatedCommission {
  base: CommissionBase;
  /** The rate of the tier that contains the base. */
  rate: number;
  /** The bands whose sum is the amount; the sum is rounded once. */
  bands: CommissionBand[];
  tierFromCents: bigint;
  /** The upper limit of the tier; null for the last tier. */
  tierToCents: bigint | null;
  amountCents: bigint;
}

/** Ten million million euros: far below the amount where a JavaScript number would lose a cent. */
const mostBaseCents = 1_000_000_000_000_000n;

const isBase = (cents: bigint | null): cents is bigint =>
  cents !== null && cents > 0n && cents <= mostBaseCents;

/** The linked valuation's central enterprise value, otherwise the sender's expected price; null without either. */
export const commissionBase = (
  valuationCents: bigint | null,
  expectedCents: bigint | null,
): CommissionBase | null => {
  if (isBase(valuationCents)) return { kind: 'valuation', cents: valuationCents };
  if (isBase(expectedCents)) return { kind: 'expected', cents: expectedCents };
  return null;
};

/** `Σ part · rate`, rounded once to the cent, half away from zero. */
export const sumOfBandsCents = (bands: readonly CommissionBand[]): bigint =>
  roundDecimal(
    bands.reduce(
      (sum, { valueCents, rate }) =>
        addDecimals(sum, multiplyDecimals(exactDecimal(valueCents), exactDecimal(rate))),
      exactDecimal(0n),
    ),
  );

/** The lines of a request type, from the lowest tier to the highest. */
const tiersOf = <Rule extends Pick<CommissionRule, 'requestType' | 'fromCents'>>(
  rules: readonly Rule[],
  requestType: RequestType,
): Rule[] =>
  rules
    .filter((rule) => rule.requestType === requestType)
    .toSorted((one, other) => (one.fromCents < other.fromCents ? -1 : 1));

/** The part of the base below the first tier earns nothing. */
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

/** The commission on a base by the rules of a request type; null when no rule applies. */
export const calculateCommission = (
  rules: readonly CommissionRule[],
  requestType: RequestType,
  base: CommissionBase | null,
): CalculatedCommission | null => {
  if (base === null) return null;
  const tiers = tiersOf(rules, requestType);
  const place = tiers.findLastIndex(({ fromCents }) => fromCents <= base.cents);
  const tier = tiers[place];
  if (tier === undefined) return null;
  const bands =
    tier.scale === 'marginal'
      ? marginalBands(tiers, base.cents)
      : [{ valueCents: base.cents, rate: tier.rate }];
  const amountCents = sumOfBandsCents(bands);
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

/** An amount at which a more expensive deal earns less than a deal one cent below it. */
export interface CommissionDrop {
  requestType: RequestType;
  fromCents: bigint;
  belowCents: bigint;
  atCents: bigint;
}

/**
 * The thresholds at which the commission decreases as the price rises. This happens only with whole-base rates, never
 * with marginal ones.
 */
export const findCommissionDrops = (rules: readonly CommissionRule[]): CommissionDrop[] =>
  requestTypes.flatMap((requestType) => {
    const earnedBy = (cents: bigint): bigint =>
      calculateCommission(rules, requestType, { kind: 'expected', cents })?.amountCents ?? 0n;
    return tiersOf(rules, requestType).flatMap(({ fromCents }) => {
      const [belowCents, atCents] = [earnedBy(fromCents - 1n), earnedBy(fromCents)];
      return atCents < belowCents ? [{ requestType, fromCents, belowCents, atCents }] : [];
    });
  });
