import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { acceptText } from './accept-text.ts';

export type Block = string[][];

/** Cells copied from a spreadsheet: rows by line, columns by tab, or by semicolon where there is no tab. */
export const readBlock = (text: string): Block => {
  const lines = text.replaceAll(/\r\n?/gu, '\n').replace(/\n+$/u, '').split('\n');
  const separator = text.includes('\t') ? '\t' : ';';
  return lines.map((line) =>
    line.split(separator).map((cell) => cell.trim().replaceAll(/^"|"$/gu, '')),
  );
};

const decimalMark = (cell: string): ',' | '.' | null => {
  const digits = cell.replaceAll(/[^\d.,]/gu, '');
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const mark = comma >= 0 ? ',' : '.';
  const parts = digits.split(mark);
  if (parts.length === 1) return null;
  if (parts.length > 2) return mark === ',' ? '.' : ',';
  const [whole = '', fraction = ''] = parts;
  return fraction.length === 3 && /^[1-9]\d{0,2}$/u.test(whole) ? null : mark;
};

/** The number format of a block by its own cells; the person's language where they leave it open. */
export const blockLanguage = (block: Block, language: Language): Language => {
  const marks = block.flat().map(decimalMark);
  const commas = marks.filter((mark) => mark === ',').length;
  const points = marks.filter((mark) => mark === '.').length;
  if (commas === points) return language;
  if (commas > points) return language === 'en' ? 'es' : language;
  return 'en';
};

const looksLikeYear = (cell: string): boolean => /^(19|20|21)\d\d$/u.test(cell);
const hasLetters = (cell: string): boolean => /\p{L}{2}/u.test(cell);

/** Years of the grid, or several in a row: amounts that look like years are neither. */
const areYears = (cells: readonly string[], years: ReadonlySet<number>): boolean => {
  const found = cells.filter(looksLikeYear).map(Number);
  const step = (found[1] ?? 0) - (found[0] ?? 0);
  return (
    found.every((year) => years.has(year)) ||
    (Math.abs(step) === 1 && found.every((year, place) => year === (found[0] ?? 0) + place * step))
  );
};

/** The block without a first column of names and a first row of names or years; `years`: those of the grid. */
export const withoutHeaders = (block: Block, years: ReadonlySet<number>): Block => {
  const [first = []] = block;
  const namesFirst =
    block.some((row) => row.length > 1) && block.slice(1).every((row) => hasLetters(row[0] ?? ''));
  const columns = block.length > 1 && namesFirst ? block.map((row) => row.slice(1)) : block;
  const heads = namesFirst ? first.slice(1) : first;
  const headed =
    block.length > 1 &&
    heads.every((cell) => cell === '' || looksLikeYear(cell) || hasLetters(cell)) &&
    areYears(heads, years);
  return headed ? columns.slice(1) : columns;
};

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
  language: Language,
): PasteOutcome => {
  const outcome: PasteOutcome = { document, applied: [], skipped: 0, refused: [] };
  const format = blockLanguage(block, language);
  block.forEach((row, rowOffset) => {
    row.forEach((text, columnOffset) => {
      if (text === '') return;
      const path = target.pathAt(rowOffset, columnOffset);
      if (path === null) {
        outcome.skipped += 1;
        return;
      }
      const acceptance = acceptText(outcome.document, path, text, format);
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
