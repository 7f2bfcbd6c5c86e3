import type { WrittenFigure } from './read-cell.ts';

export type DecimalSeparator = ',' | '.';

/** Spaces and apostrophes separate thousands only in groups of three, with the same separator throughout the figure. */
const shapes: Readonly<Record<DecimalSeparator, RegExp>> = {
  ',': /^(?:([1-9]\d{0,2}(?:([. '])\d{3})(?:\2\d{3})*|\d+)(?:,(\d+))?|,(\d+))$/u,
  '.': /^(?:([1-9]\d{0,2}(?:([, '])\d{3})(?:\2\d{3})*|\d+)(?:\.(\d+))?|\.(\d+))$/u,
};

const digitsWith = (digits: string, mark: DecimalSeparator): number | null => {
  const match = shapes[mark].exec(digits.replaceAll('’', "'").trim());
  if (match === null) return null;
  const whole = (match[1] ?? '0').replaceAll(/\D/gu, '');
  return Number(`${whole}.${match[3] ?? match[4] ?? '0'}`);
};

export interface FigureReadings {
  comma: number | null;
  point: number | null;
  /** `open`: 1–3 digits, a mark, 3 digits; `decisive`: only one reading; `none`: shows nothing about the marks. */
  evidence: 'decisive' | 'open' | 'none' | 'malformed';
}

export const figureReadings = (digits: string): FigureReadings => {
  const comma = digitsWith(digits, ',');
  const point = digitsWith(digits, '.');
  if (comma === null && point === null) return { comma, point, evidence: 'malformed' };
  if (comma === null || point === null) return { comma, point, evidence: 'decisive' };
  return { comma, point, evidence: comma === point ? 'none' : 'open' };
};

export const decimalSeparatorOf = ({ comma }: FigureReadings): DecimalSeparator =>
  comma === null ? '.' : ',';

/**
 * The value with its sign and its own unit; null when the block's marks are unknown and the figure has two readings.
 */
export const figureValue = (
  figure: WrittenFigure,
  mark: DecimalSeparator | null,
): number | null => {
  const sign = figure.isNegative ? -1 : 1;
  if (figure.digits === null)
    return figure.stored === 0 ? 0 : sign * figure.stored * figure.multiple;
  const { comma, point, evidence } = figureReadings(figure.digits);
  const decided = evidence === 'open' ? { ',': comma, '.': point }[mark ?? ','] : (comma ?? point);
  if (decided === null || (evidence === 'open' && mark === null)) return null;
  return decided === 0 ? 0 : sign * decided * figure.multiple;
};
