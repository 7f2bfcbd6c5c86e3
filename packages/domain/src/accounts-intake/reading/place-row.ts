import { sideOfPlace, type PgcPlace } from '../chart/pgc-places.ts';
import { roundSum } from '../figures/block-values.ts';
import type { RowTarget } from '../rows/row-target.ts';
import type { SourceCell } from '../source-cells.ts';
import type { DraftFigure, DraftOutcome, DraftQuestion } from './block-reading.ts';
import { rowQuestionId, type BlockStructure } from './block-structure.ts';
import type { Interpretation, InterpretedRow } from './interpret-block.ts';

export interface RowReading {
  figures: readonly DraftFigure[];
  questions: readonly DraftQuestion[];
  outcomes: readonly DraftOutcome[];
}

/** The year of a measure, from its header, its surroundings or an answer, and the question for it. */
export const yearOfMeasure = (
  { plan, context }: BlockStructure,
  at: number,
): { id: string; year: number | null } => {
  const measure = plan.measures[at];
  const unknown = plan.measures.filter(({ year }) => year === null);
  const id = `year:${context.index}${unknown.length > 1 ? `:${measure?.columns[0] ?? ''}` : ''}`;
  const answer = Number(context.answers[id]);
  return { id, year: measure?.year ?? (Number.isInteger(answer) && answer > 1900 ? answer : null) };
};

export const valuesCells = ({ measured }: InterpretedRow): SourceCell[] =>
  measured.flatMap(({ cells }) => cells);

export const refusedOutcomes = ({ measured }: InterpretedRow): DraftOutcome[] =>
  measured.flatMap(({ fault, cells }) =>
    fault === null ? [] : [{ cells, outcome: { kind: 'refused', fault } }],
  );

/** The place for the side of the actual balance: an overdraft is debt, not cash. */
const placeAt = ({ place, opposite, natural }: RowTarget, debit: number): PgcPlace | null =>
  opposite !== null && debit !== 0 && debit > 0 !== (natural === 'debit') ? opposite : place;

const oriented = (place: PgcPlace, debit: number): number =>
  roundSum(sideOfPlace(place) === 'debit' ? debit : -debit) + 0;

/** The figure of a row in one measure, or the question that has to be answered first. */
const placeMeasure = (
  { row, target, structure, whole, unit }: PlacedRow,
  at: number,
): { figure: DraftFigure } | { question: string | null } | null => {
  const measured = row.measured[at];
  if (measured === undefined || measured.cells.length === 0) return null;
  const { index } = structure.context;
  const debit = whole.debits.get(row)?.[at] ?? null;
  if (debit === null) {
    if (measured.isOpen) return { question: `notation:${index}` };
    return measured.value === null ? null : { question: `sign:${index}` };
  }
  const place = placeAt(target, debit);
  const { id, year } = yearOfMeasure(structure, at);
  if (place === null) return null;
  if (measured.currency !== null)
    return structure.context.answers['currency'] === 'none'
      ? { question: null }
      : { question: 'currency' };
  if (year === null) return { question: structure.context.answers[id] === 'none' ? null : id };
  return {
    figure: {
      block: index,
      cells: measured.cells,
      identity: target.account ?? target.key ?? row.key,
      place,
      statement: target.statement,
      line: target.line,
      account: target.account,
      name: row.name,
      row: rowQuestionId(row),
      year,
      amount: roundSum(oriented(place, debit) * unit),
      isByLikeness: target.isByLikeness,
      fromAccounts: target.account !== null,
    },
  };
};

const currencyQuestion = ({ row, structure }: PlacedRow): DraftQuestion[] => {
  if (structure.context.answers['currency'] === 'none') return [];
  const foreign = row.measured.filter(({ currency, fault }) => currency !== null && fault === null);
  const subject = foreign[0]?.currency ?? '';
  const cells = foreign.flatMap((one) => one.cells);
  return foreign.length === 0
    ? []
    : [{ id: 'currency', kind: 'currency', subject, cells, options: [] }];
};

export interface PlacedRow {
  row: InterpretedRow;
  target: RowTarget;
  structure: BlockStructure;
  whole: Interpretation;
  unit: number;
}

/** The figures of a row with a known place. */
export const placeRow = (placed: PlacedRow): RowReading => {
  const figures: DraftFigure[] = [];
  const outcomes = refusedOutcomes(placed.row);
  for (const [at, { cells }] of placed.row.measured.entries()) {
    const found = placeMeasure(placed, at);
    if (found === null) continue;
    if ('figure' in found) figures.push(found.figure);
    else if (found.question === null)
      outcomes.push({ cells, outcome: { kind: 'set-aside', reason: 'left-out-by-answer' } });
    else outcomes.push({ cells, outcome: { kind: 'asked', question: found.question } });
  }
  return { figures, questions: currencyQuestion(placed), outcomes };
};
