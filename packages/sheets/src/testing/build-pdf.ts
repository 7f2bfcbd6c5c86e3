/**
 * A text on a page: its start position, or its end position for a figure, and its baseline from the bottom, in points.
 */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  isFigure?: boolean;
}

const size = 10;
/** Widths of Helvetica in thousandths of the font size. */
const widthOf = (letter: string): number =>
  /[\d]/u.test(letter) ? 556 : letter === '-' || letter === '(' || letter === ')' ? 333 : 278;
const figureWidth = (text: string): number =>
  (Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0) * size) / 1_000;

/** WinAnsi characters as octal escapes, so that the file is plain ASCII. */
const escaped = (text: string): string =>
  Array.from(text)
    .map((letter) =>
      /[\w .,:;/+-]/u.test(letter) && letter.charCodeAt(0) < 128
        ? letter
        : `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`,
    )
    .join('');

const streamOf = (texts: readonly PdfText[]): string =>
  texts
    .map(({ text, x, y, isFigure = false }) => {
      const left = isFigure ? x - figureWidth(text) : x;
      return `BT /F1 ${size} Tf 1 0 0 1 ${left.toFixed(2)} ${y} Tm (${escaped(text)}) Tj ET`;
    })
    .join('\n');

export interface PdfOptions {
  /** Declares this number of pages in the catalog, all of them referring to the first one. */
  pages?: number;
  /** Additional entries of the catalog: actions, forms. */
  catalog?: string;
  /** Maps each character from the space on to a private-use character, like fonts without a character table. */
  isPrivate?: boolean;
}

const privateLetters = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
1 begincodespacerange
<00> <ff>
endcodespacerange
1 beginbfrange
<20> <ff> <e020>
endbfrange
endcmap
end
end`;

/** Writes a PDF as text: Helvetica, no compression, with a cross-reference table. */
export const buildPdf = (
  pages: readonly (readonly PdfText[])[],
  { pages: repeated, catalog = '', isPrivate = false }: PdfOptions = {},
): Uint8Array<ArrayBuffer> => {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`);
  const listed = repeated === undefined ? kids : Array.from({ length: repeated }, () => '4 0 R');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${listed.length} /Kids [${listed.join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding ${isPrivate ? `/ToUnicode ${4 + pages.length * 2} 0 R` : ''} >>`,
    ...pages.flatMap((texts, at) => {
      const stream = streamOf(texts);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    `<< /Length ${privateLetters.length} >>\nstream\n${privateLetters}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const objectCount = objects.length + 1;
  body += `xref\n0 ${objectCount}\n0000000000 65535 f \n${table}trailer << /Size ${objectCount} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return new TextEncoder().encode(body);
};
