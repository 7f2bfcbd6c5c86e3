/** Texts at their start, figures at their end. */
export interface SheetColumn {
  label: string;
  align: 'start' | 'end';
  /** Takes what the others leave. */
  isWide: boolean;
}

export interface SheetRow {
  /** `total` has an ink rule above; `picked` is tinted; `dim` does not act. */
  kind: 'normal' | 'strong' | 'total' | 'picked' | 'dim';
  cells: string[];
}

export interface SheetTable {
  title: string;
  columns: SheetColumn[];
  rows: SheetRow[];
}

/** What the template of sheets prints, every text ready. */
export interface SheetView {
  language: string;
  title: string;
  author: string;
  confidential: string;
  code: string;
  pageNumber: string;
  runningTitle: string;
  runningName: string;
  lead: string;
  facts: { label: string; value: string }[];
  figures: { label: string; value: string }[];
  tables: SheetTable[];
  notes: string[];
}

export const startColumn = (label: string, isWide = false): SheetColumn => ({
  label,
  align: 'start',
  isWide,
});
export const endColumn = (label: string): SheetColumn => ({ label, align: 'end', isWide: false });
