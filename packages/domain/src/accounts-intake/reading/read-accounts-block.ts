import type { Decision, Outcome, SetAsideReason } from '../accounts-intake.ts';
import type { BlockReading, DraftFigure, DraftOutcome } from './block-reading.ts';
import {
  cellsInColumns,
  columnQuestions,
  notationQuestion,
  signQuestion,
  yearQuestions,
} from './block-questions.ts';
import { yearOfMeasure, type RowReading } from './place-row.ts';
import { notationOfBlock, unitOfBlock } from './block-decisions.ts';
import { structureOfBlock, type BlockContext, type BlockStructure } from './block-structure.ts';
import type { SheetBlock } from '../blocks/sheet-block.ts';
import { interpretBlock, type Interpretation, type InterpretedRow } from './interpret-block.ts';
import { isJournal, readJournal } from './read-journal.ts';
import { readRow } from './read-row.ts';

const label = (what: Extract<Outcome, { kind: 'label' }>['what']): Outcome => ({
  kind: 'label',
  what,
});
const setAside = (reason: SetAsideReason): Outcome => ({ kind: 'set-aside', reason });

/** The outcomes of names, headers, notes and columns without figures of the accounts. */
const outcomesAround = (structure: BlockStructure): DraftOutcome[] => {
  const { block, columns, plan, rows } = structure;
  const support = plan.measures.flatMap((measure) => measure.support);
  const notes = cellsInColumns(structure, columns.notes);
  return [
    { cells: block.titles.flatMap(({ cells }) => cells), outcome: label('title') },
    { cells: block.heads.flatMap(({ cells }) => cells), outcome: label('head') },
    {
      cells: rows.flatMap(({ kind, row }) => (kind === 'head' ? row.cells : [])),
      outcome: label('head'),
    },
    {
      cells: rows.flatMap(({ codeCell, code }) =>
        codeCell === null || code === null ? [] : [codeCell],
      ),
      outcome: label('code'),
    },
    {
      cells: rows.flatMap(({ nameCells, codeCell, code }) => [
        ...nameCells,
        ...(code === null && codeCell !== null ? [codeCell] : []),
      ]),
      outcome: label('name'),
    },
    { cells: notes, outcome: label('note') },
    {
      cells: cellsInColumns(structure, columns.ratios),
      outcome: setAside('share-or-change-column'),
    },
    { cells: cellsInColumns(structure, plan.budget), outcome: setAside('budget-column') },
    { cells: cellsInColumns(structure, support), outcome: { kind: 'summed' } },
    {
      cells: cellsInColumns(structure, [...columns.others, ...columns.sides]),
      outcome: setAside('other-column'),
    },
    { cells: block.body.flatMap(({ cells }) => cells), outcome: setAside('no-data') },
  ];
};

const decisionsOf = (
  structure: BlockStructure,
  mark: string,
  notation: Decision['evidence'],
  unit: { multiple: number; evidence: Decision['evidence'] },
  { signs }: Interpretation,
): Decision[] => {
  const block = structure.context.index;
  const years = structure.plan.measures.map((measure, at): Decision => {
    const { year } = yearOfMeasure(structure, at);
    return {
      subject: 'year',
      block,
      column: measure.columns[0] ?? null,
      value: String(year ?? ''),
      evidence: [measure.evidence],
    };
  });
  const sign = signs.isAccounts ? signs.accounts : signs.income;
  return [
    ...years,
    { subject: 'notation', block, column: null, value: mark, evidence: notation },
    { subject: 'unit', block, column: null, value: String(unit.multiple), evidence: unit.evidence },
    { subject: 'sign', block, column: null, value: sign ?? '', evidence: [signs.evidence] },
  ];
};

const largestOf = (rows: readonly InterpretedRow[]): BlockReading['largest'] => {
  let largest: BlockReading['largest'] = null;
  for (const { name, values, kind } of rows)
    for (const value of kind === 'text' ? [] : values)
      if (value !== null && Math.abs(value) > Math.abs(largest?.amount ?? 0))
        largest = { row: name, amount: value };
  return largest;
};

/** Reads a table of accounts as a whole: its decisions, its figures, its questions and its checks. */
export const readAccountsBlock = (block: SheetBlock, context: BlockContext): BlockReading => {
  if (isJournal(block)) return readJournal(block, context.index);
  const structure = structureOfBlock(block, context);
  const notation = notationOfBlock(structure);
  const unit = unitOfBlock(structure);
  const whole = interpretBlock(structure, notation.mark);
  const rows: RowReading[] = whole.rows.map((row) => readRow(row, structure, whole, unit.multiple));
  const questions = [
    ...columnQuestions(structure),
    ...yearQuestions(structure),
    ...(notation.isAsked ? [notationQuestion(structure)] : []),
    ...signQuestion(structure, whole),
    ...rows.flatMap((row) => row.questions),
  ];
  const asked = questions.map(({ id, cells }): DraftOutcome => ({
    cells,
    outcome: { kind: 'asked', question: id },
  }));
  const figures: DraftFigure[] = rows.flatMap((row) => row.figures);
  return {
    index: context.index,
    decisions: decisionsOf(structure, notation.mark ?? '', notation.evidence, unit, whole),
    questions,
    figures,
    outcomes: [...rows.flatMap((row) => row.outcomes), ...asked, ...outcomesAround(structure)],
    checks: whole.checks.map((check) => ({
      ...check,
      expected: check.expected * unit.multiple,
      found: check.found * unit.multiple,
      tolerance: check.tolerance * unit.multiple,
    })),
    unit: unit.multiple,
    isUnitStated:
      unit.evidence.some((one) => one.class === 'decisive' || one.class === 'answered') &&
      !unit.isAsked,
    unitSeen: unit.evidence.find((one) => one.class !== 'default')?.seen ?? null,
    isUnitContradictory: unit.isAsked,
    hasCents: whole.rows.some(({ values }) =>
      values.some((value) => value !== null && !Number.isInteger(value)),
    ),
    largest: largestOf(whole.rows),
  };
};
