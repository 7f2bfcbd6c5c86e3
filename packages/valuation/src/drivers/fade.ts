export interface FadeInputs {
  start: number;
  end: number;
  /**
   * The value is `start` up to the year `holdYears` and `end` from the year `reachYear` on, and linear between them.
   * Years are counted from 1.
   */
  holdYears: number;
  reachYear: number;
}

/**
 * The driver's value in year `t` (1, 2, …) of a linear fade, in the driver's unit. Between the two years it is `start +
 * (end − start) · (t − hold) / (reach − hold)`. If the hold ends after the reach year, `holdYears` takes precedence.
 * Source: Damodaran, Tesla, November 2021.
 */
export const fade = (inputs: FadeInputs, t: number): number => {
  if (t <= inputs.holdYears) return inputs.start;
  if (t >= inputs.reachYear) return inputs.end;
  const progress = (t - inputs.holdYears) / (inputs.reachYear - inputs.holdYears);
  return inputs.start + (inputs.end - inputs.start) * progress;
};
