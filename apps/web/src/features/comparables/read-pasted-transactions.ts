import type { CreateTransactionInput } from '@valia/domain/comparables/comparable-schemas.ts';
import {
  type ComparableHead,
  type HeadedColumn,
  headsOfComparables,
} from '@valia/domain/comparables/heads-of-comparables.ts';
import { multipleOfTransaction } from '@valia/domain/comparables/multiple-of-transaction.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { parseDate } from '@valia/i18n/dates/parse-date.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { amountOfCell } from '../../components/grid/paste/amount-of-cell.ts';
import { blockNotation } from '../../components/grid/paste/block-notation.ts';
import { readBlock } from '../../components/grid/paste/read-block.ts';

export type PastedRefusal = 'name' | 'sector' | 'date' | 'future' | 'amount' | 'multiple';

export interface PastedTransaction {
  line: number;
  name: string;
  outcome: { kind: 'read'; transaction: CreateTransactionInput } | { kind: PastedRefusal };
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** By its code, or by its name in any of the languages, whole or from its beginning on. */
const sectorOf = (text: string): string | null => {
  const asked = plain(text);
  if (asked === '') return null;
  const named = sectors.filter(
    ({ code, names }) =>
      plain(code) === asked || Object.values(names).some((name) => plain(name).startsWith(asked)),
  );
  return named.length === 1 ? (named[0]?.code ?? null) : null;
};

/** Where a sheet without heads has what. */
const usualColumns: readonly HeadedColumn[] = (
  ['name', 'sector', 'date', 'enterpriseValue', 'ebitda', 'evToEbitda', 'source'] as const
).map((column) => ({ column, scale: 1 }));

const isHead = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:sector|ebitda|fecha|data|date)$/u.test(plain(cell)));

const withoutTimes = (text: string): string => text.replace(/\s*[x×]$/iu, '');

type CellOf = (wanted: ComparableHead) => { text: string; scale: number };

/** To the cent where its head counts in thousands or millions: 5.9 of them are not 5,900,000.000000001. */
const amountIn = (language: Language, { text, scale }: ReturnType<CellOf>) => {
  const amount = amountOfCell(withoutTimes(text), language);
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
 * Sales copied from a spreadsheet, a row each: under heads, which say what each column is; without them name, sector,
 * date, value, EBITDA, multiple, source. Each row that is no sale says what is wrong with it.
 */
export const readPastedTransactions = (
  text: string,
  { language, today }: { language: Language; today: string },
): PastedTransaction[] => {
  const block = readBlock(text);
  const notation = blockNotation(block, { language, unit: 1 });
  const heads = headsOfComparables(block);
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
