import type { SideNote, ReportTable } from '../content/report-table.ts';

/** The kinds of charts, by their name in the template of single charts. */
export type ChartName = 'range' | 'tornado' | 'histogram' | 'waterfall' | 'size-step' | 'panel';

export interface OutlineChart {
  name: ChartName;
  /** The data of the drawing. */
  view: object;
  /** The subject of the chart, when the drawing itself does not contain it. */
  subject: string;
  alternative: string;
}

export interface NamedLine {
  /** Empty when the line has no name. */
  lead: string;
  text: string;
}

/** The contents of a report in order, without their layout. */
export type OutlineBlock =
  | { kind: 'chapter'; text: string; beginsPage?: true }
  | { kind: 'heading' | 'lead' | 'prose' | 'small' | 'value'; text: string }
  | { kind: 'items'; mark: 'tick' | 'warning' | 'number'; items: readonly NamedLine[] }
  | { kind: 'facts'; rows: readonly NamedLine[] }
  /** Rows of texts below their column headers. */
  | { kind: 'words'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'table'; table: ReportTable }
  | { kind: 'notes'; title: string; notes: readonly SideNote[] }
  | { kind: 'charts'; charts: readonly OutlineChart[] };
