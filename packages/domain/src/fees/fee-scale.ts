import {
  addDecimals,
  exactDecimal,
  multiplyDecimals,
  roundDecimal,
  type ExactDecimal,
} from './exact-decimal.ts';

/** One band of a transaction's value: from where the band before ends up to `upToCents`, null for all above. */
export interface FeeBand {
  upToCents: bigint | null;
  /** A fraction, charged on the part of the value within the band alone, never on the whole ("cliff"). */
  rate: number;
}

/** Ascending bands (see `feeTermsIssues`); the last one without an end, or nothing is charged above it. */
export type FeeScale = readonly FeeBand[];

export interface FeeOfBand {
  fromCents: bigint;
  upToCents: bigint | null;
  rate: number;
  /** Part of the value within the band. */
  valueCents: bigint;
  /** In cents, not rounded. */
  fee: ExactDecimal;
}

const millionInCents = 100_000_000n;

/** Bands of some millions each, as scales are usually quoted, and a rate on all above. */
export const feeScaleOfMillions = (
  bands: readonly (readonly [millions: number, rate: number])[],
  rateAbove: number,
): FeeScale => {
  let end = 0n;
  const closed = bands.map(([millions, rate]): FeeBand => {
    end += roundDecimal(multiplyDecimals(exactDecimal(millions), exactDecimal(millionInCents)));
    return { upToCents: end, rate };
  });
  return [...closed, { upToCents: null, rate: rateAbove }];
};

/** What each band charges on a value in cents; bands above the value charge nothing, and no part is charged twice. */
export const feesOfBands = (scale: FeeScale, valueCents: bigint): FeeOfBand[] => {
  let fromCents = 0n;
  return scale.map(({ upToCents, rate }) => {
    const end = upToCents === null || upToCents > valueCents ? valueCents : upToCents;
    const within = end > fromCents ? end - fromCents : 0n;
    const fee = multiplyDecimals(exactDecimal(within), exactDecimal(rate));
    const band = { fromCents, upToCents, rate, valueCents: within, fee };
    if (upToCents !== null && upToCents > fromCents) fromCents = upToCents;
    return band;
  });
};

/** `Σ band size · rate`, in cents, not rounded. */
export const scaleFee = (scale: FeeScale, valueCents: bigint): ExactDecimal =>
  feesOfBands(scale, valueCents).reduce((sum, { fee }) => addDecimals(sum, fee), exactDecimal(0n));
