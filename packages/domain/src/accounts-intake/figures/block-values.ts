import type { BlockRow } from '../rows/block-row.ts';
import type { YearMeasure } from '../decisions/measure-plan.ts';
import type { SourceCell } from '../source-cells.ts';
import { figureValue, type DecimalMark } from './figure-value.ts';
import { readCell, type CellReading, type FigureFault, type WrittenFigure } from './read-cell.ts';

/** What a row has in one measure of its block. */
export interface MeasuredValue {
  /** Null where it has no figure, or one that is refused or asked. */
  value: number | null;
  cells: readonly SourceCell[];
  fault: FigureFault | 'not-a-figure' | null;
  /** Two readings, and the notation of the block is asked. */
  isOpen: boolean;
  /** A currency that is not the euro. */
  currency: string | null;
}

export type Readings = ReadonlyMap<SourceCell, CellReading>;

export const readingsOf = (cells: readonly SourceCell[]): Readings =>
  new Map(cells.map((cell) => [cell, readCell(cell)]));

const faultOf = (reading: CellReading | undefined): MeasuredValue['fault'] => {
  if (reading?.kind === 'refused') return reading.fault;
  if (reading?.kind === 'words') return 'not-a-figure';
  if (reading?.kind !== 'figure') return null;
  return reading.figure.isPercent ? 'not-a-figure' : null;
};

const sided = (value: number, { side }: WrittenFigure): number =>
  side === 'credit' ? -value : value;

/** The figures of a row in a measure: a balance, debit less credit, or the sum of months. */
export const measuredValue = (
  { row }: BlockRow,
  measure: YearMeasure,
  readings: Readings,
  mark: DecimalMark | null,
): MeasuredValue => {
  const columns = [...measure.columns, ...measure.credits];
  const cells = row.cells.filter(({ column }) => columns.includes(column));
  const faults = cells.map((cell) => faultOf(readings.get(cell)));
  const malformed = cells.map((cell) => {
    const reading = readings.get(cell);
    const isUnread =
      reading?.kind === 'figure' &&
      figureValue(reading.figure, ',') === null &&
      figureValue(reading.figure, '.') === null;
    return isUnread ? ('malformed' as const) : null;
  });
  const figures = cells.flatMap((cell) => {
    const reading = readings.get(cell);
    return reading?.kind === 'figure' ? [{ cell, figure: reading.figure }] : [];
  });
  const fault = [...faults, ...malformed].find((one) => one !== null) ?? null;
  const values = figures.map(({ cell, figure }) => {
    const value = figureValue(figure, mark);
    if (value === null) return null;
    if (measure.credits.includes(cell.column)) return measure.areCreditsNegative ? value : -value;
    return sided(value, figure);
  });
  const isOpen = fault === null && values.includes(null);
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const currency =
    figures.map(({ figure }) => figure.currency).find((one) => one !== null && one !== 'EUR') ??
    null;
  const value = fault !== null || isOpen || figures.length === 0 ? null : rounded(sum);
  return { value, cells, fault, isOpen, currency };
};

/** Sums of decimals without the dust of binary fractions. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const decimalsOf = (value: number): number =>
  /\.(\d+)$/u.exec(String(Math.abs(value)))?.[1]?.length ?? 0;

/** One printed unit per summand; with cents at most one euro. */
export const toleranceOf = (values: readonly number[]): ((summands: number) => number) => {
  const decimals = Math.min(Math.max(0, ...values.map(decimalsOf)), 2);
  const unit = 10 ** -decimals;
  const most = decimals === 2 ? 1 : Number.POSITIVE_INFINITY;
  return (summands) => Math.min(unit * Math.max(summands, 1), most) + 1e-6;
};
