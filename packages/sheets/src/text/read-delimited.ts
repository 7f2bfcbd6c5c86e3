import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import { CellCounter, SheetCells } from '../sheet-cells.ts';

export interface DelimitedText {
  sheet: SourceSheet;
  /** Null where nothing parts columns: a cell for each line. */
  delimiter: string | null;
}

const looksAt = 200;
const digitsAround = /\d,\d/gu;

const unquoted = (line: string): string => line.replaceAll(/"(?:[^"]|"")*"/gu, '');

/** How many lines agree on the number of their columns; of two delimiters the one that makes more columns. */
const agreementOn = (lines: readonly string[], delimiter: string): number => {
  const counts = new Map<number, number>();
  for (const line of lines) {
    // Between two digits a comma is as often a mark of a number: it parts only lines that have others too.
    const sure = delimiter === ',' ? line.replaceAll(digitsAround, '') : line;
    const count = sure.includes(delimiter) ? line.split(delimiter).length - 1 : 0;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...[...counts].map(([count, agreeing]) => agreeing + count / 1_000));
};

/** Semicolons, tabs and bars stand in no number and hardly in a name, so that few of them part columns; commas must in most lines. */
const delimiterOf = (text: string): string | null => {
  const lines = text
    .split('\n', looksAt)
    .map(unquoted)
    .filter((line) => line.trim() !== '');
  const [surest] = [';', '\t', '|']
    .map((delimiter) => ({ delimiter, agreement: agreementOn(lines, delimiter) }))
    .toSorted((a, b) => b.agreement - a.agreement);
  if (surest !== undefined && surest.agreement >= Math.max(1, lines.length / 5))
    return surest.delimiter;
  return agreementOn(lines, ',') >= Math.max(1, lines.length * 0.6) ? ',' : null;
};

/** A quote that nothing closes is a sign like any other, else it would swallow the rest of the text. */
const parseRows = async (text: string, delimiter: string): Promise<string[][]> => {
  const { default: Papa } = await import('papaparse');
  const options = { delimiter, newline: '\n' as const };
  const { data, errors } = Papa.parse<string[]>(text, options);
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  return isOpen ? Papa.parse<string[]>(text, { ...options, quoteChar: '\u0000' }).data : data;
};

/** A text as a sheet; its delimiter is found, or given by where it comes from. */
export const readDelimited = async (text: string, given?: string): Promise<DelimitedText> => {
  const plain = text.replaceAll(/\r\n?/gu, '\n');
  const stated = /^sep=(.)\n/iu.exec(plain);
  const body = stated === null ? plain : plain.slice(stated[0].length);
  const firstRow = stated === null ? 1 : 2;
  const delimiter = given ?? stated?.[1] ?? delimiterOf(body);
  const cells = new SheetCells('', new CellCounter());
  if (delimiter === null || !body.includes(delimiter)) {
    body
      .split('\n')
      .forEach((line, at) => cells.add({ row: firstRow + at, column: 1, text: line }));
    return { sheet: cells.finish(), delimiter: null };
  }
  (await parseRows(body, delimiter)).forEach((values, at) =>
    values.forEach((text, column) => cells.add({ row: firstRow + at, column: column + 1, text })),
  );
  return { sheet: cells.finish(), delimiter };
};
