import type { PastedTarget } from '../pasted-target.ts';

/** A copied block, and the expected result. Values are in the order of the block's columns. */
export interface PastedSample {
  name: string;
  text: string;
  /** The year of each column of figures; null when the block does not contain it. */
  years: readonly (number | null)[];
  lines: Partial<Record<PastedTarget, readonly (number | null)[]>>;
  /** Rows with figures that cannot be assigned without a question. */
  asks?: readonly string[];
}

/** Rows as in a sheet; `|` marks the end of a cell. */
export const pastedSheet = (rows: string): string =>
  rows
    .replace(/^\n/u, '')
    .replace(/\n\s*$/u, '\n')
    .replaceAll('|', '\t');
