import { cellAddress, cellPosition } from '../cell-address.ts';

/** A string, a quoted sheet name, a word (a function or a name), or a cell reference with its dollar signs. */
const token = /"[^"]*"|'[^']*'|(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![\w(])|[A-Za-z_][\w.]*/gu;

/** A shared formula, shifted by the given rows and columns from the cell in which it is written. */
export const shiftFormula = (formula: string, rows: number, columns: number): string =>
  formula.replaceAll(
    token,
    (whole: string, fixedColumn?: string, letters?: string, fixedRow?: string, digits?: string) => {
      const position = cellPosition(`${letters ?? ''}${digits ?? ''}`);
      if (position === null) return whole;
      const row = fixedRow === '$' ? position.row : position.row + rows;
      const column = fixedColumn === '$' ? position.column : position.column + columns;
      if (row < 1 || column < 1) return whole;
      const [, name = ''] = /^([A-Z]+)/u.exec(cellAddress(row, column)) ?? [];
      return `${fixedColumn ?? ''}${name}${fixedRow ?? ''}${row}`;
    },
  );
