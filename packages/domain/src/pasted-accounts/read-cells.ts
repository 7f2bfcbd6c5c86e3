import { normaliseLine } from '../text/normalise-text.ts';

const amount = String.raw`\(?[-−–]?\d[\d.,]*\)?-?`;
const onlyAmounts = new RegExp(String.raw`^${amount}(?:\s+${amount})*$`, 'u');
const endsInAmounts = new RegExp(String.raw`^(.*?\S)\s+(${amount}(?:\s+${amount})*)$`, 'u');

/** Splits a line of a document in which only spaces separate a name from its figures. */
const cellsOfLine = (line: string): string[] => {
  if (onlyAmounts.test(line)) return ['', ...line.split(/\s+/u)];
  const [, name, figures] = endsInAmounts.exec(line) ?? [];
  return name === undefined || figures === undefined ? [line] : [name, ...figures.split(/\s+/u)];
};

const plain = (cell: string): string =>
  normaliseLine(cell).trim().replaceAll(/^"|"$/gu, '').replaceAll(/\s+/gu, ' ');

/**
 * Splits rows by line, and columns by tabs, by semicolons when there are no tabs, otherwise by the spaces before the
 * figures.
 */
export const readCells = (text: string): string[][] => {
  const lines = text.split(/\r\n?|\n/u);
  const mark = ['\t', ';'].find((one) => text.includes(one));
  return lines.map((line) =>
    (mark === undefined ? cellsOfLine(line.trim()) : line.split(mark)).map(plain),
  );
};
