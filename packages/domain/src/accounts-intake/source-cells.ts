/** What a file was read as, decided by its content and never by its name. */
export type SourceKind =
  | 'xlsx'
  | 'xls'
  | 'xlsb'
  | 'ods'
  | 'csv'
  | 'text'
  | 'html'
  | 'pdf'
  | 'xbrl'
  | 'clipboard';

/** A non-empty cell as it came in; nothing about its notation, unit or sign has been decided. */
export interface SourceCell {
  /** As spreadsheets count, both from 1. */
  row: number;
  column: number;
  /** What is seen: `12.480,00 €`. */
  text: string;
  /** The value that is stored, where the source has one beside the text; a date as its serial number. */
  raw: number | string | null;
  /** The format it is shown by: `#,##0,`; null where the source has none. */
  format: string | null;
  /** Without its `=`; a formula without a stored value has `raw: null` and no text. */
  formula: string | null;
  /** `#REF!` and the like. */
  error: string | null;
  /** Rows and columns that the cell covers, itself included; null where it is not merged. */
  merged: { rows: number; columns: number } | null;
  isHidden: boolean;
  isDate: boolean;
  /** Steps of indentation, and of the outline of its row, from 0. */
  indent: number;
  outline: number;
  /** Of a page of a PDF: in points, from its top left. */
  box: { page: number; left: number; top: number; right: number; bottom: number } | null;
}

export interface SourceSheet {
  /** Empty for what has no sheets. */
  name: string;
  isHidden: boolean;
  /** In reading order: by row, then by column. */
  cells: readonly SourceCell[];
}

export interface SourceFile {
  name: string;
  /** Hexadecimal. */
  sha256: string;
  kind: SourceKind;
  sheets: readonly SourceSheet[];
  /** What the product says beside the preview: macros that do not run, values kept of another workbook. */
  notices: readonly { kind: 'macros' | 'external-values'; count: number }[];
}
