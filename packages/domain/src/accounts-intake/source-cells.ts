/** What a file was read as, decided by its content and never by its name. */
export type SourceKind =
  | 'xlsx'
  | 'xls'
  | 'xlsb'
  | 'ods'
  | 'xml-spreadsheet'
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
  /** What is seen, blanks at its ends included. Of .xlsx, .xlsb and .xls with the marks of en-US, since they store none. */
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

/** A figure or text that an XBRL instance states. */
export interface XbrlFact {
  namespace: string;
  /** Its local name: `ImporteNetoCifraNegocios`. */
  name: string;
  /** `value` as it is written; null where the fact is nil. */
  value: string | null;
  context: {
    id: string;
    /** The company's identifier as it is written: a NIF. */
    entity: string;
    /** ISO days; an instant has no start. */
    start: string | null;
    end: string;
    /** Of a segment or scenario, each as `dimension=member`: such facts are no totals of the company. */
    dimensions: readonly string[];
  };
  /** `iso4217:EUR`; null where the fact is no figure. */
  unit: string | null;
  decimals: string | null;
}

export interface SourceFile {
  name: string;
  /** Hexadecimal. */
  sha256: string;
  kind: SourceKind;
  sheets: readonly SourceSheet[];
  /** Of an XBRL instance, which has no sheets; empty for all else. */
  facts: readonly XbrlFact[];
  /** 1904: the workbook's serial numbers of days are 1,462 lower. */
  dateSystem: 1900 | 1904;
  /** The marks that HTML of Excel says its texts are written with. */
  marks: { decimal: string; thousands: string | null } | null;
  /** What parts the columns of a text. */
  delimiter: string | null;
  /** What the product says beside the preview: macros that do not run, values kept of another workbook, scanned pages. */
  notices: readonly {
    kind: 'macros' | 'external-values' | 'pages-without-text';
    count: number;
  }[];
}
