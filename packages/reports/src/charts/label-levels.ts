interface PlacedLabel {
  /** Where the label's centre stands, as a fraction of the axis. */
  at: number;
  /** Characters of its longest line. */
  characters: number;
}

const characterShare = 5.6 / 494;
const gapShare = 8 / 494;

/** The level (0 is nearest to the axis) on which each label stands so that none covers another. */
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
