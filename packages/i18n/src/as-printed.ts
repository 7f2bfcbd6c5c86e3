const plainFormats = new Map<number, Intl.NumberFormat>();

/** The digits of a figure as it is printed, in plain writing: `-1234.50`. Rounded by what prints, not beside it. */
export const printedDigits = (value: number, decimals: number): string => {
  const format =
    plainFormats.get(decimals) ??
    new Intl.NumberFormat('en', {
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  plainFormats.set(decimals, format);
  return format.format(value);
};

/** Rounds half away from zero at `decimals` digits, as the printed figure is. */
export const asPrinted = (value: number, decimals: number): number =>
  Number(printedDigits(value, decimals));

interface Steps<Step extends { effect: number }> {
  from: number;
  to: number;
  steps: readonly Step[];
}

const largestOf = (steps: readonly { effect: number }[]): number =>
  steps.reduce(
    (largest, { effect }, index) =>
      Math.abs(effect) > Math.abs(steps[largest]?.effect ?? 0) ? index : largest,
    0,
  );

/**
 * Steps from one figure to another, each at what `printed` makes of it: they add up as they stand, for what the
 * roundings leave over goes to the largest, where it matters least.
 */
export const printedSteps = <Step extends { effect: number }>(
  { from, to, steps }: Steps<Step>,
  printed: (value: number) => number,
): { from: number; to: number; steps: Step[] } => {
  const [start, end] = [printed(from), printed(to)];
  const shown = steps.map((step) => ({ ...step, effect: printed(step.effect) }));
  const left = end - shown.reduce((sum, { effect }) => sum + effect, start);
  const largest = largestOf(steps);
  return {
    from: start,
    to: end,
    steps: shown.map((step, index) =>
      index === largest ? { ...step, effect: printed(step.effect + left) } : step,
    ),
  };
};
