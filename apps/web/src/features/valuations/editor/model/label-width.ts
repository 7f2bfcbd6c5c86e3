import type { CSSProperties } from 'react';

type LabelStyle = CSSProperties & { '--label': string };

/** About the width of a letter and of what keeps an amount off its bar. */
const [letter, gap] = [7, 10];

/** What the longest amount beside the bars of a chart needs, for the chart's style. */
export const labelWidth = (texts: readonly string[]): LabelStyle => {
  const longest = Math.max(...texts.map((text) => text.length), 0);
  return { '--label': `${String(longest * letter + gap)}px` };
};
