/** A bar from its lower to its upper end; `text` is empty when there is no space for it. */
export interface PanelBar {
  from: number;
  to: number;
  text: string;
  /** `second` is another line of the accounts next to the first one. */
  tone: 'closed' | 'projected' | 'second';
}

export interface PanelGroup {
  label: string;
  /** Whether this is the year to which the value refers. */
  isMarked: boolean;
  bars: PanelBar[];
}

export interface PanelLine {
  /** Null when the year has no such figure. */
  points: ({ at: number; text: string } | null)[];
  isDashed: boolean;
}

/** A small chart by years, next to others. Positions are fractions of the plot's height, from the bottom. */
export interface PanelChartView {
  subject: string;
  /** The finding that the chart shows. */
  title: string;
  groups: PanelGroup[];
  lines: PanelLine[];
  zero: number;
  alternative: string;
}

/** Space for the figures above and below. */
const headRoom = 0.16;

/** The positions of values in a plot that includes all of them and zero. */
export const zeroBasedScale = (values: readonly number[]): ((value: number) => number) => {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const spread = highest - lowest || 1;
  const from = lowest < 0 ? lowest - spread * headRoom : lowest;
  const to = highest + spread * headRoom;
  return (value) => (value - from) / (to - from);
};

/** The positions of values in a plot that begins below the lowest one, for rates whose development alone matters. */
export const croppedScale = (values: readonly number[]): ((value: number) => number) => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const spread = highest - lowest || Math.abs(highest) || 1;
  return (value) => 0.25 + ((value - lowest) / spread) * 0.5;
};

/** Widths in pixels of the page. */
const letterWidth = 5.4;
const textGap = 4;

/**
 * The indexes of labels to show side by side: all, or when there is not enough space the first, the marked and the last
 * one.
 */
export const shownLabelIndexes = (
  texts: readonly string[],
  { marked, width }: { marked: number; width: number },
): ReadonlySet<number> => {
  const longest = Math.max(0, ...texts.map((text) => Array.from(text).length));
  const all = texts.map((_, place) => place);
  if ((longest * letterWidth + textGap) * texts.length <= width) return new Set(all);
  const needed = Math.ceil((longest * letterWidth + textGap) / (width / texts.length));
  const ends = [0, texts.length - 1].filter((end) => Math.abs(end - marked) >= needed);
  return new Set(all.filter((place) => place === marked || ends.includes(place)));
};
