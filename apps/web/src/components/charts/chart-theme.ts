import styles from './charts.module.css';

/** What all charts on a grid look like: colours from the theme's tokens, which know light and dark; nothing moves. */
export const chartTheme = {
  gridColor: 'var(--border)',
  textColor: 'var(--dimmed)',
  strokeDasharray: '0',
  tickLine: 'none',
  // The sentence and the table stand for the drawing: it takes no focus.
  accessibilityLayer: false,
  classNames: {
    root: styles.root,
    tooltip: styles.tooltip,
    tooltipLabel: styles.tooltipLabel,
    tooltipBody: styles.tooltipBody,
    tooltipItem: styles.tooltipItem,
  },
} as const;

/** A set of a chart's figures: its key in the data, its name and its colour, a token's. */
export interface ChartSeries {
  key: string;
  name: string;
  color: string;
}

export const toSeries = ({ key, name, color }: ChartSeries) => ({ name: key, label: name, color });
