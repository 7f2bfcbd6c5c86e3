import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import type Papa from 'papaparse';
import { cellAddress } from '../cell-address.ts';
import { refuseTooLarge, refuseSource } from '../refuse-source.ts';
import { CellCounter, SheetCells } from '../sheet-cells.ts';

export interface DelimitedText {
  sheet: SourceSheet;
  /** Null when there is no delimiter, so that each line is one cell. */
  delimiter: string | null;
}

const looksAt = 200;
/** Longer than a row of the widest sheet. */
const [longestLine, mostDelimiters] = [100_000, 10_000];
const digitsAround = /\d,\d/gu;

const unquoted = (line: string): string => line.replaceAll(/"(?:[^"]|"")*"/gu, '');

/**
 * The number of lines with the same number of columns. Of two delimiters with equal results, the one with more columns
 * wins.
 */
const agreementOn = (lines: readonly string[], delimiter: string): number => {
  const counts = new Map<number, number>();
  for (const line of lines) {
    // A comma between two digits is just as often a decimal or thousands separator, so it only counts in lines
    // that also have other commas.
    const sure = delimiter === ',' ? line.replaceAll(digitsAround, '') : line;
    const count = sure.includes(delimiter) ? line.split(delimiter).length - 1 : 0;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...[...counts].map(([count, agreeing]) => agreeing + count / 1_000));
};

/**
 * Semicolons, tabs and bars do not occur in numbers and rarely in names, so a few lines with them are enough; commas
 * must occur in most lines.
 */
const delimiterOf = (text: string): string | null => {
  const lines = text
    .split('\n', looksAt)
    .map((line) => unquoted(line.slice(0, longestLine)))
    .filter((line) => line.trim() !== '');
  const [surest] = [';', '\t', '|']
    .map((delimiter) => ({ delimiter, agreement: agreementOn(lines, delimiter) }))
    .toSorted((a, b) => b.agreement - a.agreement);
  if (surest !== undefined && surest.agreement >= Math.max(1, lines.length / 5))
    return surest.delimiter;
  return agreementOn(lines, ',') >= Math.max(1, lines.length * 0.6) ? ',' : null;
};

interface Body {
  text: string;
  firstRow: number;
}

/** One cell for each line, found one by one, so that reading a text with millions of lines stops at the limit. */
const readLines = ({ text, firstRow }: Body): SourceSheet => {
  const cells = new SheetCells('', new CellCounter());
  let row = firstRow;
  for (let at = 0; at < text.length; row += 1) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    cells.add({ row, column: 1, text: text.slice(at, end) });
    at = end + 1;
  }
  return cells.finish();
};

/** Parses row by row, so that reading stops at the limit; null when a quote is never closed. */
const parseRows = (
  papa: typeof Papa,
  { text, firstRow }: Body,
  options: { delimiter: string; quoteChar: string },
): SourceSheet | null => {
  const cells = new SheetCells('', new CellCounter());
  let [row, isOpen] = [firstRow, false];
  papa.parse<string[]>(text, {
    ...options,
    newline: '\n',
    // The fast mode creates all rows of a text at once.
    fastMode: false,
    step: ({ data, errors }) => {
      isOpen ||= errors.some(({ code }) => code === 'MissingQuotes');
      if (!isOpen) data.forEach((value, at) => cells.add({ row, column: at + 1, text: value }));
      row += 1;
    },
  });
  return isOpen ? null : cells.finish();
};

/** The library creates all values of a row at once, so a line with millions of values is refused before. */
const refuseWideLines = ({ text, firstRow }: Body, delimiter: string): void => {
  for (let [at, row] = [0, firstRow]; at < text.length; row += 1) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const isLong = end - at > longestLine;
    if (isLong && text.slice(at, at + longestLine).split(delimiter).length > mostDelimiters)
      refuseTooLarge('columns', { sheet: '', cell: cellAddress(row, sourceLimits.columns + 1) });
    at = end + 1;
  }
};

/**
 * A quote that is never closed is treated as an ordinary character; otherwise the cell would contain the rest of the
 * text.
 */
const readRows = async (body: Body, delimiter: string): Promise<SourceSheet> => {
  refuseWideLines(body, delimiter);
  const { default: papa } = await import('papaparse');
  const quoted = parseRows(papa, body, { delimiter, quoteChar: '"' });
  const sheet = quoted ?? parseRows(papa, body, { delimiter, quoteChar: '\u0000' });
  return sheet ?? refuseSource('damaged');
};

/** Reads a text as a sheet. The delimiter is detected, unless the caller or the text itself specifies it. */
export const readDelimited = async (given: string, from?: string): Promise<DelimitedText> => {
  const plain = given.includes('\r') ? given.replaceAll(/\r\n?/gu, '\n') : given;
  const stated = /^sep=(.)\n/iu.exec(plain);
  const text = stated === null ? plain : plain.slice(stated[0].length);
  const body = { text, firstRow: stated === null ? 1 : 2 };
  const delimiter = from ?? stated?.[1] ?? delimiterOf(text);
  if (delimiter === null || !text.includes(delimiter))
    return { sheet: readLines(body), delimiter: null };
  return { sheet: await readRows(body, delimiter), delimiter };
};
