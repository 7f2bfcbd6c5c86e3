import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';

/** Shown instead of a number when its column is too narrow. */
const tooNarrow = /^\s*#+\s*$/u;

/** Replaces `####` in the HTML by the value in the plain text of the same paste. */
export const fillNarrowCells = (html: SourceSheet, plain: SourceSheet): SourceSheet => {
  const texts = new Map(plain.cells.map(({ row, column, text }) => [`${row}:${column}`, text]));
  const cells = html.cells.map((cell) => {
    const text = texts.get(`${cell.row}:${cell.column}`);
    const isFilled = tooNarrow.test(cell.text) && text !== undefined && !tooNarrow.test(text);
    return isFilled ? { ...cell, text } : cell;
  });
  return { ...html, cells };
};
