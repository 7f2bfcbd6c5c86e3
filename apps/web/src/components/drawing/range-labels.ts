import { labelGap, placeLabels, type Stretch } from './place-labels.ts';
import { textWidth } from './text-width.ts';

/** A line of one pixel, and its two halves of rounding. */
const lineWidth = 2;

export const lineAt = (place: number): Stretch => ({
  from: place - lineWidth / 2,
  to: place + lineWidth / 2,
});

/** What an axis keeps free beside its bars: the longest label, and a line that may push it away from its bar. */
export const labelWidth = (texts: readonly string[]): number =>
  Math.max(...texts.map(textWidth), 0) + 2 * labelGap + lineWidth;

interface DrawnRange {
  /** Where the bar begins and ends. */
  bar: Stretch;
  /** The line through all bars. */
  line: Stretch;
  /** Of the whole drawing. */
  width: number;
  low: string;
  high: string;
}

/** Where the two ends of a bar are written: beside it, beyond the line where that would go through them. */
export const placeRangeLabels = ({ bar, line, width, low, high }: DrawnRange) => {
  const [lowWidth, highWidth] = [textWidth(low), textWidth(high)];
  const before = { from: 0, to: bar.from - labelGap };
  const after = { from: bar.to + labelGap, to: width };
  const [lowAt = null, highAt = null] = placeLabels(
    [
      { width: lowWidth, wanted: before.to - lowWidth, within: before },
      { width: highWidth, wanted: after.from, within: after },
    ],
    [line],
  );
  return { low: { at: lowAt, width: lowWidth }, high: { at: highAt, width: highWidth } };
};
