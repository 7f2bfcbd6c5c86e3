import { parseDate } from '@valia/i18n/dates/parse-date.ts';
import { isAccountingZero } from '../../../../../components/grid/paste/parse-amount-cell.ts';
import {
  parseFigureCell,
  isPlainAmount,
  type WrittenFigure,
} from '../../../../../components/grid/paste/parse-figure-cell.ts';
import type { PastedCells } from '../../../../../components/grid/paste/parse-pasted-cells.ts';
import { isYearLike, shortYearOfHeader, yearOfHeader } from './year-of-header.ts';

/** Common placeholders for a missing figure, and errors of the spreadsheet. */
const isNoFigure = (cell: string): boolean =>
  cell.startsWith('#') ||
  /^(?:n\.?\s?[ade]\.?|n\/[ade]|s\.?\/?d\.?|nan|null|none|tb[acd]|pend\.?)$/iu.test(cell);

const standsForFigure = (cell: string): boolean => isAccountingZero(cell) || isNoFigure(cell);

/** Whether a cell is a name, such as `Ventas`, `70 Ventas` or `I+D`, and not an amount or a placeholder for one. */
const isName = (cell: string): boolean =>
  /\p{L}[^\p{L}\d]*\p{L}/u.test(cell) && parseFigureCell(cell) === null && !standsForFigure(cell);

/**
 * A short name with a number such as `NIIF 16`, or an amount with an unknown symbol such as `Lps 900`; null for any
 * other cell.
 */
const shortName = (cell: string): WrittenFigure | null => {
  const figure = parseFigureCell(cell);
  return figure === null || isPlainAmount(figure) ? null : figure;
};

/** Whether a cell is only a symbol, such as `%`, `€` or `Δ`. */
const isSign = (cell: string): boolean => /^[^\p{L}\d]+$/u.test(cell) && !standsForFigure(cell);

const signsOf = ({ signs }: WrittenFigure): string => signs.replaceAll('.', '').toLowerCase();

const signsIn = (block: PastedCells): ReadonlySet<string> =>
  new Set(
    block
      .flat()
      .flatMap((cell) => parseFigureCell(cell) ?? [])
      .map(signsOf),
  );

interface Heads {
  cells: readonly string[];
  below: PastedCells;
  /** The years of the grid. */
  years: ReadonlySet<number>;
}

/** Whether the cells may be headers: words, years or closing dates, and whatever may be beside years. */
const mayBeHeads = ({ cells, below, years }: Heads): boolean => {
  const signsBelow = signsIn(below);
  /** `FY 2025`, `dic-25`, `Año 1` or `2025 €`, unless the cells below contain the same letters or symbol. */
  const isNumbered = (cell: string): boolean => {
    const figure = parseFigureCell(cell);
    if (figure === null || figure.signs === '' || signsBelow.has(signsOf(figure))) return false;
    return isPlainAmount(figure)
      ? isYearLike(figure.digits) && years.has(yearOfHeader(cell) ?? 0)
      : isYearLike(figure.digits) || /^\d{1,2}$/u.test(figure.digits);
  };
  const isHead = (cell: string): boolean =>
    isYearLike(cell) ||
    isName(cell) ||
    isNumbered(cell) ||
    /^(?:19|20|21)\d\d\s*\W?\p{L}\W?$/u.test(cell) ||
    (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/u.test(cell) && typeof parseDate(cell) === 'string');
  const found = cells.map(yearOfHeader).filter((year) => year !== null);
  const areOfGrid = found.filter((year) => years.has(year)).length > 1;
  /**
   * Beside headers with the grid's years, anything is allowed. Beside other years, only a symbol, a change such as
   * `25/24`, or `% 2025`.
   */
  const isBesideYears = (cell: string): boolean => {
    const figure = parseFigureCell(cell);
    if (areOfGrid || found.length === 0) return areOfGrid;
    if (figure === null) return !standsForFigure(cell);
    return figure.signs === '%' && isYearLike(figure.digits);
  };
  return (
    below.length > 0 && cells.every((cell) => cell === '' || isHead(cell) || isBesideYears(cell))
  );
};

