import { roundStep } from './round-step.ts';

/** Round values between two ends, about `wanted` in number. */
export const axisTicks = (from: number, to: number, wanted = 4): number[] => {
  const spread = to - from;
  if (!(spread > 0)) return [from];
  const step = roundStep(spread, wanted);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => (first + at) * step);
};

/** Maps values to 0 to 100 on an axis from `least` to `greatest`. */
export const percentScale = (least: number, greatest: number): ((value: number) => number) => {
  const spread = greatest - least || Math.abs(greatest) || 1;
  return (value) => ((value - least) / spread) * 100;
};
