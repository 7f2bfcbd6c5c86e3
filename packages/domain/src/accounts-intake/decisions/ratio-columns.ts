import type { BlockColumns, FigureColumn } from '../blocks/block-columns.ts';
import type { SheetBlock } from '../blocks/sheet-block.ts';
import {
  figureReadings,
  figureValue,
  decimalSeparatorOf,
  type DecimalSeparator,
} from '../figures/figure-value.ts';
import { readCell } from '../figures/read-cell.ts';

type Row = ReadonlyMap<number, number>;

const likelyMark = (block: SheetBlock): DecimalSeparator => {
  const marks = block.body.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const reading = readCell(cell);
      if (reading.kind !== 'figure' || reading.figure.digits === null) return [];
      const readings = figureReadings(reading.figure.digits);
      return readings.evidence === 'decisive' ? [decimalSeparatorOf(readings)] : [];
    }),
  );
  return marks.filter((mark) => mark === '.').length * 2 > marks.length ? '.' : ',';
};

const valuesOf = (block: SheetBlock, mark: DecimalSeparator): Row[] =>
  block.body.map(({ cells }) => {
    const row = new Map<number, number>();
    for (const cell of cells) {
      const reading = readCell(cell);
      const value = reading.kind === 'figure' ? figureValue(reading.figure, mark) : null;
      if (value !== null) row.set(cell.column, value);
    }
    return row;
  });

const isNear = (one: number, other: number, within: number): boolean =>
  Math.abs(one - other) <= within;

type Formula = (a: number, b: number, c: number) => boolean;

const formulas: readonly Formula[] = [
  (a, b, c) => isNear(c, a - b, 0.02) || isNear(c, b - a, 0.02),
  (a, b, c) => b !== 0 && (isNear(c, a / b - 1, 0.001) || isNear(c, (a / b - 1) * 100, 0.06)),
];

const leastShare = 0.9;

const fits = (rows: readonly Row[], test: (row: Row) => boolean | null): boolean => {
  const results = rows.flatMap((row) => test(row) ?? []);
  return results.length >= 3 && results.filter(Boolean).length >= results.length * leastShare;
};

const isChange = (rows: readonly Row[], c: number, a: number, b: number): boolean =>
  formulas.some((formula) =>
    fits(rows, (row) => {
      const [one, other, third] = [row.get(a), row.get(b), row.get(c)];
      if (one === undefined || other === undefined || third === undefined || one === 0) return null;
      return formula(one, other, third);
    }),
  );

/** Whether a column is 100 × a ÷ total, where the total is any row of the column. */
const isShare = (rows: readonly Row[], c: number, a: number): boolean => {
  const totals = rows.filter(
    (row) =>
      isNear(Math.abs(row.get(c) ?? 0), 100, 1e-9) || isNear(Math.abs(row.get(c) ?? 0), 1, 1e-9),
  );
  return totals.some((total) => {
    const whole = total.get(a) ?? 0;
    const scale = Math.abs(total.get(c) ?? 0);
    return (
      whole !== 0 &&
      fits(rows, (row) => {
        const [value, share] = [row.get(a), row.get(c)];
        if (value === undefined || share === undefined || value === 0) return null;
        return isNear(
          Math.abs(share),
          Math.abs((scale * value) / whole),
          scale === 100 ? 0.06 : 0.001,
        );
      })
    );
  });
};

/**
 * Removes columns that only describe others, such as a share or a change. Columns whose header mentions a year or a
 * side remain.
 */
export const withoutRatioColumns = (block: SheetBlock, columns: BlockColumns): BlockColumns => {
  const isNamed = ({ head }: FigureColumn) =>
    head.year !== null || head.measure !== null || head.month !== null || head.isTotal;
  const tested = columns.figures.filter((one) => !isNamed(one));
  if (tested.length === 0 || columns.figures.length < 2) return columns;
  const rows = valuesOf(block, likelyMark(block));
  const found: number[] = [];
  for (const { column } of tested) {
    const others = columns.figures
      .map((one) => one.column)
      .filter((one) => one !== column && !found.includes(one));
    const isRatio = others.some(
      (a) =>
        isShare(rows, column, a) ||
        others.some((b) => a !== b && a < column && b < column && isChange(rows, column, a, b)),
    );
    if (isRatio) found.push(column);
  }
  return {
    ...columns,
    figures: columns.figures.filter(({ column }) => !found.includes(column)),
    ratios: [...columns.ratios, ...found],
  };
};
