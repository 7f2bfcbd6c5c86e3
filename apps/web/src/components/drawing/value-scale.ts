import { roundStep } from './round-step.ts';

/** An axis that all rows of a list share. `step` is the distance between its ticks. */
export interface ValueScale {
  minimum: number;
  maximum: number;
  step: number;
}

const mostTicks = 4;

/** The scale that includes all the values and zero; null when there are no values. */
export const valueScale = (values: readonly number[]): ValueScale | null => {
  // Not with spread arguments: a list of 100,000 values exceeds the arguments that a call accepts.
  let [lowest, highest] = [0, 0];
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  if (values.length === 0 || highest === lowest) return null;
  const step = roundStep(highest - lowest, mostTicks);
  return {
    minimum: Math.floor(lowest / step) * step,
    maximum: Math.ceil(highest / step) * step,
    step,
  };
};

export const scaleTicks = ({ minimum, maximum, step }: ValueScale): number[] =>
  Array.from(
    { length: Math.round((maximum - minimum) / step) + 1 },
    (_, index) => minimum + index * step,
  );
