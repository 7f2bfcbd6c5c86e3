import type { PastedTarget } from '../pasted-target.ts';

/** A copied block, and the expected result. Values are in the order of the block's columns. */
export interface PastedSample {
  name: string;
  text: string;
  /** The year of each column of figures, said by the block or by `answers`. */
  years: readonly number[];
  lines: Partial<Record<PastedTarget, readonly (number | null)[]>>;
  /** The questions of the reader; `lines` is what comes of it with `answers`. */
  asks?: readonly string[];
  answers?: Readonly<Record<string, string>>;
}

/** Rows as in a sheet; `|` marks the end of a cell. */
export const pastedSheet = (rows: string): string =>
  rows
    .replace(/^\n/u, '')
    .replace(/\n\s*$/u, '\n')
    .replaceAll('|', '\t');
