import { labelGap, placeLabels, type PixelSpan } from './place-labels.ts';
import { textWidth } from './text-width.ts';

/** A line of one pixel, plus half a pixel of rounding on each side. */
const lineWidth = 2;

export const verticalLineAt = (place: number): PixelSpan => ({
  from: place - lineWidth / 2,
  to: place + lineWidth / 2,
});

/**
 * The room that an axis keeps free beside its bars: the longest label, plus a line that may push the label away from
 * its bar.
 */
export const labelWidth = (texts: readonly string[]): number =>
  Math.max(...texts.map(textWidth), 0) + 2 * labelGap + lineWidth;

interface DrawnRange {
  /** The range of the bar. */
  bar: PixelSpan;
  /** The range of the line through all bars. */
  line: PixelSpan;
  /** The width of the whole drawing. */
  width: number;
  low: string;
  high: string;
}

/**
 * The positions of the labels of a bar's two ends: beside the bar, or beyond the line when the line would cross the
 * label.
 */
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
