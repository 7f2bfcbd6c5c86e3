import { formatDate } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { safeCell } from './safe-cell.ts';

/** One cell of an exported list. `day` is an ISO day. */
export type ExportedCell =
  | { text: string }
  | { amount: number | null }
  | { multiple: number | null }
  | { day: string | null };

// Spreadsheets in Spanish and Catalan read the comma as the decimal sign.
const signs: Record<Language, { separator: string; decimal: string }> = {
  es: { separator: ';', decimal: ',' },
  ca: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

const byteOrderMark = '\uFEFF';

// In a spreadsheet of another language, another character separates the cells, even within the quotes of a
// later cell, and a quote after it is read as the beginning of a cell.
const formulaAfterSign = /([,;\t\r\n]"*)(?=[=+\-@])/g;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const plainNumber = (value: number, decimal: string): string =>
  String(Math.round(value * 100) / 100).replace('.', decimal);

const safeText = (text: string): string => safeCell(text).replaceAll(formulaAfterSign, "$1'");

const written = (cell: ExportedCell, language: Language): string => {
  if ('text' in cell) return safeText(cell.text);
  if ('day' in cell) return cell.day === null ? '' : formatDate(cell.day, language);
  const value = 'amount' in cell ? cell.amount : cell.multiple;
  return value === null ? '' : plainNumber(value, signs[language].decimal);
};

/**
 * The list in the CSV format of a language's spreadsheets, with every cell in quotes: UTF-8 with a byte order mark,
 * line ends as in RFC 4180.
 */
export const listCsv = (
  head: readonly string[],
  rows: readonly (readonly ExportedCell[])[],
  language: Language,
): string => {
  const { separator } = signs[language];
  const lines = [
    head.map((text) => safeText(text)),
    ...rows.map((row) => row.map((cell) => written(cell, language))),
  ];
  const line = (cells: string[]): string =>
    `${cells.map((cell) => quoted(cell)).join(separator)}\r\n`;
  return `${byteOrderMark}${lines.map(line).join('')}`;
};
