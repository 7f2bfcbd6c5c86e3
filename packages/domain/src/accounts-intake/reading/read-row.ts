import { isReviewPlace } from '../chart/pgc-places.ts';
import {
  lineOptionId,
  lineQuestionId,
  noLine,
  partingsOfRow,
  rowQuestionId,
  type BlockStructure,
} from './block-structure.ts';
import { placeOfParent, type Interpretation, type InterpretedRow } from './interpret-block.ts';
import { parentQuestion, parentQuestionId } from './parent-question.ts';
import { placeRow, refusedOutcomes, valuesCells, type RowReading } from './place-row.ts';
import { placeCandidates, placeOptions } from './place-candidates.ts';

const mostLineOptions = 4;

const nothing: RowReading = { figures: [], questions: [], outcomes: [] };

const isAnswered = (row: InterpretedRow, { context }: BlockStructure): boolean =>
  context.answers[rowQuestionId(row)] !== undefined || row.isAnsweredByName;

const askRow = (row: InterpretedRow, whole: Interpretation): RowReading => {
  const cells = valuesCells(row);
  const first =
    whole.debits.get(row)?.find((value) => value !== null) ??
    row.values.find((value) => value !== null) ??
    null;
  const options = placeOptions(placeCandidates(row, whole.rows), row.name, first);
  const id = rowQuestionId(row);
  return {
    figures: [],
    questions: [{ id, kind: 'row', subject: row.name, cells, options }],
    outcomes: [...refusedOutcomes(row), { cells, outcome: { kind: 'asked', question: id } }],
  };
};

const readLeaf = (
  row: InterpretedRow,
  structure: BlockStructure,
  whole: Interpretation,
  unit: number,
): RowReading => {
  if (row.isLeftOut)
    return {
      ...nothing,
      outcomes: [
        ...refusedOutcomes(row),
        { cells: valuesCells(row), outcome: { kind: 'set-aside', reason: 'left-out-by-answer' } },
      ],
    };
  const above = whole.brokenAbove.get(row) ?? null;
  if (above !== null) {
    const id = parentQuestionId(above);
    const answer = structure.context.answers[id];
    if (answer === 'parent')
      return {
        ...nothing,
        outcomes: [
          { cells: valuesCells(row), outcome: { kind: 'set-aside', reason: 'left-out-by-answer' } },
        ],
      };
    if (answer !== 'parts')
      return {
        ...nothing,
        outcomes: [
          ...refusedOutcomes(row),
          { cells: valuesCells(row), outcome: { kind: 'asked', question: id } },
        ],
      };
  }
  const { target } = row;
  const isEmpty = row.measured.every(
    ({ value, fault, isOpen }) => (value === null || value === 0) && fault === null && !isOpen,
  );
  const isReview =
    target?.place != null && isReviewPlace(target.place) && !isAnswered(row, structure);
  if (target === null || target.place === null || isReview) {
    if (isEmpty)
      return {
        ...nothing,
        outcomes: [{ cells: valuesCells(row), outcome: { kind: 'set-aside', reason: 'no-data' } }],
      };
    return askRow(row, whole);
  }
  return placeRow({ row, target, structure, whole, unit });
};

const readParent = (
  row: InterpretedRow,
  structure: BlockStructure,
  whole: Interpretation,
  unit: number,
): RowReading => {
  const summed: RowReading = {
    ...nothing,
    outcomes: [...refusedOutcomes(row), { cells: valuesCells(row), outcome: { kind: 'summed' } }],
  };
  if (!whole.broken.has(row)) return summed;
  const id = parentQuestionId(row);
  const answer = structure.context.answers[id];
  if (answer === 'parts') return summed;
  const place = placeOfParent(row, whole.leaves);
  if (answer === 'parent' && row.target !== null && place !== null)
    return placeRow({ row, target: { ...row.target, place }, structure, whole, unit });
  return {
    ...nothing,
    questions: [parentQuestion(row, whole)],
    outcomes: [{ cells: valuesCells(row), outcome: { kind: 'asked', question: id } }],
  };
};

const unclearLine = (row: InterpretedRow, { context, plan }: BlockStructure): RowReading => {
  const id = lineQuestionId(context.index, row.row);
  const { cells } = row.row;
  if (context.answers[id] === noLine)
    return {
      ...nothing,
      outcomes: [{ cells, outcome: { kind: 'set-aside', reason: 'left-out-by-answer' } }],
    };
  const options = partingsOfRow(row.row, plan)
    .slice(0, mostLineOptions)
    .map((parted) => ({ id: lineOptionId(parted), evidence: parted.name, consequence: null }));
  return {
    ...nothing,
    questions: [{ id, kind: 'line', subject: row.name, cells, options }],
    outcomes: [{ cells, outcome: { kind: 'asked', question: id } }],
  };
};

/** The result for a row: its figures, its questions, and the outcomes of its cells. */
export const readRow = (
  row: InterpretedRow,
  structure: BlockStructure,
  whole: Interpretation,
  unit: number,
): RowReading => {
  const cells = valuesCells(row);
  if (row.kind === 'unclear-line') return unclearLine(row, structure);
  if (row.kind === 'lost-digits')
    return {
      ...nothing,
      outcomes: [
        {
          cells: [...(row.codeCell === null ? [] : [row.codeCell]), ...cells],
          outcome: { kind: 'refused', fault: 'lost-digits' },
        },
      ],
    };
  if (row.kind === 'carried')
    return {
      ...nothing,
      outcomes: [{ cells, outcome: { kind: 'set-aside', reason: 'carried-sum' } }],
    };
  if (row.kind === 'outside') {
    const unused = row.code === null ? 'other-statement' : 'outside-group';
    const reason = isAnswered(row, structure) ? 'left-out-by-answer' : unused;
    return { ...nothing, outcomes: [{ cells, outcome: { kind: 'set-aside', reason } }] };
  }
  if (row.kind === 'head') return nothing;
  if (row.kind === 'text') return { ...nothing, outcomes: refusedOutcomes(row) };
  if (row.role === 'subtotal')
    return {
      ...nothing,
      outcomes: [...refusedOutcomes(row), { cells, outcome: { kind: 'summed' } }],
    };
  return row.role === 'parent'
    ? readParent(row, structure, whole, unit)
    : readLeaf(row, structure, whole, unit);
};
