import type { PastedTarget } from './pasted-target.ts';

/**
 * What becomes of a row: it goes to a row of the accounts; it is a part of one that stands beside it; the models know
 * it and the accounts have no row for it; or somebody has to say.
 */
export type RowVerdict =
  | { kind: 'line'; target: PastedTarget }
  | { kind: 'part'; target: PastedTarget }
  | { kind: 'passed' }
  | { kind: 'asked' };

export interface PastedRow {
  /** As it was pasted, its account before it. */
  label: string;
  /** By which a choice for it is remembered. */
  key: string;
  amounts: (number | null)[];
  verdict: RowVerdict;
}

export interface PastedAccounts {
  /** The year of each column; null where the block does not say it. */
  years: (number | null)[];
  rows: PastedRow[];
  /** The sums by row of the accounts, costs as positive amounts. */
  lines: Partial<Record<PastedTarget, (number | null)[]>>;
}
