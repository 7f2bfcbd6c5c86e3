import type { SheetCell, SheetRow } from '@valia/domain/workbooks/sheet-cell.ts';
import { refuseFile } from './refuse-file.ts';

const mostCells = 6_000;

/** The column separator: the most frequent candidate character of the first line. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  const count = (sign: string): number => first.split(sign).length;
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

/** Reads a file of comma-, semicolon- or tab-separated values, with quotes as in RFC 4180. */
export const readCsvSheet = (given: string): SheetRow[] => {
  const text = given.replaceAll(/\r\n?/gu, '\n');
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  let [cells, column, at, count, number] = [new Map<number, SheetCell>(), 0, 0, 0, 1];
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] === '"' && text[at + 1] !== '"') break;
        if (text[at] === '"') at += 1;
        value += text[at];
      }
      if (at >= text.length) refuseFile('file-damaged');
      at += 1;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n') {
      value += text[at];
      at += 1;
    }
    if (value.trim() !== '') cells.set(column, { kind: 'text', text: value.trim() });
    count += 1;
    if (count > mostCells) refuseFile('file-too-large');
    if (at >= text.length || text[at] === '\n') {
      if (cells.size > 0) rows.push({ number, cells });
      [cells, column, number] = [new Map<number, SheetCell>(), 0, number + 1];
    } else column += 1;
    at += 1;
  }
  return rows;
};
