/** The format of a file, determined by its content and never by its name. */
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

/** A non-empty cell as imported; its notation, unit and sign have not been decided yet. */
export interface SourceCell {
  /** Numbered as in spreadsheets, both from 1. */
  row: number;
  column: number;
  /**
   * The displayed text, including spaces at its ends. For .xlsx, .xlsb and .xls with the decimal and thousands marks of
   * en-US, since these formats store none.
   */
  text: string;
  /** The stored value, when the source has one in addition to the text; a date as its serial number. */
  raw: number | string | null;
  /** The display format: `#,##0,`; null when the source has none. */
  format: string | null;
  /** The formula without its `=`; a formula without a stored value has `raw: null` and no text. */
  formula: string | null;
  /** An error value such as `#REF!`. */
  error: string | null;
  /** The rows and columns that the cell spans, including itself; null when it is not merged. */
  merged: { rows: number; columns: number } | null;
  isHidden: boolean;
  isDate: boolean;
  /** Levels of indentation, and of the outline of its row, from 0. */
  indent: number;
  outline: number;
  /** For a page of a PDF: in points from its top left corner. */
  box: { page: number; left: number; top: number; right: number; bottom: number } | null;
}

export interface SourceSheet {
  /** Empty when the source has no sheets. */
  name: string;
  isHidden: boolean;
  /** In reading order: by row, then by column. */
  cells: readonly SourceCell[];
}

/** A figure or text in an XBRL instance. */
export interface XbrlFact {
  namespace: string;
  /** The local name: `ImporteNetoCifraNegocios`. */
  name: string;
  /** The `value` as written; null when the fact is nil. */
  value: string | null;
  context: {
    id: string;
    /** The company's identifier as written: a NIF. */
    entity: string;
    /** ISO dates; an instant has no start. */
    start: string | null;
    end: string;
    /**
     * The dimensions of a segment or scenario, each as `dimension=member`: facts with dimensions are no totals of the
     * company.
     */
    dimensions: readonly string[];
  };
  /** `iso4217:EUR`; null when the fact is not a figure. */
  unit: string | null;
  decimals: string | null;
}

export interface SourceFile {
  name: string;
  /** Hexadecimal. */
  sha256: string;
  kind: SourceKind;
  sheets: readonly SourceSheet[];
  /** The facts of an XBRL instance, which has no sheets; empty for all other formats. */
  facts: readonly XbrlFact[];
  /** 1904: the serial numbers of dates in the workbook are 1,462 lower. */
  dateSystem: 1900 | 1904;
  /** The decimal and thousands marks that Excel's HTML declares for its texts. */
  marks: { decimal: string; thousands: string | null } | null;
  /** The character that separates the columns of a text. */
  delimiter: string | null;
  /**
   * The notices shown next to the preview: macros that do not run, cached values of another workbook, scanned pages.
   */
  notices: readonly {
    kind: 'macros' | 'external-values' | 'pages-without-text';
    count: number;
  }[];
}
