import { feePresetNames, feePresets } from './fee-presets.ts';
import type { FeeScale } from './fee-scale.ts';

/** The kinds of a mandate's fee scale: one with a known name, a single rate, or its own tiers. */
export const feeConventions = [...feePresetNames, 'flat', 'own'] as const;
export type FeeConvention = (typeof feeConventions)[number];

export interface OwnFeeScales {
  flatRate: number;
  /** The mandate's own tiers; empty when it has none. */
  ownScale: FeeScale;
}

/** The bands of a convention; null for own tiers that were not entered. */
export const scaleOfConvention = (
  convention: FeeConvention,
  { flatRate, ownScale }: OwnFeeScales,
): FeeScale | null => {
  switch (convention) {
    case 'flat':
      return [{ upToCents: null, rate: flatRate }];
    case 'own':
      return ownScale.length === 0 ? null : ownScale;
    default:
      return feePresets[convention];
  }
};
