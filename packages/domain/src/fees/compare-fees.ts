import { type FeeRequest, feeCalculation } from './fee-calculation.ts';
import {
  type FeeConvention,
  feeConventions,
  type OwnFeeScales,
  scaleOfConvention,
} from './fee-convention.ts';

export interface ComparedFee {
  convention: FeeConvention;
  /** The fee on its scale, less the known-buyer discount, before minimum and cap. */
  discountedCents: bigint;
  feeCents: bigint;
  limit: 'minimum' | 'cap' | null;
  effectiveRate: number | null;
}

/** The fee by each convention for the same deal and conditions, the highest first. */
export const compareFees = (asked: FeeRequest, scales: OwnFeeScales): ComparedFee[] =>
  feeConventions
    .flatMap((convention): ComparedFee[] => {
      const scale = scaleOfConvention(convention, scales);
      if (scale === null) return [];
      const {
        fee,
        scale: onScale,
        discount,
        minimum,
        cap,
        effectiveRate,
      } = feeCalculation({
        ...asked,
        terms: { ...asked.terms, scale },
      });
      const limit = cap.total !== 0n ? 'cap' : minimum.total !== 0n ? 'minimum' : null;
      return [
        {
          convention,
          discountedCents: onScale.total + discount.total,
          feeCents: fee.total,
          limit,
          effectiveRate,
        },
      ];
    })
    .toSorted(
      (one, other) =>
        Number(other.feeCents - one.feeCents) ||
        Number(other.discountedCents - one.discountedCents),
    );
