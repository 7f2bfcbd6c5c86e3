/** What may be counted in a file, and the most that is read of it. */
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

/** Why nothing of a file was read. What its cells mean is refused by later stages. */
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
  /** Within an archive as `deposit.zip/accounts.xbrl`. */
  file: string;
  code: SourceRefusalCode;
  /** Where it was seen, as spreadsheets name it: `F14`. */
  sheet: string | null;
  cell: string | null;
  /** Of `too-large`. */
  limit: SourceLimit | null;
}
