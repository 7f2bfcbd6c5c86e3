import type { Sheet, SheetCell, SheetRow } from '../workbooks/sheet-cell.ts';
import { textOfCell } from '../workbooks/sheet-cell.ts';
import { readDealsRow } from './read-deals-row.ts';
import {
  isOrderedRange,
  maxFirms,
  multipleBounds,
  type ReadSectors,
  type SectorRowRefusal,
} from './sector-set-schemas.ts';
import { sectors } from './sectors.ts';

const [least, most] = multipleBounds;

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The sector with this code, or with this name in any language. */
export const findSectorCode = (text: string): string | null => {
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

/** Rounded to two decimals, as displayed. */
const multipleOf = (cell: SheetCell | undefined): number | null => {
  const value = numberOf(cell);
  return value === null ? null : rounded(value);
};

type CellOf = (name: Head) => SheetCell | undefined;
type ListedRow = ReadSectors['rows'][number];

/** The listed companies of one sector in a sheet, or the reason why the row is refused. */
const readListedRow = (
  { row, text }: Pick<ListedRow, 'row' | 'text'>,
  cellOf: CellOf,
): ListedRow | SectorRowRefusal => {
  const central = numberOf(cellOf('central'));
  if (central === null || central < least || central > most) return 'not-a-number';
  const [low, high] = [numberOf(cellOf('low')) ?? central, numberOf(cellOf('high')) ?? central];
  if (!isOrderedRange({ low, central, high }) || low < least || high > most) return 'out-of-order';
  const firms = numberOf(cellOf('firms'));
  return {
    row,
    text,
    code: findSectorCode(text),
    firms: firms === null ? null : Math.min(maxFirms, Math.round(firms)),
    low: rounded(low),
    central: rounded(central),
    high: rounded(high),
  };
};

const readDeals = (text: string, cellOf: CellOf) =>
  readDealsRow({
    code: findSectorCode(text),
    low: multipleOf(cellOf('low')),
    base: multipleOf(cellOf('base')),
    high: multipleOf(cellOf('high')),
    grade: cellOf('grade'),
  });

/** A sheet of sectors with the mean of their multiples, and with their range when the sheet has one. */
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
