interface PlacedLabel {
  /** The position of the label's centre, as a fraction of the axis. */
  at: number;
  /** The number of characters in its longest line. */
  characters: number;
}

const characterShare = 5.6 / 494;
const gapShare = 8 / 494;

/** The level (0 is nearest to the axis) of each label, so that no label covers another. */
export const labelLevels = (labels: readonly PlacedLabel[]): number[] => {
  const ends: number[] = [];
  const levels = new Map<PlacedLabel, number>();
  for (const label of labels.toSorted((a, b) => a.at - b.at)) {
    const half = (label.characters * characterShare) / 2;
    const free = ends.findIndex((end) => end + gapShare <= label.at - half);
    const level = free === -1 ? ends.length : free;
    ends[level] = label.at + half;
    levels.set(label, level);
  }
  return labels.map((label) => levels.get(label) ?? 0);
};
