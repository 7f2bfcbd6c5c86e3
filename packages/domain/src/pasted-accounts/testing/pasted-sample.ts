import type { PastedTarget } from '../pasted-target.ts';

/** A block as it is copied, and what has to come of it. Values stand in the order of the block's columns. */
export interface PastedSample {
  name: string;
  text: string;
  /** The year of each column of figures; null where the block does not say it. */
  years: readonly (number | null)[];
  lines: Partial<Record<PastedTarget, readonly (number | null)[]>>;
  /** Rows with figures that nobody can place without asking. */
  asks?: readonly string[];
}

/** Rows as they stand in a sheet; `|` is where one cell ends. */
export const sheet = (rows: string): string =>
  rows
    .replace(/^\n/u, '')
    .replace(/\n\s*$/u, '\n')
    .replaceAll('|', '\t');
