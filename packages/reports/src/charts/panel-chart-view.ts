/** A bar from its foot to its head; `text` is empty where there is no room for it. */
export interface PanelBar {
  from: number;
  to: number;
  text: string;
  /** `second` stands for another line of the accounts beside the first. */
  tone: 'closed' | 'projected' | 'second';
}

export interface PanelGroup {
  label: string;
  /** The year that the value is of. */
  isMarked: boolean;
  bars: PanelBar[];
}

export interface PanelLine {
  /** Null where the year has no such figure. */
  points: ({ at: number; text: string } | null)[];
  isDashed: boolean;
}

/** A small chart by years beside others. Positions are fractions of the plot's height, from its foot. */
export interface PanelChartView {
  subject: string;
  /** What it finds. */
  title: string;
  groups: PanelGroup[];
  lines: PanelLine[];
  zero: number;
  alternative: string;
}

/** Room for the figures above and below. */
const headRoom = 0.16;

/** Where values stand in a plot that holds them and zero. */
export const heightScale = (values: readonly number[]): ((value: number) => number) => {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const spread = highest - lowest || 1;
  const from = lowest < 0 ? lowest - spread * headRoom : lowest;
  const to = highest + spread * headRoom;
  return (value) => (value - from) / (to - from);
};

/** Where values stand in a plot that begins below the lowest: for rates, of which only the course is looked at. */
export const courseScale = (values: readonly number[]): ((value: number) => number) => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const spread = highest - lowest || Math.abs(highest) || 1;
  return (value) => 0.25 + ((value - lowest) / spread) * 0.5;
};

/** Widths in pixels of the page. */
const letterWidth = 5.4;
const textGap = 4;

/** Which of some labels side by side are shown: all, or where they have no room the first, the marked one and the last. */
export const shownPlaces = (
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
