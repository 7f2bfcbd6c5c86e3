import type { AxisTick } from './words/money-axis.ts';

/** A figure's values as a table; the first column contains the names. */
export interface FigureTable {
  title: string;
  /** The unit of the amounts. */
  corner: string;
  columns: string[];
  rows: { label: string; cells: string[] }[];
}

/** The contents of a figure, painted by screen, report and word processor. Positions are fractions of the plot. */
export interface FigureContent<Mark> {
  /** The finding of the chart, as a sentence. */
  finding: string;
  /** The subject of the chart, and its unit. */
  subject: string;
  ticks: AxisTick[];
  marks: Mark[];
  table: FigureTable;
  /** The text for screen readers. */
  spoken: string;
  notes: string[];
}
