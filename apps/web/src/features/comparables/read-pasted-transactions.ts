import type { CreateTransactionInput } from '@valia/domain/comparables/comparable-schemas.ts';
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

const isHead = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:sector|ebitda|fecha|data|date)$/u.test(plain(cell)));

const withoutTimes = (text: string): string => text.replace(/\s*[x×]$/iu, '');

/**
 * Sales copied from a spreadsheet, a row each: name, sector, date, value, EBITDA, multiple, source. A head is passed
 * over, and each row that is none says what is wrong with it.
 */
export const readPastedTransactions = (
  text: string,
  { language, today }: { language: Language; today: string },
): PastedTransaction[] => {
  const block = readBlock(text);
  const notation = blockNotation(block, { language, unit: 1 });
  const amountIn = (cell: string): number | null | 'invalid' =>
    amountOfCell(withoutTimes(cell), notation.language);
  return block.flatMap((cells, at) => {
    if (cells.every((cell) => cell === '') || (at === 0 && isHead(cells))) return [];
    const [name = '', sectorText = '', day = '', value = '', earnings = '', times = ''] = cells;
    const refuse = (kind: PastedRefusal): PastedTransaction[] => [
      { line: at + 1, name, outcome: { kind } },
    ];
    const sector = sectorOf(sectorText);
    const closedOn = parseDate(day);
    const [enterpriseValue, ebitda, evToEbitda] = [value, earnings, times].map(amountIn);
    if (name === '' || name.length > 160) return refuse('name');
    if (sector === null) return refuse('sector');
    if (typeof closedOn !== 'string') return refuse('date');
    if (closedOn > today) return refuse('future');
    if (enterpriseValue === 'invalid' || ebitda === 'invalid' || evToEbitda === 'invalid')
      return refuse('amount');
    const figures = {
      enterpriseValue: enterpriseValue ?? null,
      ebitda: ebitda ?? null,
      evToEbitda: evToEbitda ?? null,
    };
    if (multipleOfTransaction(figures) === null) return refuse('multiple');
    const source = (cells[6] ?? '').slice(0, 300);
    const transaction = { name, sector, closedOn, ...figures, source };
    return [{ line: at + 1, name, outcome: { kind: 'read' as const, transaction } }];
  });
};
