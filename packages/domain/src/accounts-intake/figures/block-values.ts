import type { BlockRow } from '../rows/block-row.ts';
import type { YearMeasure } from '../decisions/measure-plan.ts';
import type { SourceCell } from '../source-cells.ts';
import { figureValue, type DecimalSeparator } from './figure-value.ts';
import type { Readings } from './block-readings.ts';
import {
  readFigureText,
  type CellReading,
  type FigureReadError,
  type WrittenFigure,
} from './read-cell.ts';

/** The value of a row in one measure of its block. */
export interface MeasuredValue {
  /** Null when the row has no figure, or one that is refused or needs an answer. */
  value: number | null;
  cells: readonly SourceCell[];
  fault: FigureReadError | 'not-a-figure' | null;
  /** The figure has two readings, and the user is asked for the block's notation. */
  isOpen: boolean;
  /** A currency other than the euro. */
  currency: string | null;
}

const faultOf = (reading: CellReading | undefined): MeasuredValue['fault'] => {
  if (reading?.kind === 'refused') return reading.fault;
  if (reading?.kind === 'words') return 'not-a-figure';
  if (reading?.kind !== 'figure') return null;
  return reading.figure.isPercent ? 'not-a-figure' : null;
};

const sided = (value: number, { side }: WrittenFigure): number =>
  side === 'credit' ? -value : value;

const isMalformed = (figure: WrittenFigure): boolean =>
  figure.digits !== null && figureValue(figure, ',') === null && figureValue(figure, '.') === null;

/** The figure that somebody said an unclear line has in a measure. */
export const writtenValue = (
  { row, written }: BlockRow,
  measure: number,
  mark: DecimalSeparator | null,
): MeasuredValue => {
  const reading = readFigureText(written?.[measure] ?? '');
  const value = reading.kind === 'figure' ? figureValue(reading.figure, mark) : null;
  const isOpen = reading.kind === 'figure' && value === null;
  const currency =
    reading.kind === 'figure' && reading.figure.currency !== 'EUR' ? reading.figure.currency : null;
  return { value, cells: row.cells, fault: faultOf(reading), isOpen, currency };
};

/** The value of a row in a measure: a balance, debit less credit, or the sum of months. */
export const measuredValue = (
  { row }: BlockRow,
  measure: YearMeasure,
  readings: Readings,
  mark: DecimalSeparator | null,
): MeasuredValue => {
  const cells = row.cells.filter(
    ({ column }) => measure.columns.includes(column) || measure.credits.includes(column),
  );
  const result = { value: null, cells, fault: null, isOpen: false, currency: null } as {
    -readonly [K in keyof MeasuredValue]: MeasuredValue[K];
  };
  let [sum, count] = [0, 0];
  for (const cell of cells) {
    const reading = readings.of(cell);
    result.fault ??= faultOf(reading);
    if (reading?.kind !== 'figure') continue;
    const { figure } = reading;
    count += 1;
    if (figure.currency !== 'EUR') result.currency ??= figure.currency;
    const value = figureValue(figure, mark);
    if (value === null && isMalformed(figure)) result.fault ??= 'malformed';
    else if (value === null) result.isOpen = true;
    else if (!measure.credits.includes(cell.column)) sum += sided(value, figure);
    else sum += measure.areCreditsNegative ? value : -value;
  }
  result.isOpen &&= result.fault === null;
  if (result.fault === null && !result.isOpen && count > 0) result.value = roundSum(sum);
  return result;
};

/** Removes the rounding errors of binary fractions from sums of decimals. */
export const roundSum = (value: number): number => Math.round(value * 1e6) / 1e6;

const decimalsOf = (value: number): number => {
  if (Number.isInteger(value)) return 0;
  const text = String(value);
  return text.includes('e') ? 0 : text.length - text.indexOf('.') - 1;
};

/** One printed unit per summand; at most one euro when the figures have cents. */
export const sumTolerance = (values: readonly number[]): ((summands: number) => number) => {
  let decimals = 0;
  for (const value of values) decimals = Math.min(Math.max(decimals, decimalsOf(value)), 2);
  const unit = 10 ** -decimals;
  const most = decimals === 2 ? 1 : Number.POSITIVE_INFINITY;
  return (summands) => Math.min(unit * Math.max(summands, 1), most) + 1e-6;
};
