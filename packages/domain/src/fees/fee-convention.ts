import { feePresetNames, feePresets } from './fee-presets.ts';
import type { FeeScale } from './fee-scale.ts';

/** How a mandate reckons its scale: by one that has a name, by one rate, or by tiers of its own. */
export const feeConventions = [...feePresetNames, 'flat', 'own'] as const;
export type FeeConvention = (typeof feeConventions)[number];

export interface OwnFeeScales {
  flatRate: number;
  /** Tiers of the mandate's own; empty while it has none. */
  ownScale: FeeScale;
}

/** The bands of a convention; null for tiers that were not given. */
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
