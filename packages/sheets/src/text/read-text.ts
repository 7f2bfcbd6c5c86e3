import { refuseSource } from '../refuse-source.ts';
import { readHtml } from '../html/read-html.ts';
import { readFlatOds } from '../ods/read-ods.ts';
import { type SourceContent, sourceContent } from '../source-content.ts';
import { readXbrl } from '../xbrl/read-xbrl.ts';
import { readXmlSpreadsheet } from '../xml/read-xml-spreadsheet.ts';
import { decodeText } from './decode-text.ts';
import { readDelimited } from './read-delimited.ts';

const looksAt = 4_000;
const besides = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/giu;
const firstTag = /^\s*<\s*(?:[\w.-]+:)?([\w.-]+)/u;

/** The name of the root element of a text that starts like XML or HTML; null for other texts. */
const rootOf = (text: string): string | null => {
  const start = text.slice(0, looksAt);
  if (!/^\s*</u.test(start)) return null;
  return firstTag.exec(start.replaceAll(besides, ''))?.[1]?.toLowerCase() ?? null;
};

const isHtml = (text: string, root: string): boolean =>
  /^(?:html|head|body|table|meta|style|div|font|center|title|google-sheets-html-origin)$/u.test(
    root,
  ) || /<(?:table|html)[\s>]/iu.test(text.slice(0, looksAt));

const refuseDoctype = (text: string): void => {
  if (/<!DOCTYPE/iu.test(text.slice(0, looksAt))) refuseSource('doctype');
};

const xmlReaders: ReadonlyMap<string, (text: string) => Promise<SourceContent>> = new Map([
  ['xbrl', readXbrl],
  ['workbook', readXmlSpreadsheet],
  ['document', readFlatOds],
]);

const readMarkup = async (text: string, root: string): Promise<SourceContent> => {
  const readXml = xmlReaders.get(root);
  if (readXml === undefined && isHtml(text, root)) {
    const { sheet, marks } = await readHtml(text);
    return sourceContent({ kind: 'html', sheets: [sheet], marks });
  }
  refuseDoctype(text);
  return readXml === undefined ? refuseSource('other-kind') : readXml(text);
};

/** Detects the format of a text by its root element, whatever the file name. */
export const readText = async (bytes: Uint8Array): Promise<SourceContent> => {
  const text = decodeText(bytes).replace(/^\uFEFF/u, '');
  const root = rootOf(text);
  if (root !== null) return readMarkup(text, root);
  const { sheet, delimiter } = await readDelimited(text);
  return sourceContent({
    kind: delimiter === null ? 'text' : 'csv',
    sheets: [sheet],
    delimiter,
  });
};
