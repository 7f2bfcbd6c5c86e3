import {
  labelGap,
  placeLabels,
  type Stretch,
} from '../../../../../components/drawing/place-labels.ts';
import { labelWidth, lineAt } from '../../../../../components/drawing/range-labels.ts';
import { textWidth } from '../../../../../components/drawing/text-width.ts';

interface End {
  change: number;
  text: string;
}

export interface EndsScale {
  width: number;
  /** How long the bar of a change is. */
  lengthOf: (change: number) => number;
}

/** The widest change takes a quarter of the drawing, or what the longest text leaves it. */
export const endsScale = (
  changes: readonly number[],
  { texts, width }: { texts: readonly string[]; width: number },
): EndsScale => {
  const widest = Math.max(...changes.map(Math.abs), 0) || 1;
  const longest = Math.max(Math.min(width / 4, width / 2 - labelWidth(texts)), 0);
  return { width, lengthOf: (change) => (Math.abs(change) / widest) * longest };
};

/** Both ends of a driver around the central line: bars to their own side, each change at its bar's end, off the other bar where both go the same way. */
export const placeEnds = <Kind extends End>(
  ends: readonly Kind[],
  { width, lengthOf }: EndsScale,
) => {
  const middle = width / 2;
  const bars = ends.map(({ change }): Stretch => {
    const length = lengthOf(change);
    return change < 0
      ? { from: middle - length, to: middle }
      : { from: middle, to: middle + length };
  });
  const labels = ends.map(({ change, text }, index) => {
    const bar = bars[index] ?? lineAt(middle);
    const labelWidth = textWidth(text);
    const wanted = change < 0 ? bar.from - labelGap - labelWidth : bar.to + labelGap;
    return { width: labelWidth, wanted, within: { from: 0, to: width } };
  });
  const places = placeLabels(labels, [lineAt(middle), ...bars]);
  return ends.map((end, index) => ({
    ...end,
    bar: bars[index] ?? lineAt(middle),
    label: {
      at: end.text === '' ? null : (places[index] ?? null),
      width: labels[index]?.width ?? 0,
      align: end.change < 0 ? ('end' as const) : ('start' as const),
    },
  }));
};
