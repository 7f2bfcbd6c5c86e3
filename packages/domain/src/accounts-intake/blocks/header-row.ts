import { isNegativeFigure, kindOfCell } from '../figures/read-cell.ts';
import { parseAccountCode, rowKey } from '../names/row-key.ts';
import { findAccountsByName, findLinesByName } from '../rows/line-names.ts';
import type { SourceCell } from '../source-cells.ts';
import { datesIn, isHeaderText, parseColumnHeader, yearsIn } from './column-header.ts';
import { isUnsplitLine } from './unsplit-line.ts';
import { areDaySerials, isDaySerial, headerText, type GridRow } from './sheet-block.ts';

const isYearFigure = (cell: SourceCell): boolean => /^(?:19|20)\d{2}$/u.test(cell.text.trim());

/** `-2026` and `2026-` are amounts, because a year has no sign. */
const isFigureOfBody = (cell: SourceCell): boolean => {
  if (cell.isDate || isYearFigure(cell)) return false;
  const kind = kindOfCell(cell);
  if (kind !== 'figure' && kind !== 'refused') return false;
  return isNegativeFigure(cell) || yearsIn(cell.text).length === 0;
};

/** Numbers of a head a month or a year apart: days that lost their format. */
const hasDaySerials = ({ cells }: GridRow): boolean =>
  cells.some(({ raw }) => isDaySerial(raw)) &&
  areDaySerials(cells.flatMap(({ raw }) => (typeof raw === 'number' ? [raw] : [])));

/** The cell contains only a year or a date. */
const isBareYear = (cell: SourceCell): boolean =>
  isYearFigure(cell) ||
  cell.isDate ||
  (datesIn(cell.text).length > 0 && !/\p{Letter}/u.test(cell.text));

const bareYears = ({ cells }: GridRow): SourceCell[] => cells.filter(isBareYear);

/** Assets, equity, liabilities and their halves by term: what stands over a table of them. */
const statementKey = /^(?:[123]0000|[13][12]000)$/u;

/** An account or a line of the models: only what spans a statement («ACTIVO CORRIENTE») heads a table. */
const isNamedRow = (first: SourceCell): boolean => {
  const name = rowKey(first.text);
  return (
    parseAccountCode(first.text) !== null ||
    findLinesByName(name).some(({ key }) => !statementKey.test(key)) ||
    findAccountsByName(name).length > 0
  );
};

/** `Caja | pendiente` before any figure is a row of the table, not its title. */
export const isRowWithoutFigure = ({ cells }: GridRow): boolean => {
  const [first, ...behind] = cells;
  return first !== undefined && behind.length > 0 && isNamedRow(first);
};

/** `Caja | 2025` below a header of 2025 is an amount that looks like a year. */
const isAmountLikeYear = (row: GridRow, heads: readonly GridRow[]): boolean => {
  const [first] = row.cells;
  if (first === undefined || isBareYear(first) || rowKey(first.text) === '') return false;
  const isAsAbove = bareYears(row).every((cell) =>
    heads.some(({ cells }) =>
      cells.some((head) => head.column === cell.column && headerText(head) === headerText(cell)),
    ),
  );
  return isNamedRow(first) || (heads.length > 0 && !isAsAbove);
};

/** A header row describes the columns below it: years, debit and credit, months, notes. */
export const isHeaderRow = (row: GridRow, heads: readonly GridRow[] = []): boolean => {
  if (hasDaySerials(row)) return true;
  if (row.cells.some(isFigureOfBody)) return false;
  const words = row.cells.filter(
    (cell) => cell.text.length <= 45 && isHeaderText(parseColumnHeader(headerText(cell))),
  );
  const first = row.cells[0];
  const behind = words.filter((cell) => cell !== first);
  if (behind.length > 0 && behind.every(isBareYear)) return !isAmountLikeYear(row, heads);
  if (behind.length > 0) return true;
  return (
    words.length === 1 &&
    row.cells.length === 1 &&
    (first?.column ?? 1) > 1 &&
    (first?.text.length ?? 99) <= 25
  );
};

/** A row with a figure, or with a placeholder for a figure; an account number alone is not a figure. */
export const hasFigures = ({ cells }: GridRow): boolean =>
  cells.some((cell, index) => {
    const kind = kindOfCell(cell);
    if (kind === 'words') return isUnsplitLine(cell.text);
    if (kind === 'empty') return false;
    return index > 0 || cells.length === 1
      ? !(index === 0 && /^\d{2,12}$/u.test(cell.text.trim()))
      : false;
  });
