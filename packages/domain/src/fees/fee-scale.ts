import {
  addDecimals,
  exactDecimal,
  multiplyDecimals,
  roundDecimal,
  type ExactDecimal,
} from './exact-decimal.ts';

/**
 * One band of a transaction's value: from the end of the previous band up to `upToCents`; null for the last band
 * without a limit.
 */
export interface FeeBand {
  upToCents: bigint | null;
  /** A fraction, charged only on the part of the value within the band, never on the whole value ("cliff"). */
  rate: number;
}

/** Ascending bands (see `feeTermsIssues`). The last one has no upper limit; otherwise nothing is charged above it. */
export type FeeScale = readonly FeeBand[];

export interface FeeOfBand {
  fromCents: bigint;
  upToCents: bigint | null;
  rate: number;
  /** The part of the value within the band. */
  valueCents: bigint;
  /** In cents, not rounded. */
  fee: ExactDecimal;
}

const millionInCents = 100_000_000n;

/** Bands of some millions each, as scales are usually quoted, with one rate for everything above. */
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

/** The fee of each band on a value in cents; bands above the value charge nothing, and no part is charged twice. */
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
