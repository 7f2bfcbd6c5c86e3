import type { Check, Decision, Outcome, QuestionKind, QuestionOption } from '../accounts-intake.ts';
import type { PgcPlace } from '../chart/pgc-places.ts';
import type { Statement } from '../chart/filed-lines.ts';
import type { SourceCell } from '../source-cells.ts';

/** A question whose cells have not yet been given their addresses. */
export interface DraftQuestion {
  id: string;
  kind: QuestionKind;
  subject: string;
  cells: readonly SourceCell[];
  options: readonly QuestionOption[];
}

/** A figure that may still be withdrawn by what the whole take shows. */
export interface DraftFigure {
  block: number;
  cells: readonly SourceCell[];
  /** Account, key or name: the same in every file that has the row. */
  identity: string;
  place: PgcPlace;
  statement: Statement;
  line: string | null;
  account: string | null;
  name: string;
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
  /** In the order in which they hold: the first outcome of a cell stands. */
  outcomes: readonly DraftOutcome[];
  checks: readonly Check[];
  unit: number;
  /** For this table itself, or by an answer. */
  isUnitStated: boolean;
  /** What states it, here or above. */
  unitSeen: string | null;
  /** Two units are stated. */
  isUnitContradictory: boolean;
  hasCents: boolean;
  /** The largest printed figure, with its row: what a unit does is shown by it. */
  largest: { row: string; amount: number } | null;
}
