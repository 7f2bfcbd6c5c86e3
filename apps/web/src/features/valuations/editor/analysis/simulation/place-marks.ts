import { placeInOrder } from '../../../../../components/drawing/place-in-order.ts';
import { textWidth } from '../../../../../components/drawing/text-width.ts';

interface Mark {
  name: string;
  amount: string;
  /** Where its line stands, in pixels. */
  line: number;
}

interface MarkLabel {
  at: number;
  width: number;
  align: 'start' | 'center' | 'end';
  /** Whether there is room for the amount under the name. */
  withAmount: boolean;
}

const aligns = ['end', 'center', 'start'] as const;

/** The text ends, is centred or begins at its line. */
const behind = { end: 1, center: 0.5, start: 0 };

/** Over their lines, the middle one first; the amounts are left out where there is no room for them. */
export const placeMarks = (marks: readonly Mark[], width: number): MarkLabel[] => {
  const place = (withAmount: boolean): MarkLabel[] | null => {
    const labels = marks.map(({ name, amount, line }, index) => {
      const align = aligns[index] ?? 'center';
      const own = Math.max(textWidth(name), withAmount ? textWidth(amount) : 0);
      return { align, width: own, wanted: line - own * behind[align], withAmount };
    });
    const places = placeInOrder(labels, { main: 1, width });
    return places && labels.map((label, index) => ({ ...label, at: places[index] ?? 0 }));
  };
  return place(true) ?? place(false) ?? [];
};