/** Whether the cells are years of the grid, or several consecutive years: amounts that look like years are neither. */
const areYears = ({ cells, years }: Heads): boolean => {
  if (!cells.some(isYearLike)) return true;
  const found = cells.map(yearOfHeader).filter((year) => year !== null);
  const step = (found[1] ?? 0) - (found[0] ?? 0);
  return (
    found.every((year) => years.has(year)) ||
    (Math.abs(step) === 1 && found.every((year, place) => year === (found[0] ?? 0) + place * step))
  );
};

/**
 * The year of each header; null for one whose bare year is in another header. No years at all unless a header has a
 * year of the grid, or a year with four digits or as a date: `Ej. 9` and `Ej. 10` only count.
 */
const yearsOfHeads = ({ cells, years }: Heads): (number | null)[] => {
  const found = cells.map((cell) => {
    const year = yearOfHeader(cell);
    return isYearLike(cell) || !cells.includes(String(year)) ? year : null;
  });
  const areYearsSaid = found.some(
    (year, place) =>
      year !== null && (years.has(year) || shortYearOfHeader(cells[place] ?? '') === null),
  );
  return areYearsSaid ? found : [];
};

/**
 * Whether short names are row names: their letters differ from row to row, unlike a currency's, or their numbers are
 * consecutive.
 */
const tellApart = ([first, ...others]: readonly WrittenFigure[]): boolean =>
  first !== undefined &&
  others.length > 0 &&
  (others.some((other) => signsOf(other) !== signsOf(first)) ||
    others.every(({ digits }, place) => digits === String(Number(first.digits) + place + 1)));

/**
 * Whether the first column contains row names: it has no amount, and most cells are words, its short names differ, or
 * the corner is neither a figure nor a year. `corner` is null when there are no headers.
 */
const areNames = (rows: PastedCells, corner: string | null): boolean => {
  const filled = rows.filter((row) => row.some(Boolean));
  const names = filled.map(([name = '']) => name);
  const short = names.flatMap((name) => shortName(name) ?? []);
  const words = names.filter(isName).length;
  const others = names.filter((name) => name === '' || isSign(name)).length;
  if (!filled.some((row) => row.length > 1)) return false;
  if (words + short.length + others < names.length) return false;
  if (words > 0 && words * 2 >= names.length) return true;
  const signsBeside = signsIn(filled.map((row) => row.slice(1)));
  if (short.some((name) => signsBeside.has(signsOf(name)))) return false;
  const isCorner =
    corner !== null && parseFigureCell(corner) === null && yearOfHeader(corner) === null;
  return tellApart(short) || (isCorner && names.some(Boolean));
};

export interface BlockWithHeaders {
  cells: PastedCells;
  /** The block's name of each row of `cells`; null for a block without row names. */
  names: string[] | null;
  /** The year of each column from the block's own headers; null when it has no headers, or none with a year. */
  years: (number | null)[] | null;
}

/**
 * Separates a block's first column of names and its first row of names or years from its cells; `years` are those of
 * the grid.
 */
export const splitHeaders = (block: PastedCells, years: ReadonlySet<number>): BlockWithHeaders => {
  const [[corner = '', ...beside] = [], ...below] = block;
  const headsOf = ([cells = [], ...rest]: PastedCells): Heads => ({ cells, below: rest, years });
  const withoutFirst = block.map((row) => row.slice(1));
  const underHeads = beside.some(Boolean) && mayBeHeads(headsOf(withoutFirst));
  const isNamed = underHeads ? areNames(below, corner) : areNames(block, null);
  const columns = isNamed ? withoutFirst : block;
  const heads = headsOf(columns);
  // When the corner contains words, amounts that look like years may belong to a line.
  const isLine = !isNamed || isName(corner) || shortName(corner) !== null;
  const headed =
    block[0]?.some(Boolean) === true && mayBeHeads(heads) && (!isLine || areYears(heads));
  const found = headed ? yearsOfHeads(heads) : [];
  const first = headed ? 1 : 0;
  return {
    cells: columns.slice(first),
    names: isNamed ? block.slice(first).map(([name = '']) => name) : null,
    years: found.length > 0 ? found : null,
  };
};
