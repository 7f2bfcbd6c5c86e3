import { parseAccountCode } from '../names/row-key.ts';
import { findFiledLine } from '../chart/filed-lines.ts';
import { findChartAccount, isOutsideGroup } from '../chart/pgc-chart.ts';
import { isPercentFigure, kindOfCell } from '../figures/read-cell.ts';
import type { SourceCell } from '../source-cells.ts';
import { parseColumnHeader, yearsIn, type ColumnHeader } from './column-header.ts';
import { areDaySerials, headerText, dateTextOfSerial, type SheetBlock } from './sheet-block.ts';

export interface FigureColumn {
  column: number;
  head: ColumnHeader;
}

export interface BlockColumns {
  /** The column of account numbers, when there is one. */
  code: number | null;
  names: readonly number[];
  notes: readonly number[];
  sides: readonly number[];
  figures: readonly FigureColumn[];
  /** Columns of shares and changes, recognised by their headers or by their content. */
  ratios: readonly number[];
  others: readonly number[];
}

const headCellsOf = ({ heads }: SheetBlock, column: number): SourceCell[] =>
  heads.flatMap(({ cells }, index) => {
    const own = cells.find((cell) => cell.column === column);
    if (own !== undefined) return [own];
    const left = cells.findLast((cell) => cell.column < column);
    if (left === undefined) return [];
    const isCovered = left.column + (left.merged?.columns ?? 1) > column;
    const isAbove =
      index < heads.length - 1 &&
      left.column > 1 &&
      (heads[index + 1]?.cells.some((cell) => cell.column === column) ?? false);
    return isCovered || isAbove ? [left] : [];
  });

const headTextOfColumn = (block: SheetBlock, column: number): string => {
  const serials = block.heads.filter(({ cells }) =>
    areDaySerials(cells.flatMap(({ raw }) => (typeof raw === 'number' ? [raw] : []))),
  );
  return headCellsOf(block, column)
    .map((cell) => {
      const isSerial = serials.some(({ cells }) => cells.includes(cell));
      return isSerial && typeof cell.raw === 'number'
        ? dateTextOfSerial(cell.raw)
        : headerText(cell);
    })
    .join(' ');
};

interface ColumnContent {
  column: number;
  head: ColumnHeader;
  cells: SourceCell[];
  words: number;
  figures: number;
  percents: number;
}

/** An account of the chart, a key of the deposit or a box number of the modelo 200. */
const isKnownCode = (cell: SourceCell): boolean => {
  const code = parseAccountCode(cell.text.replaceAll(/[[\]]/gu, ''));
  if (code === null) return false;
  const isFiled = code.length === 5 && findFiledLine(code) !== null;
  return isFiled || findChartAccount(code) !== null || isOutsideGroup(code) || code.length <= 3;
};

const contentOf = (block: SheetBlock, column: number, cells: SourceCell[]): ColumnContent => {
  const content = {
    column,
    head: parseColumnHeader(headTextOfColumn(block, column)),
    cells,
    words: 0,
    figures: 0,
    percents: 0,
  };
  for (const cell of cells) {
    const kind = kindOfCell(cell);
    if (kind === 'words') content.words += 1;
    else if (kind !== 'empty') content.figures += 1;
    if (kind === 'figure' && isPercentFigure(cell)) content.percents += 1;
  }
  return content;
};

/**
 * Whether a column contains account numbers: 60 % of its cells do, and it precedes the names or its header identifies
 * it.
 */
