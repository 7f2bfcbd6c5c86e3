/** A text of a page with its position in points, from the top left of the page as displayed. */
export interface PdfPiece {
  text: string;
  left: number;
  right: number;
  top: number;
  baseline: number;
  /** The font size. */
  size: number;
}

export interface PdfLine {
  page: number;
  pieces: PdfPiece[];
}

/**
 * Fractions of the font size: by how much the baselines of one line may differ, and the smallest gaps between words,
 * figures and columns.
 */
const [sameLine, wordGap, figureGap, columnGap] = [0.35, 0.12, 0.33, 0.9];
const figureStart = /^[-−–+(]?\s?\d/u;
const figureEnd = /\d\)?$/u;
const innerBlanks = /\S(?: {2,}|\u00A0{2,})\S/u;

/** Programs that print in a fixed-width font separate columns by spaces within one text. */
const splitAtBlanks = (piece: PdfPiece): PdfPiece[] => {
  if (!innerBlanks.test(piece.text)) return [piece];
  const width = (piece.right - piece.left) / piece.text.length;
  return [...piece.text.matchAll(/\S+(?:[ \u00A0]\S+)*/gu)].map((match) => ({
    ...piece,
    text: match[0],
    left: piece.left + match.index * width,
    right: piece.left + (match.index + match[0].length) * width,
  }));
};

const belongTogether = (before: PdfPiece, next: PdfPiece): boolean => {
  const gap = next.left - before.right;
  const size = Math.max(before.size, next.size);
  const areFigures = figureEnd.test(before.text) && figureStart.test(next.text);
  return gap <= size * (areFigures ? figureGap : columnGap);
};

const joinTwo = (before: PdfPiece, next: PdfPiece): PdfPiece => {
  const isApart = next.left - before.right > Math.max(before.size, next.size) * wordGap;
  const hasBlank = before.text.endsWith(' ') || next.text.startsWith(' ');
  return {
    text: before.text + (isApart && !hasBlank ? ' ' : '') + next.text,
    left: Math.min(before.left, next.left),
    right: Math.max(before.right, next.right),
    top: Math.min(before.top, next.top),
    baseline: before.baseline,
    size: Math.max(before.size, next.size),
  };
};

const joinPieces = (pieces: readonly PdfPiece[]): PdfPiece[] => {
  const joined: PdfPiece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const before = joined.at(-1);
    if (before !== undefined && belongTogether(before, piece))
      joined[joined.length - 1] = joinTwo(before, piece);
    else joined.push(piece);
  }
  return joined.map((piece) => ({ ...piece, text: piece.text.trim() }));
};

/** Groups texts on the same baseline into a line, and adjacent texts of a line into one piece. */
export const linesOfPage = (page: number, pieces: readonly PdfPiece[]): PdfLine[] => {
  const shown = pieces.flatMap(splitAtBlanks).filter(({ text }) => text.trim() !== '');
  const lines: PdfPiece[][] = [];
  for (const piece of shown.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame =
      first !== undefined &&
      piece.baseline - first.baseline <= Math.min(first.size, piece.size) * sameLine;
    if (line !== undefined && isSame) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => ({ page, pieces: joinPieces(line) }));
};
