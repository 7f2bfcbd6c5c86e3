import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { wrapAsDamaged, refuseTooLarge, refuseSource } from '../refuse-source.ts';
import { CellCounter, SheetCells } from '../sheet-cells.ts';
import { type SourceContent, sourceContent } from '../source-content.ts';
import { areSimilarPages, figureColumns, placeColumns } from './pdf-columns.ts';
import { loadPdfLibrary, type PdfDocument, type PdfPage } from './pdf-library.ts';
import { linesOfPage, type PdfLine, type PdfPiece } from './pdf-pieces.ts';
import { refuseFlateBomb } from './refuse-flate-bomb.ts';

/** The minimum number of letters and digits of a page with text; a stamp on a scanned page has fewer. */
const leastLetters = 20;
/** The maximum fraction of unreadable characters, which fonts without a character table produce. */
const mostUnknown = 0.2;
const unknownLetter = /[\uE000-\uF8FF\uFFFD\u0000-\u0008\u000E-\u001F]/gu;

const piecesOf = async (page: PdfPage): Promise<PdfPiece[]> => {
  const { transform } = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = transform;
  const { items } = await page.getTextContent();
  return items.flatMap((item): PdfPiece[] => {
    if (!('str' in item) || item.str === '') return [];
    const [, , upX = 0, upY = 0, x = 0, y = 0] = item.transform.map(Number);
    const left = a * x + c * y + e;
    const baseline = b * x + d * y + f;
    const size = Math.hypot(upX, upY) || item.height;
    return [
      { text: item.str, left, right: left + item.width, top: baseline - size, baseline, size },
    ];
  });
};

const readPages = async (document: PdfDocument): Promise<PdfLine[][]> => {
  if (document.numPages > sourceLimits.pages) return refuseTooLarge('pages');
  const pages: PdfLine[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(linesOfPage(number, await piecesOf(page)));
    page.cleanup();
  }
  return pages;
};

const refuseWithoutText = (pages: readonly PdfLine[][]): void => {
  const text = pages
    .flatMap((lines) => lines.flatMap(({ pieces }) => pieces))
    .map((p) => p.text)
    .join('');
  const unknown = [...text.matchAll(unknownLetter)].length;
  if (unknown > text.length * mostUnknown) refuseSource('unreadable-pdf');
  const letters = [...text.matchAll(/[\p{L}\d]/gu)].length;
  if (letters < leastLetters * pages.length && letters < leastLetters * 10)
    refuseSource('scanned-pdf');
};

/** Consecutive pages with the same columns form one sheet, because tables continue across pages. */
const sheetRuns = (pages: readonly PdfLine[][]): PdfLine[][][] => {
  const runs: PdfLine[][][] = [];
  let before = figureColumns([]);
  for (const page of pages) {
    const columns = figureColumns(page);
    const run = runs.at(-1);
    if (run !== undefined && areSimilarPages(before, columns)) run.push(page);
    else runs.push([page]);
    before = columns;
  }
  return runs;
};

const sheetOf = (run: readonly PdfLine[][], counter: CellCounter): SourceSheet => {
  const lines = run.flat();
  const [first, last] = [lines[0]?.page, lines.at(-1)?.page];
  const name = first === last ? `${first ?? ''}` : `${first ?? ''}–${last ?? ''}`;
  const cells = new SheetCells(name, counter);
  placeColumns(lines).forEach((pieces, at) => {
    const page = lines[at]?.page ?? 0;
    for (const { text, column, indent, left, top, right, baseline, size } of pieces) {
      const bottom = baseline + size * 0.2;
      cells.add({ row: at + 1, column, text, indent, box: { page, left, top, right, bottom } });
    }
  });
  return cells.finish();
};

/** Reads the text of a PDF as lines and columns. XFA forms, scripts, links and attachments are ignored. */
export const readPdf = async (bytes: Uint8Array): Promise<SourceContent> => {
  await refuseFlateBomb(bytes);
  const library = await loadPdfLibrary();
  const document = await library.open(bytes);
  try {
    const pages = await readPages(document);
    refuseWithoutText(pages);
    const counter = new CellCounter();
    const withText = pages.filter((lines) => lines.length > 0);
    const sheets = sheetRuns(withText).map((run) => sheetOf(run, counter));
    const count = pages.length - withText.length;
    const notices = count > 0 ? [{ kind: 'pages-without-text' as const, count }] : [];
    return sourceContent({ kind: 'pdf', sheets, notices });
  } catch (error) {
    throw wrapAsDamaged(error);
  } finally {
    await document.destroy();
  }
};
