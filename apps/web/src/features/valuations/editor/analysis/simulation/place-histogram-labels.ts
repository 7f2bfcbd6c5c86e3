import { placeLabelsInOrder } from '../../../../../components/drawing/place-labels-in-order.ts';
import { textWidth } from '../../../../../components/drawing/text-width.ts';

interface Mark {
  name: string;
  amount: string;
  /** The position of its line, in pixels. */
  line: number;
}

interface MarkLabel {
  at: number;
  width: number;
  align: 'start' | 'center' | 'end';
  /** Whether there is room for the amount below the name. */
  withAmount: boolean;
}

const aligns = ['end', 'center', 'start'] as const;

/** The fraction of the text that is to the left of its line: the text ends, is centred or begins there. */
const behind = { end: 1, center: 0.5, start: 0 };

/**
 * Places the labels above their lines, the middle one first; the amounts are omitted when there is no room for them.
 */
export const placeHistogramLabels = (marks: readonly Mark[], width: number): MarkLabel[] => {
  const place = (withAmount: boolean): MarkLabel[] | null => {
    const labels = marks.map(({ name, amount, line }, index) => {
      const align = aligns[index] ?? 'center';
      const own = Math.max(textWidth(name), withAmount ? textWidth(amount) : 0);
      return { align, width: own, wanted: line - own * behind[align], withAmount };
    });
    const places = placeLabelsInOrder(labels, { main: 1, width });
    return places && labels.map((label, index) => ({ ...label, at: places[index] ?? 0 }));
  };
  return place(true) ?? place(false) ?? [];
};
