import type { MarginNote, ReportTable } from '../content/report-table.ts';

/** What draws a chart, by its name in the template of single charts. */
export type ChartName = 'range' | 'tornado' | 'histogram' | 'waterfall' | 'size-step' | 'panel';

export interface OutlineChart {
  name: ChartName;
  /** What the drawing reads. */
  view: object;
  /** What it is of, where the drawing itself does not say so. */
  subject: string;
  alternative: string;
}

export interface NamedLine {
  /** Empty where the line has no name of its own. */
  lead: string;
  text: string;
}

/** What a report says, one thing after the other, without how it is set. */
export type OutlineBlock =
  | { kind: 'chapter'; text: string; beginsPage?: true }
  | { kind: 'heading' | 'lead' | 'prose' | 'small' | 'value'; text: string }
  | { kind: 'items'; mark: 'tick' | 'warning' | 'number'; items: readonly NamedLine[] }
  | { kind: 'facts'; rows: readonly NamedLine[] }
  /** Rows of words under their heads. */
  | { kind: 'words'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'table'; table: ReportTable }
  | { kind: 'notes'; title: string; notes: readonly MarginNote[] }
  | { kind: 'charts'; charts: readonly OutlineChart[] };
