/** The limits for what is counted in a file and for how much of it is read. */
export const sourceLimits = {
  fileBytes: 20_000_000,
  archiveEntries: 2_000,
  partBytes: 45_000_000,
  unpackedBytes: 60_000_000,
  sheets: 30,
  rows: 100_000,
  columns: 256,
  cells: 1_000_000,
  pages: 300,
  xmlDepth: 50,
} as const;
export type SourceLimit = keyof typeof sourceLimits;

/** The reason why nothing of a file was read. Cells with an unusable meaning are refused by later stages. */
export type SourceRefusalCode =
  | 'empty'
  | 'scanned-pdf'
  | 'unreadable-pdf'
  | 'photo'
  | 'word'
  | 'other-kind'
  | 'password'
  | 'damaged'
  | 'too-large'
  | 'bomb'
  | 'doctype';

export interface SourceRefusal {
  /** A file within an archive is written as `deposit.zip/accounts.xbrl`. */
  file: string;
  code: SourceRefusalCode;
  /** The place of the fault, as spreadsheets write it: `F14`. */
  sheet: string | null;
  cell: string | null;
  /** The limit exceeded, for `too-large`. */
  limit: SourceLimit | null;
}
