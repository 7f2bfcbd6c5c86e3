import type { PgcPlace } from './chart/pgc-places.ts';
import type { FigureFault } from './figures/read-cell.ts';

export interface CellAddress {
  /** Places in the lists of files and sheets, from 0. */
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
  | 'carried-sum'
  | 'left-out-by-answer'
  | 'older-year'
  | 'no-accounts'
  | 'same-in-another-file';

/** How a cell ends; every non-empty cell that came in has exactly one. */
export type Outcome =
  | { kind: 'placed' }
  /** A parent, a total, or the sums beside a balance: checked against its parts, never added. */
  | { kind: 'summed' }
  | { kind: 'label'; what: 'title' | 'head' | 'name' | 'code' | 'note' }
  | { kind: 'set-aside'; reason: SetAsideReason }
  | { kind: 'asked'; question: string }
  | { kind: 'refused'; fault: FigureFault | 'not-a-figure' | 'after-closing' | 'lost-digits' };

export interface CellOutcome extends CellAddress {
  outcome: Outcome;
}

export interface Evidence {
  class: 'answered' | 'decisive' | 'arithmetic' | 'remembered' | 'supporting' | 'default';
  /** What was seen: a head, a figure, a check. */
  seen: string;
  count: number;
}

export interface Decision {
  subject: 'notation' | 'year' | 'unit' | 'currency' | 'sign' | 'columns';
  block: number;
  /** Of a column's decision. */
  column: number | null;
  value: string;
  evidence: readonly Evidence[];
}

export interface QuestionOption {
  id: string;
  evidence: string | null;
  /** What it would make of a figure that everybody knows. */
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
  /** One answer serves every question of this id, in all files and years. */
  id: string;
  kind: QuestionKind;
  /** The row, head or figure asked about, as it is written. */
  subject: string;
  cells: readonly CellAddress[];
  /** Empty where the answer is typed: a year, a figure. */
  options: readonly QuestionOption[];
}

export type RowRole = 'leaf' | 'parent' | 'subtotal' | 'outside';

export interface Figure {
  /** One, or debit and credit, or the months of a year. */
  cells: readonly CellAddress[];
  place: PgcPlace;
  /** Of the models of annual accounts, and the account, where the row says them. */
  line: string | null;
  account: string | null;
  name: string;
  year: number;
  /** In euros; positive on the side of its place. */
  amount: number;
  /** «Nombre parecido»: placed by a name that is alike, not equal. */
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
  /** Names of rows that equal the difference, or half of it. */
  causes: readonly string[];
}

/** The reading of one take: all that came in, what it became and why. */
export interface AccountsIntake {
  files: readonly { name: string; sha256: string }[];
  decisions: readonly Decision[];
  answers: Readonly<Record<string, string>>;
  questions: readonly Question[];
  figures: readonly Figure[];
  checks: readonly Check[];
  outcomes: readonly CellOutcome[];
}
