import type { PgcPlace } from './chart/pgc-places.ts';
import type { FigureReadError } from './figures/read-cell.ts';

export interface CellAddress {
  /** Indexes in the lists of files and sheets, from 0. */
  file: number;
  sheet: number;
  row: number;
  column: number;
}

export type SetAsideReason =
  | 'hidden'
  | 'budget-column'
  | 'other-column'
  | 'share-or-change-column'
  | 'not-a-balance'
  | 'no-data'
  | 'outside-group'
  | 'other-statement'
  | 'carried-sum'
  | 'left-out-by-answer'
  | 'older-year'
  | 'no-accounts'
  | 'same-in-another-file';

/** The outcome of a cell; every non-empty cell that was imported has exactly one. */
export type Outcome =
  | { kind: 'placed' }
  /** A parent, a total, or the sums next to a balance: checked against its parts, never added. */
  | { kind: 'summed' }
  | { kind: 'label'; what: 'title' | 'head' | 'name' | 'code' | 'note' }
  | { kind: 'set-aside'; reason: SetAsideReason }
  | { kind: 'asked'; question: string }
  | {
      kind: 'refused';
      fault: FigureReadError | 'not-a-figure' | 'after-closing' | 'lost-digits' | 'journal';
    };

export interface CellOutcome extends CellAddress {
  outcome: Outcome;
}

export interface Evidence {
  class: 'answered' | 'decisive' | 'arithmetic' | 'remembered' | 'supporting' | 'default';
  /** The text of the evidence: a column header, a figure, a check. */
  seen: string;
  count: number;
}

export interface Decision {
  subject: 'notation' | 'year' | 'unit' | 'currency' | 'sign' | 'columns';
  block: number;
  /** The column, for a decision about one column. */
  column: number | null;
  value: string;
  evidence: readonly Evidence[];
}

export interface QuestionOption {
  id: string;
  evidence: string | null;
  /** The resulting amount of a well-known figure if this option is chosen. */
  consequence: { row: string; amount: number } | null;
}

export type QuestionKind =
  | 'columns'
  | 'year'
  | 'notation'
  | 'unit'
  | 'currency'
  | 'sign'
  | 'line'
  | 'row'
  | 'parent'
  | 'closing'
  | 'difference';

export interface Question {
  /** One answer applies to every question with this id, in all files and years. */
  id: string;
  kind: QuestionKind;
  /** The row, column header or figure that the question is about, as written in the source. */
  subject: string;
  cells: readonly CellAddress[];
  /** Empty when the answer is typed: a year, a figure. */
  options: readonly QuestionOption[];
}

export type RowRole = 'leaf' | 'parent' | 'subtotal' | 'outside';

export interface Figure {
  /** One cell, or debit and credit, or the months of a year. */
  cells: readonly CellAddress[];
  place: PgcPlace;
  /** The line of the models of annual accounts, and the account, when the row contains them. */
  line: string | null;
  account: string | null;
  name: string;
  /** The question by which somebody may choose another place for the row. */
  row: string;
  year: number;
  /** In euros; positive on the normal side of its place. */
  amount: number;
  /** «Nombre parecido»: the place was found by a similar name, not an equal one. */
  isByLikeness: boolean;
}

export interface Check {
  identity:
    | 'parts'
    | 'debit-credit'
    | 'balances'
    | 'assets-equity-liabilities'
    | 'ebitda'
    | 'operating-result'
    | 'financial-result'
    | 'result-before-tax'
    | 'result-of-the-year'
    | 'result-in-balance'
    | 'months';
  year: number | null;
  subject: string;
  expected: number;
  found: number;
  tolerance: number;
  holds: boolean;
  /** Names of rows whose amount equals the difference, or half of it. */
  causes: readonly string[];
}

/** The result of one import: all cells, their outcomes and the reasons. */
export interface AccountsIntake {
  files: readonly { name: string; sha256: string }[];
  decisions: readonly Decision[];
  answers: Readonly<Record<string, string>>;
  questions: readonly Question[];
  figures: readonly Figure[];
  checks: readonly Check[];
  outcomes: readonly CellOutcome[];
}
