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

/** All in cents, rounded once from exact decimals: scale fee − discount and fee − credit add up as printed. */
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

/** What is taken off as printed, so that the lines add up to what is left; its own cents where nothing is left. */
const takenOff = (from: bigint, left: ExactDecimal, amount: ExactDecimal): bigint =>
  left.digits > 0n ? from - roundDecimal(left) : roundDecimal(amount);

/**
 * The success fee of a deal: `max(0, fee − credit · retainers paid)` is what is still to be paid. What is charged is
 * rounded once; discount and credit are printed as the difference. Terms without `feeTermsIssues`, or RangeError.
 */
export const calculateFee = (terms: FeeTerms, feeCase: FeeCase): Fee => {
  const { valueCents } = feeCase;
  const fee = exactFee(terms, feeCase);
  const paid = exactDecimal(feeCase.retainersPaidCents);
  const credit = multiplyDecimals(paid, exactDecimal(terms.retainerCredit));
  const net = subtractDecimals(fee, credit);
  const onScale = scaleFee(terms.scale, valueCents);
  const discount = discountOf(terms, feeCase);
  const scaleFeeCents = roundDecimal(onScale);
  const feeCents = roundDecimal(fee);
  return {
    bands: feesOfBands(terms.scale, valueCents).map(({ fee: bandFee, ...band }) => ({
      ...band,
      feeCents: roundDecimal(bandFee),
    })),
    scaleFeeCents,
    discountCents: takenOff(scaleFeeCents, subtractDecimals(onScale, discount), discount),
    feeCents,
    creditCents: takenOff(feeCents, net, credit),
    netCents: roundDecimal(greaterDecimal(net, nothing)),
    effectiveRate: valueCents > 0n ? Number(feeCents) / Number(valueCents) : null,
  };
};
