import type { PdfLine, PdfPiece } from './pdf-pieces.ts';

/** Points by which right edges of one column differ, and by which names begin further right for each step. */
const [sameEdge, indentStep] = [3, 6];
const figure =
  /^[-−–+(]*\s?(?:\d[\d.,'’ \u00A0\u2007\u2009\u202F]*)?\d?\)?\s?(?:[-−–%€]|[DHdh]|Dr|Cr)?$/u;

export const isFigure = ({ text }: PdfPiece): boolean => figure.test(text) && text !== '';

/** A sign or a letter behind the digits hangs over the edge that they are set to. */
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

/** Columns of figures by their right edges; of those that overlap the one with far more figures stays. */
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
    columns.some((other) => other.count > 2 * column.count && overlap(other, column) > 0);
  return columns.filter((column) => !isOverlaid(column));
};

export const overlap = (one: Extent, other: Extent): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

/** Where names stand: what overlaps in lines that have figures too is one column. */
const nameColumns = (lines: readonly PdfLine[], columns: readonly FigureColumn[]): Extent[] => {
  const withFigures = lines.filter(({ pieces }) => pieces.some(isFigure));
  const names = (withFigures.length > 0 ? withFigures : lines)
    .flatMap(({ pieces }) => pieces.filter((piece) => !isFigure(piece)))
    .filter((piece) => !columns.some((column) => overlap(column, piece) > 0))
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

/** A title reaches over columns; a head no further than a little over its own. */
const isCovered = (column: Extent, piece: Extent): boolean =>
  overlap(column, piece) > (column.right - column.left) * 0.9;

/** The column that a piece stands over; of several the first. */
const nearest = (piece: PdfPiece, columns: readonly Extent[]): number => {
  const covered = columns.findIndex(
    (column, at) =>
      isCovered(column, piece) && columns.some((other, to) => to > at && isCovered(other, piece)),
  );
  if (covered >= 0) return covered;
  const ranked = columns
    .map((column, at) => ({ at, shared: overlap(column, piece) }))
    .toSorted((a, b) => b.shared - a.shared);
  return ranked[0]?.at ?? 0;
};

/** Puts the pieces of lines into columns, in the order in which they stand; each of a line into one of its own. */
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

/** Whether two pages are set alike, so that a table goes on from one to the other. */
export const areAlike = (one: readonly FigureColumn[], other: readonly FigureColumn[]): boolean => {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  const shared = fewer.filter(({ edge }) =>
    more.some((column) => Math.abs(column.edge - edge) <= sameEdge),
  ).length;
  return fewer.length === 0 ? more.length === 0 : shared >= fewer.length / 2;
};
