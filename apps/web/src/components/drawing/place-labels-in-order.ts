import { type Label, labelGap } from './place-labels.ts';

type OrderedLabel = Pick<Label, 'width' | 'wanted'>;

const within = (wanted: number, least: number, most: number): number =>
  Math.max(least, Math.min(wanted, most));

const roomOf = (labels: readonly OrderedLabel[]): number =>
  labels.reduce((sum, { width }) => sum + width + labelGap, 0);

/**
 * Left edges of labels that keep their order: the main label at its wanted position, the others as near to theirs as
 * possible. Null when the drawing is narrower than all of them together.
 */
export const placeLabelsInOrder = (
  labels: readonly OrderedLabel[],
  { main, width }: { main: number; width: number },
): number[] | null => {
  if (roomOf(labels) - labelGap > width) return null;
  const least = (index: number): number => roomOf(labels.slice(0, index));
  const most = (index: number): number => width - roomOf(labels.slice(index)) + labelGap;
  const wanted = (index: number): number => labels[index]?.wanted ?? 0;
  const placed = labels.map((_, index) => within(wanted(index), least(index), most(index)));
  const startOf = (index: number): number => placed[index] ?? 0;
  const widthOf = (index: number): number => labels[index]?.width ?? 0;
  for (let index = main - 1; index >= 0; index -= 1) {
    const end = startOf(index + 1) - labelGap - widthOf(index);
    placed[index] = within(wanted(index), least(index), end);
  }
  for (let index = main + 1; index < labels.length; index += 1) {
    const start = startOf(index - 1) + widthOf(index - 1) + labelGap;
    placed[index] = within(wanted(index), start, most(index));
  }
  return placed;
};
