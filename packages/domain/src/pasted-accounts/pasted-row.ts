import type { PastedTarget } from './pasted-target.ts';

/**
 * The result for a row: it belongs to a row of the accounts; it is a part of another row in the block; the models
 * contain it but the accounts have no row for it; or the user has to decide.
 */
export type RowVerdict =
  | { kind: 'line'; target: PastedTarget }
  | { kind: 'part'; target: PastedTarget }
  | { kind: 'passed' }
  | { kind: 'asked' };

export interface PastedRow {
  /** The name as pasted, preceded by its account. */
  label: string;
  /** The key under which a user's choice for the row is stored. */
  key: string;
  amounts: (number | null)[];
  verdict: RowVerdict;
}

export interface PastedAccounts {
  /** The year of each column; null when the block does not contain it. */
  years: (number | null)[];
  rows: PastedRow[];
  /** The sums for each row of the accounts, costs as positive amounts. */
  lines: Partial<Record<PastedTarget, (number | null)[]>>;
}
