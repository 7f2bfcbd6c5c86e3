/**
 * A listed multiple brought to the company's size: `multiple · (1 + step)`. Times and a fraction (−0.35 = 35 % less).
 * Anchors of the step: Argos index, Dealsuite.
 */
export const appliedMultiple = (multiple: number, sizeStep: number): number =>
  multiple * (1 + sizeStep);
