import { parseDate } from '@valia/i18n/parse-date.ts';
import { isAccountingZero } from './amount-of-cell.ts';
import type { Block } from './paste-block.ts';
import { figureOf, isPlainAmount } from './figure-of.ts';

const looksLikeYear = (cell: string): boolean => /^(19|20|21)\d\d$/u.test(cell);

/** What people and programs write where a figure is lacking. */
const isNoFigure = (cell: string): boolean =>
  /^(?:n\.?\s?[ade]\.?|n\/[ade]|s\.?\/?d\.?|nan|null|none|tb[acd]|pend\.?)$/iu.test(cell);

/** Words, rather than an amount with signs beside it, what stands for one, or an error of the spreadsheet. */
const isName = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) &&
  !cell.startsWith('#') &&
  figureOf(cell) === null &&
  !isAccountingZero(cell) &&
  !isNoFigure(cell);

/** `NIIF 16` or `Lps 900`: a short name with a number, or an amount with a sign that nobody told us. */
const mayBeName = (cell: string): boolean => {
  const figure = figureOf(cell);
  return figure !== null && !isPlainAmount(figure);
};

/** `FY 2025`, `dic-25` or `Año 1` where the cells below it bear no such letters. */
const isNumberedHead = (cell: string, below: Block): boolean => {
  const figure = figureOf(cell);
  return (
    figure !== null &&
    mayBeName(cell) &&
    /^(?:(?:19|20|21)\d\d|\d{1,2})$/u.test(figure.digits) &&
    !below.flat().some((other) => figureOf(other)?.signs === figure.signs)
  );
};

/** Words, a year with or without a mark (`2026E`), or the day that it ends on. */
const isHead = (cell: string, below: Block): boolean =>
  looksLikeYear(cell) ||
  isName(cell) ||
  isNumberedHead(cell, below) ||
  /^(?:19|20|21)\d\d\s*\W?\p{L}\W?$/u.test(cell) ||
  (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/u.test(cell) && typeof parseDate(cell) === 'string');

const yearOfHead = (cell: string): number | null => {
  const day = parseDate(cell);
  const [year, another] =
    (typeof day === 'string' ? day.slice(0, 4) : cell).match(/(?<!\d)(?:19|20|21)\d\d(?!\d)/gu) ??
    [];
  return year === undefined || another !== undefined ? null : Number(year);
};

/** Years of the grid, or several in a row: amounts that look like years are neither. */
const areYears = (cells: readonly string[], years: ReadonlySet<number>): boolean => {
  if (!cells.some(looksLikeYear)) return true;
  const found = cells.map(yearOfHead).filter((year) => year !== null);
  const step = (found[1] ?? 0) - (found[0] ?? 0);
  return (
    found.every((year) => years.has(year)) ||
    (Math.abs(step) === 1 && found.every((year, place) => year === (found[0] ?? 0) + place * step))
  );
};

const mayHead = (cells: readonly string[], below: Block): boolean =>
  below.length > 0 && cells.every((cell) => cell === '' || isHead(cell, below));

/** Whether the first column names the rows, by more words than cells that leave it open. */
const hasNames = (block: Block): boolean => {
  const [[corner = '', ...heads] = [], ...below] = block;
  const isHeaded = heads.some(Boolean) && mayHead(heads, below);
  if (isHeaded && corner !== '' && !isName(corner) && !mayBeName(corner)) return false;
  const rows = (isHeaded ? below : block).filter((row) => row.some(Boolean));
  const names = rows.map(([name = '']) => name);
  const named = names.filter(isName).length;
  const open = names.filter((name) => name === '' || mayBeName(name)).length;
  return (
    rows.some((row) => row.length > 1) &&
    named + open === names.length &&
    (named > open ||
      (named > 0 && named === open && isName(corner)) ||
      (isHeaded && !mayBeName(corner) && names.some(Boolean)))
  );
};

export interface HeadedBlock {
  cells: Block;
  /** What the block calls each row of `cells`; null for a block that names none. */
  names: string[] | null;
  /** The year of each column by the block's own heads; null for a block without heads. */
  years: (number | null)[] | null;
}

/** A block apart from its first column of names and its first row of names or years; `years`: those of the grid. */
export const splitHeaders = (block: Block, years: ReadonlySet<number>): HeadedBlock => {
  const isNamed = hasNames(block);
  const columns = isNamed ? block.map((row) => row.slice(1)) : block;
  const [heads = [], ...below] = columns;
  const headed =
    block[0]?.some(Boolean) === true &&
    mayHead(heads, below) &&
    ((isNamed && block[0]?.[0] === '') || areYears(heads, years));
  const first = headed ? 1 : 0;
  return {
    cells: columns.slice(first),
    names: isNamed ? block.slice(first).map(([name = '']) => name) : null,
    years: headed ? heads.map(yearOfHead) : null,
  };
};
