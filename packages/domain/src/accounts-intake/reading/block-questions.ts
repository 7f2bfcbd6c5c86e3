import { figureReadings } from '../figures/figure-value.ts';
import type { SourceCell } from '../source-cells.ts';
import type { DraftQuestion } from './block-reading.ts';
import { columnsQuestionId, type BlockStructure } from './block-structure.ts';
import type { Interpretation } from './interpret-block.ts';
import { yearOfMeasure } from './place-row.ts';

export const cellsInColumns = (
  { block }: BlockStructure,
  columns: readonly number[],
): SourceCell[] => {
  const found: SourceCell[] = [];
  if (columns.length === 0) return found;
  for (const { cells } of block.body)
    for (const cell of cells) if (columns.includes(cell.column)) found.push(cell);
  return found;
};

export const columnQuestions = ({ plan, context, block }: BlockStructure): DraftQuestion[] =>
  plan.unclear.map(({ year, columns }) => {
    const wanted = columns.map(({ column }) => column);
    return {
      id: columnsQuestionId(context.index, year),
      kind: 'columns',
      subject: columns.map(({ head }) => head.text).join(' · '),
      cells: block.body.flatMap(({ cells }) =>
        cells.filter(({ column }) => wanted.includes(column)),
      ),
      options: [
        ...(columns.filter(({ head }) => head.month !== null).length > 2
          ? [{ id: 'sum', evidence: null, consequence: null }]
          : []),
        ...columns.map(({ column, head }) => ({
          id: String(column),
          evidence: head.text,
          consequence: null,
        })),
      ],
    };
  });

export const yearQuestions = (structure: BlockStructure): DraftQuestion[] =>
  structure.plan.measures.flatMap((measure, at) => {
    const { id, year } = yearOfMeasure(structure, at);
    if (year !== null || structure.context.answers[id] === 'none') return [];
    const cells = cellsInColumns(structure, [...measure.columns, ...measure.credits]);
    return [{ id, kind: 'year', subject: measure.head, cells, options: [] }];
  });

const openCells = (structure: BlockStructure): SourceCell[] => {
  const cells: SourceCell[] = [];
  structure.readings.forEachFigure(({ digits }, cell) => {
    if (digits !== null && figureReadings(digits).evidence === 'open') cells.push(cell);
  });
  return cells;
};

export const notationQuestion = (structure: BlockStructure): DraftQuestion => {
  const cells = openCells(structure);
  const [cell] = cells;
  const reading = cell === undefined ? undefined : structure.readings.of(cell);
  const digits = reading?.kind === 'figure' ? (reading.figure.digits ?? '') : '';
  const { comma, point } = figureReadings(digits);
  const row =
    structure.rows.find((one) => cell !== undefined && one.row.cells.includes(cell))?.name ?? '';
  const option = (id: string, amount: number | null) => ({
    id,
    evidence: null,
    consequence: amount === null ? null : { row, amount },
  });
  return {
    id: `notation:${structure.context.index}`,
    kind: 'notation',
    subject: cell?.text ?? '',
    cells,
    options: [option(',', comma), option('.', point)],
  };
};

export const signQuestion = (
  structure: BlockStructure,
  { signs, rows }: Interpretation,
): DraftQuestion[] => {
  const isOpen = signs.isAccounts
    ? signs.accounts === null
    : signs.income === null || signs.areEitherWayOpen;
  const id = `sign:${structure.context.index}`;
  const asked = rows.filter(
    ({ role, target }) =>
      role === 'leaf' &&
      target !== null &&
      (signs.isAccounts ||
        (target.statement === 'income' && (signs.income === null || target.goesEitherWay))),
  );
  if (!isOpen || asked.length === 0) return [];
  const cells = asked.flatMap(({ measured }) => measured.flatMap((one) => one.cells));
  const options = signs.options.map((one) => ({ id: one, evidence: null, consequence: null }));
  return [{ id, kind: 'sign', subject: asked[0]?.name ?? '', cells, options }];
};
