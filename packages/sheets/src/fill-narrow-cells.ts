import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';

/** Columns too narrow for their numbers show these instead. */
const tooNarrow = /^\s*#+\s*$/u;

/** Where HTML shows `####`, the plain text beside it has the value. */
export const fillNarrowCells = (html: SourceSheet, plain: SourceSheet): SourceSheet => {
  const texts = new Map(plain.cells.map(({ row, column, text }) => [`${row}:${column}`, text]));
  const cells = html.cells.map((cell) => {
    const text = texts.get(`${cell.row}:${cell.column}`);
    const isFilled = tooNarrow.test(cell.text) && text !== undefined && !tooNarrow.test(text);
    return isFilled ? { ...cell, text } : cell;
  });
  return { ...html, cells };
};
