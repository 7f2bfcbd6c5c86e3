import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { fillNarrowCells } from './fill-narrow-cells.ts';
import { readHtml } from './html/read-html.ts';
import { refuseTooLarge, refuseSource } from './refuse-source.ts';
import { type SourceContent, sourceContent } from './source-content.ts';
import { namedSource, type SourceReading, sourceRefusal } from './source-reading.ts';
import { readDelimited } from './text/read-delimited.ts';

/** The content of a paste: the plain text, and the HTML that spreadsheets and browsers add. */
export interface ClipboardContent {
  name: string;
  plain: string;
  html: string | null;
}

const readContent = async ({ plain, html }: ClipboardContent): Promise<SourceContent> => {
  if (plain.length + (html?.length ?? 0) > sourceLimits.fileBytes) refuseTooLarge('fileBytes');
  const text = await readDelimited(plain, plain.includes('\t') ? '\t' : undefined);
  const page = html === null ? null : await readHtml(html);
  const isTable = page?.hasTable === true && page.sheet.cells.length > 0;
  if (!isTable && text.sheet.cells.length === 0) return refuseSource('empty');
  if (!isTable)
    return sourceContent({ kind: 'clipboard', sheets: [text.sheet], delimiter: text.delimiter });
  const sheet = fillNarrowCells(page.sheet, text.sheet);
  return sourceContent({ kind: 'clipboard', sheets: [sheet], marks: page.marks });
};

/**
 * The cells of a paste: structure and stored values from its HTML if that has a table, otherwise from its plain text.
 */
export const readClipboard = async (clipboard: ClipboardContent): Promise<SourceReading> => {
  const { name, plain, html } = clipboard;
  try {
    const content = await readContent(clipboard);
    const bytes = new TextEncoder().encode(plain === '' ? (html ?? '') : plain);
    return { files: [await namedSource({ name, bytes }, content)], refusals: [] };
  } catch (error) {
    return { files: [], refusals: [sourceRefusal(name, error)] };
  }
};
