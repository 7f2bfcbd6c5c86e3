import type { CreateTransactionInput } from '@valia/domain/comparables/comparable-schemas.ts';
import {
  type ComparableHeader,
  type HeaderColumn,
  findComparableHeaders,
} from '@valia/domain/comparables/comparable-headers.ts';
import { multipleOfTransaction } from '@valia/domain/comparables/multiple-of-transaction.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { parseDate } from '@valia/i18n/dates/parse-date.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseAmountCell } from '../../components/grid/paste/parse-amount-cell.ts';
import { detectBlockNotation } from '../../components/grid/paste/detect-block-notation.ts';
import { parsePastedCells } from '../../components/grid/paste/parse-pasted-cells.ts';

export type PastedTransactionError = 'name' | 'sector' | 'date' | 'future' | 'amount' | 'multiple';

export interface PastedTransaction {
  line: number;
  name: string;
  outcome: { kind: 'read'; transaction: CreateTransactionInput } | { kind: PastedTransactionError };
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Finds a sector by its code, or by its whole name or the beginning of it in any of the languages. */
const sectorOf = (text: string): string | null => {
  const asked = plain(text);
  if (asked === '') return null;
  const named = sectors.filter(
    ({ code, names }) =>
      plain(code) === asked || Object.values(names).some((name) => plain(name).startsWith(asked)),
  );
  return named.length === 1 ? (named[0]?.code ?? null) : null;
};

/** The columns of a sheet without headers. */
const usualColumns: readonly HeaderColumn[] = (
  ['name', 'sector', 'date', 'enterpriseValue', 'ebitda', 'evToEbitda', 'source'] as const
).map((column) => ({ column, scale: 1 }));

const isHead = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:sector|ebitda|fecha|data|date)$/u.test(plain(cell)));

const withoutTimes = (text: string): string => text.replace(/\s*[x×]$/iu, '');

type CellOf = (wanted: ComparableHeader) => { text: string; scale: number };

/**
 * Rounded to the cent when the header counts in thousands or millions: 5.9 millions must not become
 * 5,900,000.000000001.
 */
const amountIn = (language: Language, { text, scale }: ReturnType<CellOf>) => {
  const amount = parseAmountCell(withoutTimes(text), language);
  return typeof amount === 'number' && scale !== 1
    ? Math.round(amount * scale * 100) / 100
    : amount;
};

const readTransaction = (
  cellOf: CellOf,
  { language, today }: { language: Language; today: string },
): PastedTransaction['outcome'] => {
  const { text: name } = cellOf('name');
  const sector = sectorOf(cellOf('sector').text);
  const closedOn = parseDate(cellOf('date').text);
  const enterpriseValue = amountIn(language, cellOf('enterpriseValue'));
  const ebitda = amountIn(language, cellOf('ebitda'));
  const evToEbitda = amountIn(language, cellOf('evToEbitda'));
  if (name === '' || name.length > 160) return { kind: 'name' };
  if (sector === null) return { kind: 'sector' };
  if (typeof closedOn !== 'string') return { kind: 'date' };
  if (closedOn > today) return { kind: 'future' };
  if (enterpriseValue === 'invalid' || ebitda === 'invalid' || evToEbitda === 'invalid')
    return { kind: 'amount' };
  const figures = { enterpriseValue, ebitda, evToEbitda };
  if (multipleOfTransaction(figures) === null) return { kind: 'multiple' };
  const source = cellOf('source').text.slice(0, 300);
  return { kind: 'read', transaction: { name, sector, closedOn, ...figures, source } };
};

/**
 * Transactions copied from a spreadsheet, one per row. Headers define the columns; without them, these are name,
 * sector, date, value, EBITDA, multiple, source. Each invalid row has its error.
 */
export const readPastedTransactions = (
  text: string,
  { language, today }: { language: Language; today: string },
): PastedTransaction[] => {
  const block = parsePastedCells(text);
  const notation = detectBlockNotation(block, { language, unit: 1 });
  const heads = findComparableHeaders(block);
  const columns = heads?.columns ?? usualColumns;
  return block.flatMap((cells, at) => {
    const isEmpty = cells.every((cell) => cell === '');
    const isAbove = heads === null ? at === 0 && isHead(cells) : at <= heads.row;
    if (isEmpty || isAbove) return [];
    const cellOf: CellOf = (wanted) => {
      const place = columns.findIndex((head) => head?.column === wanted);
      return { text: cells[place] ?? '', scale: columns[place]?.scale ?? 1 };
    };
    const outcome = readTransaction(cellOf, { language: notation.language, today });
    return [{ line: at + 1, name: cellOf('name').text, outcome }];
  });
};
