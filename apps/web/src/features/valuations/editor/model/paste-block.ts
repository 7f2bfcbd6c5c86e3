import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { parseDate } from '@valia/i18n/parse-date.ts';
import { acceptText } from './accept-text.ts';
import { amountOfCell, isAccountingZero } from './amount-of-cell.ts';
import { type BlockNotation, isUnclear } from './block-notation.ts';
import { fieldKind } from './field-kind.ts';

export type Block = string[][];

// A cell with a line break or a tab in it comes in quotes, its own quotes doubled.
const cellOf = {
  '\t': /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/uy,
  ';': /(?:"((?:[^"]|"")*)"|([^;\n]*))(;|\n|$)/uy,
};

const textOfCell = (quoted: string | undefined, plain = ''): string =>
  quoted === undefined
    ? plain.trim().replaceAll(/^"|"$/gu, '')
    : quoted.replaceAll('""', '"').replaceAll(/\s+/gu, ' ').trim();

/** Cells copied from a spreadsheet: rows by line, columns by tab, or by semicolon where there is no tab. */
export const readBlock = (text: string): Block => {
  const lines = text.replaceAll(/\r\n?/gu, '\n').replace(/\n+$/u, '');
  const next = cellOf[lines.includes('\t') ? '\t' : ';'];
  next.lastIndex = 0;
  const block: Block = [[]];
  let end: string | undefined;
  do {
    if (end === '\n') block.push([]);
    const [, quoted, plain, mark] = next.exec(lines) ?? [];
    block.at(-1)?.push(textOfCell(quoted, plain));
    end = mark;
  } while (end !== undefined && end !== '');
  return block;
};

const looksLikeYear = (cell: string): boolean => /^(19|20|21)\d\d$/u.test(cell);

const isAmount = (cell: string): boolean =>
  amountOfCell(cell, 'es') !== 'invalid' || isAccountingZero(cell);

/** Words, rather than an amount with its currency or an error of the spreadsheet. */
const isName = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !cell.startsWith('#') && !isAmount(cell);

/** Words, a year with or without a mark (`2026E`), or the day that it ends on. */
const isHead = (cell: string): boolean =>
  looksLikeYear(cell) ||
  isName(cell) ||
  /^(?:19|20|21)\d\d\s*\W?\p{L}\W?$/u.test(cell) ||
  (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/u.test(cell) && typeof parseDate(cell) === 'string');

/** Years of the grid, or several in a row: amounts that look like years are neither. */
const areYears = (cells: readonly string[], years: ReadonlySet<number>): boolean => {
  const found = cells.filter(looksLikeYear).map(Number);
  const step = (found[1] ?? 0) - (found[0] ?? 0);
  return (
    found.every((year) => years.has(year)) ||
    (Math.abs(step) === 1 && found.every((year, place) => year === (found[0] ?? 0) + place * step))
  );
};

/** Whether the first column names each row that holds anything; the first row may be the heads. */
const hasNames = (block: Block): boolean => {
  const rows = block.length > 1 ? block.slice(1) : block;
  return (
    block.some((row) => row.length > 1) &&
    rows.some(([name = '']) => isName(name)) &&
    rows.every(([name = '', ...cells]) => isName(name) || (name === '' && !cells.some(Boolean)))
  );
};

export interface HeadedBlock {
  cells: Block;
  /** What the block calls each row of `cells`; null for a block that names none. */
  names: string[] | null;
}

/** A block apart from its first column of names and its first row of names or years; `years`: those of the grid. */
export const splitHeaders = (block: Block, years: ReadonlySet<number>): HeadedBlock => {
  const isNamed = hasNames(block);
  const columns = isNamed ? block.map((row) => row.slice(1)) : block;
  const [heads = []] = columns;
  const headed =
    block.length > 1 &&
    block[0]?.some(Boolean) === true &&
    heads.every((cell) => cell === '' || isHead(cell)) &&
    areYears(heads, years);
  const first = headed ? 1 : 0;
  return {
    cells: columns.slice(first),
    names: isNamed ? block.slice(first).map(([name = '']) => name) : null,
  };
};

const amountText = (text: string, path: string): string =>
  fieldKind(path) === 'money' && isAccountingZero(text) ? '0' : text;

const hasThousands = (path: string): boolean =>
  ['money', 'quantity', 'count', 'integer'].includes(fieldKind(path));

export interface PasteTarget {
  /** The field of a cell counted from where the paste began; null for a cell that is not typed in. */
  pathAt: (rowOffset: number, columnOffset: number) => string | null;
}

export interface PasteOutcome {
  document: ValuationDocument;
  /** The fields that took their cell. */
  applied: string[];
  /** Cells that fell on calculated figures or outside the grid. */
  skipped: number;
  refused: { path: string; text: string; issue: FieldIssue }[];
}

/** Fills the grid from the cell where the paste began; empty cells of the block change nothing. */
export const pasteBlock = (
  document: ValuationDocument,
  block: Block,
  target: PasteTarget,
  notation: BlockNotation,
): PasteOutcome => {
  const outcome: PasteOutcome = { document, applied: [], skipped: 0, refused: [] };
  block.forEach((row, rowOffset) => {
    row.forEach((text, columnOffset) => {
      if (text === '') return;
      const path = target.pathAt(rowOffset, columnOffset);
      if (path === null) {
        outcome.skipped += 1;
        return;
      }
      const acceptance =
        hasThousands(path) && isUnclear(text, notation)
          ? { document: null, issue: { path, code: 'not-a-number' as const, params: {} } }
          : acceptText(outcome.document, path, amountText(text, path), notation.language);
      if (acceptance.document === null) {
        outcome.refused.push({ path, text, issue: acceptance.issue });
        return;
      }
      outcome.document = acceptance.document;
      outcome.applied.push(path);
    });
  });
  return outcome;
};
