import type { ReportRow } from '../content/report-table.ts';

export interface LedgerView {
  title: string;
  rows: ReportRow[];
}
