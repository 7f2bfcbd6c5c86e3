/** The sum of a block of cells, in the notation that every spreadsheet reads from a file. */
export const sumFormula = (from: string, to: string): string => `SUM(${from}:${to})`;
