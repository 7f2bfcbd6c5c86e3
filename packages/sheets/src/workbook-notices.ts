import type { SourceFile, SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';

/**
 * References to other workbooks, such as `[1]Hoja1!B4`, `'C:\[Ventas.xlsx]Hoja1'!B4` or
 * `'file:///ventas.ods'#Hoja1.B4`. A reference to a column of a table does not match.
 */
const otherWorkbook = /\[\d+\]|\[[^\]]+\.(?:xls\w?|ods|csv)\]|file:\/\//iu;

/** Notices about a workbook: macros, which are not run, and stored values of formulas that refer to other workbooks. */
export const workbookNotices = (
  sheets: readonly SourceSheet[],
  hasMacros: boolean,
): SourceFile['notices'] => {
  let external = 0;
  for (const { cells } of sheets)
    for (const { formula } of cells)
      if (formula !== null && otherWorkbook.test(formula)) external += 1;
  return [
    ...(hasMacros ? [{ kind: 'macros' as const, count: 1 }] : []),
    ...(external > 0 ? [{ kind: 'external-values' as const, count: external }] : []),
  ];
};
