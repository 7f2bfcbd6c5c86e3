/**
 * A listed multiple adjusted to the company's size: `multiple · (1 + step)`. Times and a fraction (−0.35 = 35 % less).
 * Reference points of the size adjustment: Argos index, Dealsuite.
 */
export const appliedMultiple = (multiple: number, sizeStep: number): number =>
  multiple * (1 + sizeStep);
