import type { AxisTick } from './words/money-axis.ts';

/** A figure's values to be read: the first column holds the names. */
export interface FigureTable {
  title: string;
  /** What the amounts are in. */
  corner: string;
  columns: string[];
  rows: { label: string; cells: string[] }[];
}

/** What a figure says; screen, report and word processor paint it. Places are fractions of the plot. */
export interface ShownFigure<Mark> {
  /** What it shows, as a sentence. */
  finding: string;
  /** What is drawn, and in which unit. */
  subject: string;
  ticks: AxisTick[];
  marks: Mark[];
  table: FigureTable;
  /** For who hears it. */
  spoken: string;
  notes: string[];
}
