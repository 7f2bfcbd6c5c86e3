import { strFromU8, unzipSync } from 'fflate';
import type { OutlineBlock } from '../docx/outline-block.ts';

/** Rows of cells, each as its text. */
export type CellTexts = string[][];

const partOf = (bytes: Uint8Array, name: RegExp): string =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => name.test(path))
    .map(([, part]) => strFromU8(part))
    .join('\n');

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The text between tags, with a space at the end of a line or paragraph. */
const textOf = (xml: string): string =>
  unescaped(
    xml
      .replaceAll(/<w:br\b[^>]*>|<\/w:p>|<w:tab\/>/g, ' ')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/[\s\u00a0]+/g, ' ')
      .trim(),
  );

const piecesOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<w:${tag}[ >][\\s\\S]*?</w:${tag}>`, 'g'))].map(([piece]) => piece);

const documentXml = (bytes: Uint8Array): string => partOf(bytes, /^word\/document\.xml$/);

/** The tables of a DOCX; none is nested in another. */
export const docxTables = (bytes: Uint8Array): CellTexts[] =>
  piecesOf(documentXml(bytes), 'tbl').map((table) =>
    piecesOf(table, 'tr').map((row) => piecesOf(row, 'tc').map(textOf)),
  );

export const docxHeadings = (bytes: Uint8Array): string[] =>
  piecesOf(documentXml(bytes), 'p')
    .filter((paragraph) => /<w:pStyle w:val="(?:Heading1|Heading2|Ttulo\d)"/.test(paragraph))
    .map(textOf);

export const docxHeader = (bytes: Uint8Array): string =>
  textOf(partOf(bytes, /^word\/header\d*\.xml$/));

export const docxText = (bytes: Uint8Array): string => textOf(documentXml(bytes));

/** The alternative text of each picture. */
export const docxPictures = (bytes: Uint8Array): string[] =>
  [...documentXml(bytes).matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, text = '']) =>
    unescaped(text),
  );

const spaced = (cells: readonly string[]): string[] =>
  cells.map((text) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim());

/** The tables of a report's outline, cell by cell. */
export const outlineTables = (blocks: readonly OutlineBlock[]): CellTexts[] =>
  blocks.flatMap((block): CellTexts[] => {
    if (block.kind === 'facts') return [block.rows.map(({ lead, text }) => spaced([lead, text]))];
    if (block.kind === 'words') return [[block.columns, ...block.rows].map(spaced)];
    if (block.kind !== 'table') return [];
    const { columns, corner, rows } = block.table;
    const heads = [corner, ...columns.map(({ label }) => label)];
    const body = rows.map(({ cells, detail, label, letter }) =>
      spaced([`${label}${letter} ${detail}`, ...cells.map(({ text }) => text)]),
    );
    return [heads.every((text) => text === '') ? body : [spaced(heads), ...body]];
  });
