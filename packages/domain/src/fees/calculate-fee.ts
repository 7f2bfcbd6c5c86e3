import {
  exactDecimal,
  greaterDecimal,
  lesserDecimal,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  type ExactDecimal,
} from './exact-decimal.ts';
import { feesOfBands, scaleFee, type FeeOfBand, type FeeScale } from './fee-scale.ts';

/** What a mandate says about its success fee. Amounts in cents, rates as fractions. */
export interface FeeTerms {
  scale: FeeScale;
  minimumCents: bigint | null;
  capCents: bigint | null;
  /** Share of the retainers paid that the success fee is reduced by. */
  retainerCredit: number;
  /** Taken off the scale's fee, before minimum and cap, where the client brought the buyer. */
  knownBuyerDiscount: number;
}

export interface FeeCase {
  /** The base the mandate names: see `feeBase`. */
  valueCents: bigint;
  retainersPaidCents: bigint;
  isKnownBuyer: boolean;
}

/** All in cents, each rounded once from exact decimals. */
export interface Fee {
  bands: (Omit<FeeOfBand, 'fee'> & { feeCents: bigint })[];
  scaleFeeCents: bigint;
  discountCents: bigint;
  /** After discount, minimum and cap. */
  feeCents: bigint;
  creditCents: bigint;
  netCents: bigint;
  /** Fee over value, a fraction; null without a value. */
  effectiveRate: number | null;
}

const nothing = exactDecimal(0n);

const discountOf = (terms: FeeTerms, { valueCents, isKnownBuyer }: FeeCase): ExactDecimal =>
  isKnownBuyer
    ? multiplyDecimals(scaleFee(terms.scale, valueCents), exactDecimal(terms.knownBuyerDiscount))
    : nothing;

/** `cap(max(minimum, scale fee − discount))`, in cents, not rounded. */
export const exactFee = (terms: FeeTerms, feeCase: FeeCase): ExactDecimal => {
  const { minimumCents, capCents } = terms;
  const onScale = scaleFee(terms.scale, feeCase.valueCents);
  const discounted = subtractDecimals(onScale, discountOf(terms, feeCase));
  const raised = greaterDecimal(discounted, exactDecimal(minimumCents ?? 0n));
  return capCents === null ? raised : lesserDecimal(raised, exactDecimal(capCents));
};

/** The success fee of a deal: `max(0, fee − credit · retainers paid)` is what is still to be paid. */
export const calculateFee = (terms: FeeTerms, feeCase: FeeCase): Fee => {
  const { valueCents } = feeCase;
  const fee = exactFee(terms, feeCase);
  const paid = exactDecimal(feeCase.retainersPaidCents);
  const credit = multiplyDecimals(paid, exactDecimal(terms.retainerCredit));
  const feeCents = roundDecimal(fee);
  return {
    bands: feesOfBands(terms.scale, valueCents).map(({ fee: bandFee, ...band }) => ({
      ...band,
      feeCents: roundDecimal(bandFee),
    })),
    scaleFeeCents: roundDecimal(scaleFee(terms.scale, valueCents)),
    discountCents: roundDecimal(discountOf(terms, feeCase)),
    feeCents,
    creditCents: roundDecimal(credit),
    netCents: roundDecimal(greaterDecimal(subtractDecimals(fee, credit), nothing)),
    effectiveRate: valueCents > 0n ? Number(feeCents) / Number(valueCents) : null,
  };
};
