export interface FadeInputs {
  start: number;
  end: number;
  /** `start` holds up to this year, `end` from `reachYear` on; between them a straight line. Years count from 1. */
  holdYears: number;
  reachYear: number;
}

/** The driver's value in year `t` of a linear fade. `holdYears` wins where the two years cross. */
export const fade = (inputs: FadeInputs, t: number): number => {
  if (t <= inputs.holdYears) return inputs.start;
  if (t >= inputs.reachYear) return inputs.end;
  const progress = (t - inputs.holdYears) / (inputs.reachYear - inputs.holdYears);
  return inputs.start + (inputs.end - inputs.start) * progress;
};
