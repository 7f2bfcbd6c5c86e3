/** The sum of a block of cells, as every spreadsheet reads it from a file. */
export const sumFormula = (from: string, to: string): string => `SUM(${from}:${to})`;