const isCodes = (one: ColumnContent, index: number, all: readonly ColumnContent[]): boolean => {
  const codes = () => one.cells.filter(isKnownCode).length;
  if (one.head.role === 'code') return codes() * 2 >= one.cells.length;
  if (index > 1 || one.head.year !== null || one.head.measure !== null) return false;
  const isBeforeNames = all
    .slice(index + 1)
    .some((other) => other.words >= other.cells.length * 0.6 && other.words > 0);
  const isFirst = index === 0 && one.words === 0 && all.length > 1;
  if (!isBeforeNames && !isFirst) return false;
  const hasMarks = one.cells.some(
    (cell) => /\d[.,]\d{3}\b/u.test(cell.text) || /^[-(]/u.test(cell.text.trim()),
  );
  return !hasMarks && codes() >= Math.max(one.cells.length * 0.6, 1);
};

/** «700, 701, 702, (706)»: the accounts that a line of the models adds up. */
const listOfCodes = (cell: SourceCell): boolean => {
  if (!/\d.*(?:[,;]|\sy\s)/u.test(cell.text)) return false;
  const items = cell.text.split(/,\s|;|,(?=\s*\()|\sy\s/u);
  return items.length > 1 && items.every((item) => /^\s*\(?\d{2,5}\*?\)?\s*$/u.test(item));
};

const noteCell =
  /^(?:(?:nota|note)s? ?)?\d{1,2}(?:[.,]\d{1,2})?(?:(?:[,;y-]| y )\s*\d{1,2}(?:\.\d{1,2})?)*$/iu;
const isNotes = (one: ColumnContent, hasYears: boolean): boolean =>
  one.head.role === 'note' ||
  (hasYears &&
    one.head.year === null &&
    one.head.measure === null &&
    one.head.month === null &&
    one.cells.length > 0 &&
    one.cells.every((cell) => noteCell.test(cell.text.trim())));

const isSide = (one: ColumnContent): boolean =>
  one.cells.length > 0 &&
  one.cells.every((cell) => /^(?:d|h|a|dr|cr|db)\.?$/iu.test(cell.text.trim()));

/** The content of each column of a block, determined by its header and by its cells. */
export const columnsOfBlock = (block: SheetBlock): BlockColumns => {
  const byColumn = new Map<number, SourceCell[]>();
  for (const { cells } of block.body)
    for (const cell of cells) {
      const known = byColumn.get(cell.column);
      if (known === undefined) byColumn.set(cell.column, [cell]);
      else known.push(cell);
    }
  const all = [...byColumn]
    .toSorted(([one], [other]) => one - other)
    .map(([column, cells]) => contentOf(block, column, cells));
  const hasYears = all.some(({ head }) => head.year !== null || head.yearsBack !== null);
  const code = all.find((one, index) => isCodes(one, index, all))?.column ?? null;
  const rest = all.filter(({ column }) => column !== code);
  const result = { names: [], notes: [], sides: [], ratios: [], others: [] } as Record<
    string,
    number[]
  >;
  const figures: FigureColumn[] = [];
  for (const one of rest) {
    const hasLists = one.cells.some(listOfCodes);
    const isText = one.words > one.figures || hasLists;
    const isBeforeFigures = figures.length === 0;
    if (isSide(one)) result['sides']?.push(one.column);
    else if (isText) result[isBeforeFigures && !hasLists ? 'names' : 'others']?.push(one.column);
    else if (isNotes(one, hasYears)) result['notes']?.push(one.column);
    else if (
      one.head.role === 'share' ||
      one.head.role === 'change' ||
      one.percents * 2 > one.figures
    )
      result['ratios']?.push(one.column);
    else if (one.head.role === 'currency') result['others']?.push(one.column);
    else figures.push({ column: one.column, head: one.head });
  }
  const { names = [], notes = [], sides = [], ratios = [], others = [] } = result;
  return { code, names, notes, sides, ratios, others, figures };
};

/** Years mentioned above the table, in its sheet's name or in its file's name, in this order. */
export const yearsAboveTable = (
  block: SheetBlock,
  sheetName: string,
  fileName: string,
): number[] => {
  const places = [
    block.titles.flatMap(({ cells }) => cells.map(headerText)),
    [sheetName],
    [fileName],
  ];
  for (const texts of places) {
    const years = texts.flatMap(yearsIn);
    if (years.length > 0) return [...new Set(years)];
  }
  return [];
};
