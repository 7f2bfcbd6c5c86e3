import { isUtf8 } from 'node:buffer';
import type { Sheet } from '@valia/domain/workbooks/sheet-cell.ts';
import { type Archive, openArchive } from './open-archive.ts';
import { readCsvSheet } from './read-csv-sheet.ts';
import { readSharedStrings, readWorksheet } from './read-worksheet.ts';
import { refuseFile } from './refuse-file.ts';
import { xmlAttribute, xmlTags } from './xml-tags.ts';

const mostSheets = 30;
/** Three times the size of the maximum number of cells; a larger sheet is refused before it is unpacked. */
const mostSheetBytes = 2_000_000;
const zipMark = 'PK\u0003\u0004';
const emptyZipMark = 'PK\u0005\u0006';
const oldMark = '\u00D0\u00CF\u0011\u00E0';

const utf16Of = ([first, second]: Buffer): string | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

const textOf = (bytes: Buffer): string => {
  const encoding = utf16Of(bytes);
  if (encoding === undefined)
    return isUtf8(bytes)
      ? bytes.toString('utf8').replace(/^\uFEFF/u, '')
      : refuseFile('file-damaged');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return refuseFile('file-damaged');
  }
};

const joined = (folder: string, target: string): string => {
  const parts = target.startsWith('/') ? [] : folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.filter((part) => part !== '').join('/');
};

interface Relation {
  target: string;
  type: string;
}

/** The relationships of a part, by their ids. */
const relationsOf = (archive: Archive, part: string): Map<string, Relation> => {
  const folder = part.split('/').slice(0, -1).join('/');
  const name = part.split('/').at(-1) ?? '';
  const bytes = archive.read(joined(folder, `_rels/${name}.rels`));
  const found = new Map<string, Relation>();
  if (bytes === null) return found;
  for (const tag of xmlTags(textOf(bytes))) {
    const [id, target, type] = ['Id', 'Target', 'Type'].map((key) => xmlAttribute(tag, key));
    if (tag.name === 'Relationship' && id != null && target != null)
      found.set(id, { target: joined(folder, target), type: type ?? '' });
  }
  return found;
};

const readWorkbook = (bytes: Buffer): Sheet[] => {
  const archive = openArchive(bytes);
  const workbook = [...relationsOf(archive, '').values()].find(({ type }) =>
    type.endsWith('/officeDocument'),
  )?.target;
  if (workbook === undefined || !workbook.endsWith('.xml') || !/workbook/iu.test(workbook))
    return refuseFile('file-other-format');
  const xml = archive.read(workbook);
  if (xml === null) return refuseFile('file-damaged');
  const relations = relationsOf(archive, workbook);
  const shared = [...relations.values()].find(({ type }) => type.endsWith('/sharedStrings'));
  const texts = shared === undefined ? null : archive.read(shared.target);
  const strings = texts === null ? [] : readSharedStrings(textOf(texts));
  const named = [...xmlTags(textOf(xml))].filter(
    (tag) => tag.name === 'sheet' && tag.kind !== 'close',
  );
  if (named.length > mostSheets) return refuseFile('file-too-large');
  return named.flatMap((tag) => {
    const relation = relations.get(xmlAttribute(tag, 'id') ?? '');
    if (relation === undefined || !relation.type.endsWith('/worksheet')) return [];
    const sheet = archive.read(relation.target, mostSheetBytes);
    if (sheet === null) return refuseFile('file-damaged');
    const name = xmlAttribute(tag, 'name') ?? '';
    return [{ name, rows: readWorksheet(textOf(sheet), strings) }];
  });
};

/** Reads a text of separated values; any other content is refused. */
const readText = (bytes: Buffer): Sheet[] => {
  // Spanish systems still export text files in Windows-1252.
  const isWindows = utf16Of(bytes) === undefined && !isUtf8(bytes);
  const text = isWindows ? new TextDecoder('windows-1252').decode(bytes) : textOf(bytes);
  const isText = !/[\u0000-\u0008\u000E-\u001F]/u.test(text) && !/^\s*[<{%]/u.test(text);
  if (!isText || !/[;,\t]/u.test(text)) return refuseFile('file-not-a-workbook');
  return [{ name: 'CSV', rows: readCsvSheet(text) }];
};

/**
 * The sheets of an uploaded .xlsx or .csv file. The type is detected by the content alone; any other file is refused
 * with a reason.
 */
export const readSheets = (given: Uint8Array): Sheet[] => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) return refuseFile('file-empty');
  const mark = bytes.toString('latin1', 0, 4);
  if (mark === oldMark) return refuseFile('file-old-or-locked');
  if (mark === emptyZipMark) return refuseFile('file-damaged');
  return mark === zipMark ? readWorkbook(bytes) : readText(bytes);
};
