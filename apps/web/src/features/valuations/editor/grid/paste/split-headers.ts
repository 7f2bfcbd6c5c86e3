import { parseDate } from '@valia/i18n/dates/parse-date.ts';
import { isAccountingZero } from '../../../../../components/grid/paste/amount-of-cell.ts';
import {
  figureOf,
  isPlainAmount,
  type WrittenFigure,
} from '../../../../../components/grid/paste/figure-of.ts';
import type { Block } from '../../../../../components/grid/paste/read-block.ts';
import { looksLikeYear, shortYearOfHead, yearOfHead } from './year-of-head.ts';

/** What people and programs write where a figure is lacking, and an error of the spreadsheet. */
const isNoFigure = (cell: string): boolean =>
  cell.startsWith('#') ||
  /^(?:n\.?\s?[ade]\.?|n\/[ade]|s\.?\/?d\.?|nan|null|none|tb[acd]|pend\.?)$/iu.test(cell);

const standsForFigure = (cell: string): boolean => isAccountingZero(cell) || isNoFigure(cell);

/** Words, as `Ventas`, `70 Ventas` or `I+D`, rather than an amount or what stands for one. */
const isName = (cell: string): boolean =>
  /\p{L}[^\p{L}\d]*\p{L}/u.test(cell) && figureOf(cell) === null && !standsForFigure(cell);

/** `NIIF 16` or `Lps 900`: a short name with a number, or an amount with a sign that nobody told us. */
const shortName = (cell: string): WrittenFigure | null => {
  const figure = figureOf(cell);
  return figure === null || isPlainAmount(figure) ? null : figure;
};

/** A sign alone, as `%`, `€` or `Δ`. */
const isSign = (cell: string): boolean => /^[^\p{L}\d]+$/u.test(cell) && !standsForFigure(cell);

const signsOf = ({ signs }: WrittenFigure): string => signs.replaceAll('.', '').toLowerCase();

const signsIn = (block: Block): ReadonlySet<string> =>
  new Set(
    block
      .flat()
      .flatMap((cell) => figureOf(cell) ?? [])
      .map(signsOf),
  );

interface Heads {
  cells: readonly string[];
  below: Block;
  /** The years of the grid. */
  years: ReadonlySet<number>;
}

/** Words, years or closing days, and what stands beside years. */
const mayBeHeads = ({ cells, below, years }: Heads): boolean => {
  const signsBelow = signsIn(below);
  /** `FY 2025`, `dic-25`, `Año 1` or `2025 €` where the cells below bear no such letters or sign. */
  const isNumbered = (cell: string): boolean => {
    const figure = figureOf(cell);
    if (figure === null || figure.signs === '' || signsBelow.has(signsOf(figure))) return false;
    return isPlainAmount(figure)
      ? looksLikeYear(figure.digits) && years.has(yearOfHead(cell) ?? 0)
      : looksLikeYear(figure.digits) || /^\d{1,2}$/u.test(figure.digits);
  };
  const isHead = (cell: string): boolean =>
    looksLikeYear(cell) ||
    isName(cell) ||
    isNumbered(cell) ||
    /^(?:19|20|21)\d\d\s*\W?\p{L}\W?$/u.test(cell) ||
    (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/u.test(cell) && typeof parseDate(cell) === 'string');
  const found = cells.map(yearOfHead).filter((year) => year !== null);
  const areOfGrid = found.filter((year) => years.has(year)).length > 1;
  /** Beside two years of the grid anything; beside another one only a sign, a change as `25/24`, or `% 2025`. */
  const isBesideYears = (cell: string): boolean => {
    const figure = figureOf(cell);
    if (areOfGrid || found.length === 0) return areOfGrid;
    if (figure === null) return !standsForFigure(cell);
    return figure.signs === '%' && looksLikeYear(figure.digits);
  };
  return (
    below.length > 0 && cells.every((cell) => cell === '' || isHead(cell) || isBesideYears(cell))
  );
};

/** Years of the grid, or several in a row: amounts that look like years are neither. */
const areYears = ({ cells, years }: Heads): boolean => {
  if (!cells.some(looksLikeYear)) return true;
  const found = cells.map(yearOfHead).filter((year) => year !== null);
  const step = (found[1] ?? 0) - (found[0] ?? 0);
  return (
    found.every((year) => years.has(year)) ||
    (Math.abs(step) === 1 && found.every((year, place) => year === (found[0] ?? 0) + place * step))
  );
};

/**
 * The year of each head, null where it only says one that stands bare beside it; of none where no head is of a year of
 * the grid or says one in four digits or as a day: `Ej. 9` and `Ej. 10` count.
 */
const yearsOfHeads = ({ cells, years }: Heads): (number | null)[] => {
  const found = cells.map((cell) => {
    const year = yearOfHead(cell);
    return looksLikeYear(cell) || !cells.includes(String(year)) ? year : null;
  });
  const areYearsSaid = found.some(
    (year, place) =>
      year !== null && (years.has(year) || shortYearOfHead(cells[place] ?? '') === null),
  );
  return areYearsSaid ? found : [];
};

/** Short names by themselves: their letters differ from row to row, as no currency's do, or their numbers count on. */
const tellApart = ([first, ...others]: readonly WrittenFigure[]): boolean =>
  first !== undefined &&
  others.length > 0 &&
  (others.some((other) => signsOf(other) !== signsOf(first)) ||
    others.every(({ digits }, place) => digits === String(Number(first.digits) + place + 1)));

/**
 * Whether the first column names the rows: no amount is in it, and most cells are words, or its short names tell
 * themselves apart, or it stands under a corner that is none of the heads of figures; null where there are no heads.
 */
const areNames = (rows: Block, corner: string | null): boolean => {
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
  const isCorner = corner !== null && figureOf(corner) === null && yearOfHead(corner) === null;
  return tellApart(short) || (isCorner && names.some(Boolean));
};

export interface HeadedBlock {
  cells: Block;
  /** What the block calls each row of `cells`; null for a block that names none. */
  names: string[] | null;
  /** The year of each column by the block's own heads; null for a block whose heads, if any, say none. */
  years: (number | null)[] | null;
}

/** A block apart from its first column of names and its first row of names or years; `years`: those of the grid. */
export const splitHeaders = (block: Block, years: ReadonlySet<number>): HeadedBlock => {
  const [[corner = '', ...beside] = [], ...below] = block;
  const headsOf = ([cells = [], ...rest]: Block): Heads => ({ cells, below: rest, years });
  const withoutFirst = block.map((row) => row.slice(1));
  const underHeads = beside.some(Boolean) && mayBeHeads(headsOf(withoutFirst));
  const isNamed = underHeads ? areNames(below, corner) : areNames(block, null);
  const columns = isNamed ? withoutFirst : block;
  const heads = headsOf(columns);
  // Beside a corner of words, amounts that look like years may be those of a line.
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
