import { feeScaleOfMillions, type FeeScale } from './fee-scale.ts';

export const feePresetNames = [
  'lehman',
  'double-lehman',
  'double-lehman-by-one',
  'modified-lehman',
  'modified-lehman-in-five',
] as const;
export type FeePresetName = (typeof feePresetNames)[number];

/**
 * The scales with a known name. "Double Lehman" has two definitions, so a preset is always shown with its bands.
 * Sources: venturefirst (Lehman), morganandwestfield and mergerscorp (double), lehmanscalecalculator.com (modified).
 */
export const feePresets: Readonly<Record<FeePresetName, FeeScale>> = {
  lehman: feeScaleOfMillions(
    [
      [1, 0.05],
      [1, 0.04],
      [1, 0.03],
      [1, 0.02],
    ],
    0.01,
  ),
  'double-lehman': feeScaleOfMillions(
    [
      [1, 0.1],
      [1, 0.08],
      [1, 0.06],
      [1, 0.04],
    ],
    0.02,
  ),
  'double-lehman-by-one': feeScaleOfMillions(
    [
      [1, 0.1],
      [1, 0.09],
      [1, 0.08],
      [1, 0.07],
      [1, 0.06],
      [1, 0.05],
      [1, 0.04],
    ],
    0.03,
  ),
  'modified-lehman': feeScaleOfMillions([[10, 0.02]], 0.01),
  'modified-lehman-in-five': feeScaleOfMillions(
    [
      [5, 0.03],
      [5, 0.03],
      [10, 0.02],
      [25, 0.01],
    ],
    0.01,
  ),
};
