/** A range between two positions in a drawing, in pixels; the range of a line is as long as the line is thick. */
export interface PixelSpan {
  from: number;
  to: number;
}

export interface Label {
  width: number;
  /** The preferred position of its left edge. */
  wanted: number;
  /** The range within which it must stay: the whole drawing, or the part beside a bar. */
  within: PixelSpan;
}

/** The gap between a label and its neighbours, in pixels. */
export const labelGap = 4;

const rounding = 1e-6;

const isFree = (label: PixelSpan, taken: readonly PixelSpan[]): boolean =>
  taken.every(
    ({ from, to }) =>
      label.to + labelGap <= from + rounding || label.from + rounding >= to + labelGap,
  );

/** The free position nearest to the wanted one: the wanted position itself, or one directly beside an obstacle. */
const nearestPlace = (
  { width, wanted, within }: Label,
  taken: readonly PixelSpan[],
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
 * Left edges for the labels of one line of text, placed in order of priority. No label overlaps another or an occupied
 * range, and each stays within its own range. Null for a label without room.
 */
export const placeLabels = (
  labels: readonly Label[],
  taken: readonly PixelSpan[],
): (number | null)[] => {
  const filled = [...taken];
  return labels.map((label) => {
    const start = nearestPlace(label, filled);
    if (start !== null) filled.push({ from: start, to: start + label.width });
    return start;
  });
};
