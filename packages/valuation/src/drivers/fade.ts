export interface FadeInputs {
  start: number;
  end: number;
  /** `start` holds up to this year, `end` from `reachYear` on; between them a straight line. Years count from 1. */
  holdYears: number;
  reachYear: number;
}

/**
 * The driver's value in year `t` (1, 2, …) of a linear fade, in the driver's unit:
 * `start + (end − start) · (t − hold) / (reach − hold)` between the two. `holdYears` wins where the two years cross.
 * Source: Damodaran, Tesla, November 2021.
 */
export const fade = (inputs: FadeInputs, t: number): number => {
  if (t <= inputs.holdYears) return inputs.start;
  if (t >= inputs.reachYear) return inputs.end;
  const progress = (t - inputs.holdYears) / (inputs.reachYear - inputs.holdYears);
  return inputs.start + (inputs.end - inputs.start) * progress;
};
