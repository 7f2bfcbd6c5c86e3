import {
  labelGap,
  placeLabels,
  type PixelSpan,
} from '../../../../../components/drawing/place-labels.ts';
import { labelWidth, verticalLineAt } from '../../../../../components/drawing/range-labels.ts';
import { textWidth } from '../../../../../components/drawing/text-width.ts';

interface End {
  change: number;
  text: string;
}

export interface TornadoScale {
  width: number;
  /** The length of the bar of a change, in pixels. */
  lengthOf: (change: number) => number;
}

/** The bar of the largest change is a quarter of the drawing long, or shorter if the longest text needs the room. */
export const tornadoScale = (
  changes: readonly number[],
  { texts, width }: { texts: readonly string[]; width: number },
): TornadoScale => {
  const widest = Math.max(...changes.map(Math.abs), 0) || 1;
  const longest = Math.max(Math.min(width / 4, width / 2 - labelWidth(texts)), 0);
  return { width, lengthOf: (change) => (Math.abs(change) / widest) * longest };
};

/**
 * Both ends of a driver around the central line: each bar on its own side, and each label at its bar's end. When both
 * bars go to the same side, a label does not cover the other bar.
 */
export const placeTornadoBars = <Kind extends End>(
  ends: readonly Kind[],
  { width, lengthOf }: TornadoScale,
) => {
  const middle = width / 2;
  const bars = ends.map(({ change }): PixelSpan => {
    const length = lengthOf(change);
    return change < 0
      ? { from: middle - length, to: middle }
      : { from: middle, to: middle + length };
  });
  const labels = ends.map(({ change, text }, index) => {
    const bar = bars[index] ?? verticalLineAt(middle);
    const labelWidth = textWidth(text);
    const wanted = change < 0 ? bar.from - labelGap - labelWidth : bar.to + labelGap;
    return { width: labelWidth, wanted, within: { from: 0, to: width } };
  });
  const places = placeLabels(labels, [verticalLineAt(middle), ...bars]);
  return ends.map((end, index) => ({
    ...end,
    bar: bars[index] ?? verticalLineAt(middle),
    label: {
      at: end.text === '' ? null : (places[index] ?? null),
      width: labels[index]?.width ?? 0,
      align: end.change < 0 ? ('end' as const) : ('start' as const),
    },
  }));
};
