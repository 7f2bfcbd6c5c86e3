import { rowKey } from '../names/row-key.ts';
import type { SourceCell, SourceSheet } from '../source-cells.ts';
import { kindOfCell } from '../figures/read-cell.ts';
import { hasFigures, isHeaderRow, isRowWithoutFigure } from './header-row.ts';
import type { GridRow, SheetBlock } from './sheet-block.ts';

const isAfter = (one: SourceCell, other: SourceCell | undefined): boolean =>
  other === undefined ||
  one.row > other.row ||
  (one.row === other.row && one.column > other.column);

const inReadingOrder = (cells: readonly SourceCell[]): readonly SourceCell[] =>
  cells.every((cell, index) => isAfter(cell, cells[index - 1]))
    ? cells
    : cells.toSorted((one, other) => one.row - other.row || one.column - other.column);

const rowsOf = (cells: readonly SourceCell[]): GridRow[] => {
  const rows: { row: number; cells: SourceCell[] }[] = [];
  for (const cell of inReadingOrder(cells)) {
    const last = rows.at(-1);
    if (last?.row === cell.row) last.cells.push(cell);
    else rows.push({ row: cell.row, cells: [cell] });
  }
  return rows;
};

type Draft = { titles: GridRow[]; heads: GridRow[]; body: GridRow[] };
const emptyDraft = (titles: GridRow[] = []): Draft => ({ titles, heads: [], body: [] });
const textOf = ({ cells }: GridRow): string =>
  cells.map((cell) => `${cell.column}:${rowKey(cell.text) || cell.text.trim()}`).join('|');

/** Removes and returns the rows without figures at the end of a block, which may be the titles of the next one. */
const takeTrailingText = (body: GridRow[]): GridRow[] => {
  const last = body.findLastIndex(hasFigures);
  return last < 0 ? [] : body.splice(last + 1);
};

const withoutFigures = (draft: Draft): GridRow[] => [
  ...draft.titles,
  ...draft.heads,
  ...draft.body,
];

/** Splits rows at two empty rows and at a new header; a header repeated on each page starts no new block. */
const partRows = (rows: readonly GridRow[]): Draft[] => {
  const done: Draft[] = [];
  let now = emptyDraft();
  let previous = 0;
  const close = (titles: GridRow[]): void => {
    if (now.body.some(hasFigures)) {
      done.push(now);
      now = emptyDraft(titles);
    } else now = emptyDraft([...withoutFigures(now), ...titles]);
  };
  for (const row of rows) {
    if (row.row - previous > 2 && now.body.some(hasFigures)) close([]);
    previous = row.row;
    if (isHeaderRow(row, now.heads)) {
      const isRepeated = now.heads.some((head) => textOf(head) === textOf(row));
      if (now.body.some(hasFigures) && !isRepeated) close(takeTrailingText(now.body));
      if (isRepeated) now.body.push(row);
      else if (now.body.length > 0) {
        now.titles.push(...now.heads, ...now.body.splice(0));
        now.heads = [row];
      } else now.heads.push(row);
    } else if (now.heads.length + now.body.length > 0) now.body.push(row);
    else if (hasFigures(row) || isRowWithoutFigure(row)) now.body.push(row);
    else now.titles.push(row);
  }
  if (now.body.some(hasFigures) || done.length === 0) return [...done, now];
  for (const row of withoutFigures(now)) done.at(-1)?.body.push(row);
  return done;
};

const isWords = (cell: SourceCell): boolean =>
  kindOfCell(cell) === 'words' && /\p{Letter}{2}/u.test(cell.text);

/** The column of names that follows columns of figures and is itself followed by figures: two tables side by side. */
const splitColumn = ({ body }: Draft): number | null => {
  const columns = new Map<number, { words: number; figures: number }>();
  for (const { cells } of body)
    for (const cell of cells) {
      const count = columns.get(cell.column) ?? { words: 0, figures: 0 };
      if (count.words + count.figures === 0) columns.set(cell.column, count);
      if (isWords(cell)) count.words += 1;
      else count.figures += 1;
    }
  const ordered = [...columns].toSorted(([one], [other]) => one - other);
  const isName = ([, { words, figures }]: (typeof ordered)[number]) =>
    words >= 2 && words > figures * 2;
  const first = ordered.findIndex(isName);
  const figures = ordered.findIndex(
    (one, index) => first >= 0 && index > first && !isName(one) && one[1].figures >= 2,
  );
  const second = ordered.findIndex((one, index) => figures >= 0 && index > figures && isName(one));
  const after = ordered.findIndex(
    (one, index) => second >= 0 && index > second && one[1].figures >= 2,
  );
  return after < 0 ? null : (ordered[second]?.[0] ?? null);
};

const partOf = (rows: readonly GridRow[], keep: (cell: SourceCell) => boolean): GridRow[] =>
  rows
    .map(({ row, cells }) => ({ row, cells: cells.filter(keep) }))
    .filter(({ cells }) => cells.length > 0);

const splitSides = (draft: Draft): Draft[] => {
  const column = splitColumn(draft);
  if (column === null) return [draft];
  const side = (keep: (cell: SourceCell) => boolean): Draft => ({
    titles: partOf(draft.titles, keep),
    heads: partOf(draft.heads, keep),
    body: partOf(draft.body, keep),
  });
  return [
    side((cell) => cell.column < column),
    ...splitSides(side((cell) => cell.column >= column)),
  ];
};

/** The tables of a sheet, made from its visible cells. */
export const blocksOfSheet = (source: SourceSheet, file: number, sheet: number): SheetBlock[] =>
  partRows(rowsOf(source.cells.filter((cell) => !cell.isHidden)))
    .flatMap(splitSides)
    .map((draft) => ({ file, sheet, ...draft }));
