import type { PdfLine, PdfPiece } from './pdf-pieces.ts';

/** Points by which the right edges of one column may differ; points by which names are indented for each level. */
const [sameEdge, indentStep] = [3, 6];
const figure =
  /^[-−–+(]*\s?(?:\d[\d.,'’ \u00A0\u2007\u2009\u202F]*)?\d?\)?\s?(?:[-−–%€]|[DHdh]|Dr|Cr)?$/u;

export const isFigure = ({ text }: PdfPiece): boolean => figure.test(text) && text !== '';

/**
 * The right edge of the digits. A sign or a letter after the digits extends beyond the edge to which they are aligned.
 */
const digitEdge = ({ text, left, right }: PdfPiece): number => {
  const digits = text.replace(/[^\d]+$/u, '');
  return digits === '' ? right : left + ((right - left) * digits.length) / text.length;
};

interface Extent {
  left: number;
  right: number;
}

export interface FigureColumn extends Extent {
  edge: number;
  count: number;
}

/** The columns of figures, by their right edges. Of overlapping columns, the one with far more figures is used. */
export const figureColumns = (lines: readonly PdfLine[]): FigureColumn[] => {
  const figures = lines
    .flatMap(({ pieces }) => pieces.filter(isFigure))
    .map((piece) => ({ left: piece.left, right: piece.right, edge: digitEdge(piece) }))
    .toSorted((a, b) => a.edge - b.edge);
  const columns: FigureColumn[] = [];
  for (const { left, right, edge } of figures) {
    const last = columns.at(-1);
    if (last === undefined || edge - last.edge > sameEdge)
      columns.push({ left, right, edge, count: 1 });
    else {
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
      last.edge = edge;
      last.count += 1;
    }
  }
  const isOverlaid = (column: FigureColumn): boolean =>
    columns.some((other) => other.count > 2 * column.count && horizontalOverlap(other, column) > 0);
  return columns.filter((column) => !isOverlaid(column));
};

export const horizontalOverlap = (one: Extent, other: Extent): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

/**
 * The columns of names. Names that overlap are one column; only lines that also have figures are used, if there are
 * any.
 */
const nameColumns = (lines: readonly PdfLine[], columns: readonly FigureColumn[]): Extent[] => {
  const withFigures = lines.filter(({ pieces }) => pieces.some(isFigure));
  const names = (withFigures.length > 0 ? withFigures : lines)
    .flatMap(({ pieces }) => pieces.filter((piece) => !isFigure(piece)))
    .filter((piece) => !columns.some((column) => horizontalOverlap(column, piece) > 0))
    .toSorted((a, b) => a.left - b.left);
  const extents: Extent[] = [];
  for (const { left, right } of names) {
    const last = extents.at(-1);
    if (last === undefined || left >= last.right) extents.push({ left, right });
    else last.right = Math.max(last.right, right);
  }
  return extents;
};

export interface PlacedPiece extends PdfPiece {
  column: number;
  indent: number;
}

/**
 * Whether a piece covers a column. A title covers several columns; a column header is at most slightly wider than its
 * own.
 */
const isCovered = (column: Extent, piece: Extent): boolean =>
  horizontalOverlap(column, piece) > (column.right - column.left) * 0.9;

/** The column of a piece; for a piece that covers several columns, the first one. */
const nearest = (piece: PdfPiece, columns: readonly Extent[]): number => {
  const covered = columns.findIndex(
    (column, at) =>
      isCovered(column, piece) && columns.some((other, to) => to > at && isCovered(other, piece)),
  );
  if (covered >= 0) return covered;
  const ranked = columns
    .map((column, at) => ({ at, shared: horizontalOverlap(column, piece) }))
    .toSorted((a, b) => b.shared - a.shared);
  return ranked[0]?.at ?? 0;
};

/**
 * Assigns the pieces of each line to columns, in their order from left to right, with at most one piece for each
 * column.
 */
export const placeColumns = (lines: readonly PdfLine[]): PlacedPiece[][] => {
  const figures = figureColumns(lines);
  const names = nameColumns(lines, figures);
  const columns = [...figures, ...names].toSorted((a, b) => a.left + a.right - b.left - b.right);
  const edgeOf = (piece: PdfPiece): Extent | undefined =>
    isFigure(piece)
      ? figures.find(
          ({ edge, left }) => digitEdge(piece) <= edge + sameEdge && digitEdge(piece) > left,
        )
      : undefined;
  return lines.map(({ pieces }) => {
    let last = 0;
    return pieces.map((piece) => {
      const own = edgeOf(piece);
      const found = own === undefined ? nearest(piece, columns) : columns.indexOf(own);
      const column = Math.max(found + 1, last + 1);
      last = column;
      const from = columns[column - 1]?.left ?? piece.left;
      const isName =
        !isFigure(piece) && names.includes(columns[column - 1] ?? { left: 0, right: 0 });
      const indent = isName ? Math.max(0, Math.round((piece.left - from) / indentStep)) : 0;
      return { ...piece, column, indent };
    });
  });
};

/** Whether two pages have the same columns, so that a table continues from one to the other. */
export const areSimilarPages = (
  one: readonly FigureColumn[],
  other: readonly FigureColumn[],
): boolean => {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  const shared = fewer.filter(({ edge }) =>
    more.some((column) => Math.abs(column.edge - edge) <= sameEdge),
  ).length;
  return fewer.length === 0 ? more.length === 0 : shared >= fewer.length / 2;
};
