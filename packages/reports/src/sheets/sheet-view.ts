/** Texts are aligned at their start, figures at their end. */
export interface SheetColumn {
  label: string;
  align: 'start' | 'end';
  /** Whether the column uses the space that the others leave. */
  isWide: boolean;
}

export interface SheetRow {
  /** `total` has an ink rule above it; `picked` is tinted; `dim` has no effect. */
  kind: 'normal' | 'strong' | 'total' | 'picked' | 'dim';
  cells: string[];
}

export interface SheetTable {
  title: string;
  columns: SheetColumn[];
  rows: SheetRow[];
}

/** The data that the template of sheets prints, with all texts formatted. */
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

export const startAlignedColumn = (label: string, isWide = false): SheetColumn => ({
  label,
  align: 'start',
  isWide,
});
export const endAlignedColumn = (label: string): SheetColumn => ({
  label,
  align: 'end',
  isWide: false,
});
