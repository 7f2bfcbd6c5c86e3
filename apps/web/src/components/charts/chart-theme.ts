import styles from './charts.module.css';

/**
 * The common look of all charts on a grid: colours from the theme's tokens, which follow the colour scheme, and no
 * animation.
 */
export const chartTheme = {
  gridColor: 'var(--border)',
  textColor: 'var(--dimmed)',
  strokeDasharray: '0',
  tickLine: 'none',
  // The drawing receives no focus, because the sentence and the table replace it for keyboards and screen
  // readers.
  accessibilityLayer: false,
  classNames: {
    root: styles.root,
    tooltip: styles.tooltip,
    tooltipLabel: styles.tooltipLabel,
    tooltipBody: styles.tooltipBody,
    tooltipItem: styles.tooltipItem,
  },
} as const;

/** A series of a chart: its key in the data, its name, and its colour, which is a token. */
export interface ChartSeries {
  key: string;
  name: string;
  color: string;
}

export const toSeries = ({ key, name, color }: ChartSeries) => ({ name: key, label: name, color });
