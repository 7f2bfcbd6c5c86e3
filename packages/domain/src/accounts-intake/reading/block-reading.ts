import type { Check, Decision, Outcome, QuestionKind, QuestionOption } from '../accounts-intake.ts';
import type { PgcPlace } from '../chart/pgc-places.ts';
import type { Statement } from '../chart/filed-lines.ts';
import type { SourceCell } from '../source-cells.ts';

/** A question whose cells have no addresses yet. */
export interface DraftQuestion {
  id: string;
  kind: QuestionKind;
  subject: string;
  cells: readonly SourceCell[];
  options: readonly QuestionOption[];
}

/** A figure that may still be withdrawn when the whole import is evaluated. */
export interface DraftFigure {
  block: number;
  cells: readonly SourceCell[];
  /** The account, key or name, which is the same in every file with this row. */
  identity: string;
  place: PgcPlace;
  statement: Statement;
  line: string | null;
  account: string | null;
  name: string;
  row: string;
  year: number;
  amount: number;
  isByLikeness: boolean;
  fromAccounts: boolean;
}

export interface DraftOutcome {
  cells: readonly SourceCell[];
  outcome: Outcome;
}

export interface BlockReading {
  index: number;
  decisions: readonly Decision[];
  questions: readonly DraftQuestion[];
  figures: readonly DraftFigure[];
  /** In order of precedence: the first outcome of a cell remains. */
  outcomes: readonly DraftOutcome[];
  checks: readonly Check[];
  unit: number;
  /** True when the table itself states its unit, or the user answered the question about it. */
  isUnitStated: boolean;
  /** The text that states the unit, in this table or above it. */
  unitSeen: string | null;
  /** Two different units are stated. */
  isUnitContradictory: boolean;
  hasCents: boolean;
  /** The largest printed figure with its row, used to show the effect of a unit. */
  largest: { row: string; amount: number } | null;
}
