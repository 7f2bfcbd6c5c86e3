const severalFigures = /\p{L}.*\s[-−–(]*\d[\d.,]*[)-]?\s+[-−–(]*\d[\d.,' ]*[)-]?\s*€?$/u;
const oneFigure =
  /\p{L}.*\s[-−–(]*(?:\d{1,3}(?:[.,' ]\d{3})+|\d{5,}|\d+[.,]\d{2})(?:[.,]\d+)?[)-]?\s*€?$/u;
const endsWithYear = /[^\d)\s]\s+(?:19|20)\d{2}\s*$/u;

/** A name and figures in one cell: a line of a document whose columns could not be separated. */
export const isUnsplitLine = (text: string): boolean =>
  !endsWithYear.test(text) && (severalFigures.test(text) || oneFigure.test(text));
