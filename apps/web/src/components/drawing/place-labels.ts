/** From one place of a drawing to another, in pixels; a line is as long as it is thick. */
export interface Stretch {
  from: number;
  to: number;
}

export interface Label {
  width: number;
  /** Where its left edge would best lie. */
  wanted: number;
  /** What it may not leave: the drawing, or what is left of it beside a bar. */
  within: Stretch;
}

/** Kept free between a label and what lies beside it. */
export const labelGap = 4;

const rounding = 1e-6;

const isFree = (label: Stretch, taken: readonly Stretch[]): boolean =>
  taken.every(
    ({ from, to }) =>
      label.to + labelGap <= from + rounding || label.from + rounding >= to + labelGap,
  );

/** The free place nearest to the wanted one: there, or right beside something that is in the way. */
const nearestPlace = (
  { width, wanted, within }: Label,
  taken: readonly Stretch[],
): number | null => {
  const last = within.to - width;
  const beside = taken.flatMap(({ from, to }) => [from - labelGap - width, to + labelGap]);
  const free = [wanted, within.from, last, ...beside]
    .filter((start) => start >= within.from - rounding && start <= last + rounding)
    .filter((start) => isFree({ from: start, to: start + width }, taken));
  return free.length === 0
    ? null
    : free.reduce((best, start) =>
        Math.abs(start - wanted) < Math.abs(best - wanted) ? start : best,
      );
};

/**
 * Left edges for the labels of one line of text, the first placed first: none lies over another or over what is taken,
 * none leaves what it may not leave. Null where that leaves no place.
 */
export const placeLabels = (
  labels: readonly Label[],
  taken: readonly Stretch[],
): (number | null)[] => {
  const filled = [...taken];
  return labels.map((label) => {
    const start = nearestPlace(label, filled);
    if (start !== null) filled.push({ from: start, to: start + label.width });
    return start;
  });
};
