import type { SheetCell, SheetRow } from '@valia/domain/workbooks/sheet-cell.ts';
import { refuseFile } from './refuse-file.ts';
import { xmlAttribute, decodeXml, type XmlTag, xmlTags } from './xml-tags.ts';

/** A sheet that exceeds these limits is not a sheet of months or sectors. */
const [mostCells, mostColumns, mostStrings] = [6_000, 400, 20_000];

const unescaped = (text: string): string =>
  decodeXml(text).replaceAll(/_x([\da-f]{4})_/giu, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );

/** The texts that cells refer to by index, without phonetic readings. */
export const readSharedStrings = (xml: string): string[] => {
  const strings: string[] = [];
  let [current, isPhonetic]: [string | null, boolean] = [null, false];
  for (const { name, kind, text } of xmlTags(xml)) {
    if (name === 'si') {
      if (kind !== 'close') current = '';
      if (kind !== 'open') {
        strings.push(unescaped(current ?? ''));
        current = null;
        if (strings.length > mostStrings) refuseFile('file-too-large');
      }
    } else if (name === 'rPh') isPhonetic = kind === 'open';
    else if (name === 't' && kind === 'open' && current !== null && !isPhonetic) current += text;
  }
  return strings;
};

/** The column of a cell reference, from 0: 28 for `AC12`; null when it is not a cell reference. */
const columnOf = (address: string | null): number | null => {
  const [letters] = /^[A-Z]{1,3}/u.exec(address ?? '') ?? [];
  if (letters === undefined) return null;
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return column - 1;
};

interface OpenCell {
  column: number;
  type: string;
  value: string | null;
  formula: string | null;
  inline: string;
}

const cellOf = (
  { type, value, formula, inline }: OpenCell,
  strings: readonly string[],
): SheetCell | null => {
  if (type === 'inlineStr') return inline === '' ? null : { kind: 'text', text: unescaped(inline) };
  if (value === null || value === '')
    return formula === null ? null : { kind: 'formula', text: `=${decodeXml(formula)}` };
  if (type === 'e') return { kind: 'error', text: decodeXml(value) };
  if (type === 's') {
    const text = strings[Number(value)];
    if (text === undefined) return refuseFile('file-damaged');
    return text === '' ? null : { kind: 'text', text };
  }
  const number = Number(value);
  if (type === 'n' && Number.isFinite(number)) return { kind: 'number', value: number };
  return { kind: 'text', text: unescaped(value) };
};

const begin = (tag: XmlTag, following: number): OpenCell => {
  const column = columnOf(xmlAttribute(tag, 'r')) ?? following;
  if (column >= mostColumns) refuseFile('file-too-large');
  return { column, type: xmlAttribute(tag, 't') ?? 'n', value: null, formula: null, inline: '' };
};

/** Whether the sheet has too many cells. Counts their start tags without parsing, which takes a tenth of the time. */
const hasTooManyCells = (xml: string): boolean => {
  const beginning = /<(?:\w+:)?c[\s/>]/gu;
  let count = 0;
  while (count <= mostCells && beginning.test(xml)) count += 1;
  return count > mostCells;
};

/** The rows of a worksheet that contain values. Styles and the declared size of the sheet are ignored. */
export const readWorksheet = (xml: string, strings: readonly string[]): SheetRow[] => {
  if (hasTooManyCells(xml)) return refuseFile('file-too-large');
  const rows: SheetRow[] = [];
  let [cells, number, following] = [new Map<number, SheetCell>(), 0, 0];
  let open: OpenCell | null = null;
  const closeCell = (): void => {
    if (open === null) return;
    const cell = cellOf(open, strings);
    if (cell !== null) cells.set(open.column, cell);
    following = open.column + 1;
    open = null;
  };
  for (const tag of xmlTags(xml)) {
    const { name, kind, text } = tag;
    if (name === 'row') {
      if (kind === 'open') {
        number = Number(xmlAttribute(tag, 'r') ?? number + 1);
        if (!Number.isSafeInteger(number)) refuseFile('file-damaged');
        [cells, following] = [new Map<number, SheetCell>(), 0];
      } else if (kind === 'close' && cells.size > 0) rows.push({ number, cells });
    } else if (name === 'c') {
      if (kind !== 'close') open = begin(tag, following);
      if (kind !== 'open') closeCell();
    } else if (open !== null && kind === 'open') {
      if (name === 'v') open.value = text;
      else if (name === 'f') open.formula = text;
      else if (name === 't') open.inline += text;
    } else if (open !== null && name === 'f' && kind === 'empty') open.formula = '';
  }
  return rows;
};
