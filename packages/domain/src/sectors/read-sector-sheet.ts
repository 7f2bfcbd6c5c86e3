import type { Sheet, SheetCell, SheetRow } from '../workbooks/sheet-cell.ts';
import { textOfCell } from '../workbooks/sheet-cell.ts';
import { readDealsRow } from './read-deals-row.ts';
import {
  areInOrder,
  mostFirms,
  multipleBounds,
  type ReadSectors,
  type RowRefusal,
} from './sector-set-schemas.ts';
import { sectors } from './sectors.ts';

const [least, most] = multipleBounds;

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** By its code, or by its name in any language. */
export const sectorCodeOf = (text: string): string | null => {
  const asked = plain(text);
  const found = sectors.filter(
    ({ code, names }) =>
      plain(code) === asked ||
      (asked.length > 3 && Object.values(names).some((name) => plain(name).startsWith(asked))),
  );
  return found.length === 1 ? (found[0]?.code ?? null) : null;
};

const numberOf = (cell: SheetCell | undefined): number | null => {
  if (cell?.kind === 'number') return cell.value;
  if (cell?.kind !== 'text') return null;
  const text = cell.text.replace(/\s*[x×]$/iu, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : null;
};

const heads: Record<'firms' | 'low' | 'central' | 'high' | 'base' | 'grade', RegExp> = {
  base: /^base/u,
  grade: /^gra(?:do|u|de)/u,
  firms: /^(?:empres|firms|compan|n\b)/u,
  low: /^(?:min|low|bajo|baix)/u,
  central: /^(?:media|mitjana|mean|central|ev\/ebitda|multiplo|nuevo)/u,
  high: /^(?:max|high|alto|alt$)/u,
};
type Head = keyof typeof heads;

const columnsOf = ({ cells }: SheetRow): Map<Head, number> => {
  const found = new Map<Head, number>();
  for (const [column, cell] of cells)
    for (const name of Object.keys(heads) as Head[])
      if (!found.has(name) && heads[name].test(plain(textOfCell(cell)))) found.set(name, column);
  return found;
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** To two decimals, as it is shown. */
const multipleOf = (cell: SheetCell | undefined): number | null => {
  const value = numberOf(cell);
  return value === null ? null : rounded(value);
};

type CellOf = (name: Head) => SheetCell | undefined;
type ListedRow = ReadSectors['rows'][number];

/** One sector's listed companies in a sheet, or why they are not taken. */
const readListedRow = (
  { row, text }: Pick<ListedRow, 'row' | 'text'>,
  cellOf: CellOf,
): ListedRow | RowRefusal => {
  const central = numberOf(cellOf('central'));
  if (central === null || central < least || central > most) return 'not-a-number';
  const [low, high] = [numberOf(cellOf('low')) ?? central, numberOf(cellOf('high')) ?? central];
  if (!areInOrder({ low, central, high }) || low < least || high > most) return 'out-of-order';
  const firms = numberOf(cellOf('firms'));
  return {
    row,
    text,
    code: sectorCodeOf(text),
    firms: firms === null ? null : Math.min(mostFirms, Math.round(firms)),
    low: rounded(low),
    central: rounded(central),
    high: rounded(high),
  };
};

const readDeals = (text: string, cellOf: CellOf) =>
  readDealsRow({
    code: sectorCodeOf(text),
    low: multipleOf(cellOf('low')),
    base: multipleOf(cellOf('base')),
    high: multipleOf(cellOf('high')),
    grade: cellOf('grade'),
  });

/** A sheet of sectors with the mean of their multiples, and their range where it has one. */
export const readSectorSheet = (sheets: readonly Sheet[]): ReadSectors => {
  const read: ReadSectors = { rows: [], deals: [], refused: [] };
  for (const { rows } of sheets) {
    const at = rows.findIndex((row) => {
      const columns = columnsOf(row);
      return columns.has('central') || columns.has('base');
    });
    const head = rows[at];
    if (head === undefined) continue;
    const columns = columnsOf(head);
    for (const { number: row, cells } of rows.slice(at + 1, at + 1 + 200)) {
      const cellOf: CellOf = (name) => cells.get(columns.get(name) ?? -1);
      const [, first] = [...cells].toSorted(([one], [two]) => one - two)[0] ?? [];
      const text = textOfCell(first).slice(0, 80);
      const found = columns.has('base')
        ? readDeals(text, cellOf)
        : readListedRow({ row, text }, cellOf);
      if (typeof found === 'string') read.refused.push({ row, text, code: found });
      else if (!('grade' in found)) read.rows.push(found);
      else if (read.deals.some(({ code }) => code === found.code))
        read.refused.push({ row, text, code: 'repeated-sector' });
      else read.deals.push(found);
    }
  }
  return read;
};
