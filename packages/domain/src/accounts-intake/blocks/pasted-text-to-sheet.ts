import { plainText } from '../figures/read-cell.ts';
import type { SourceCell, SourceSheet } from '../source-cells.ts';
import { splitPlainLines } from './split-plain-lines.ts';

const cellOf = (row: number, column: number, text: string): SourceCell => ({
  row,
  column,
  text: text.trim(),
  raw: null,
  format: null,
  formula: null,
  error: null,
  merged: null,
  isHidden: false,
  isDate: false,
  indent: /^[\s\u00A0]*/u.exec(text)?.[0].length ?? 0,
  outline: 0,
  box: null,
});

const unquoted = (text: string): string =>
  /^".*"$/su.test(text.trim()) ? text.trim().slice(1, -1).replaceAll('""', '"') : text;

/**
 * The plain text of a clipboard as cells: separated by tabs, by semicolons, or by spaces when copied from a document.
 */
export const pastedTextToSheet = (text: string): SourceSheet => {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u);
  const parted = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  const filled = lines.filter((line) => line.trim() !== '').length;
  const mark = parted('\t') > 0 ? '\t' : parted(';') * 2 > filled ? ';' : null;
  const rows =
    mark === null ? splitPlainLines(lines) : lines.map((line) => line.split(mark).map(unquoted));
  const cells = rows.flatMap((row, index) =>
    row.flatMap((one, column) =>
      plainText(one) === '' ? [] : [cellOf(index + 1, column + 1, one)],
    ),
  );
  return { name: '', isHidden: false, cells };
};
