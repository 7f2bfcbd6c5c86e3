import {
  exactDecimal,
  maxDecimal,
  minDecimal,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  type ExactDecimal,
} from './exact-decimal.ts';
import { feesOfBands, scaleFee, type FeeOfBand, type FeeScale } from './fee-scale.ts';

/** The terms of a mandate for its success fee. Amounts in cents, rates as fractions. */
export interface FeeTerms {
  scale: FeeScale;
  minimumCents: bigint | null;
  capCents: bigint | null;
  /** The share of the paid retainers by which the success fee is reduced. */
  retainerCredit: number;
  /** The discount on the scale's fee, before minimum and cap, when the client introduced the buyer. */
  knownBuyerDiscount: number;
}

export interface FeeCase {
  /** The base that the mandate defines: see `feeBase`. */
  valueCents: bigint;
  retainersPaidCents: bigint;
  isKnownBuyer: boolean;
}

/**
 * All amounts in cents, each rounded once from exact decimals, so that scale fee − discount and fee − credit add up as
 * printed.
 */
export interface Fee {
  bands: (Omit<FeeOfBand, 'fee'> & { feeCents: bigint })[];
  scaleFeeCents: bigint;
  discountCents: bigint;
  /** The fee after discount, minimum and cap. */
  feeCents: bigint;
  creditCents: bigint;
  netCents: bigint;
  /** Fee divided by value, as a fraction; null without a value. */
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
  const raised = maxDecimal(discounted, exactDecimal(minimumCents ?? 0n));
  return capCents === null ? raised : minDecimal(raised, exactDecimal(capCents));
};

/**
 * The deducted amount as printed, so that the lines add up to the remaining amount; when nothing remains, the deduction
 * rounded by itself.
 */
const takenOff = (from: bigint, left: ExactDecimal, amount: ExactDecimal): bigint =>
  left.digits > 0n ? from - roundDecimal(left) : roundDecimal(amount);

/**
 * The success fee of a deal: `max(0, fee − credit · retainers paid)` remains to be paid. Charged amounts are rounded
 * once; discount and credit are printed as differences. Throws RangeError for terms with `feeTermsIssues`.
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
    netCents: roundDecimal(maxDecimal(net, nothing)),
    effectiveRate: valueCents > 0n ? Number(feeCents) / Number(valueCents) : null,
  };
};
