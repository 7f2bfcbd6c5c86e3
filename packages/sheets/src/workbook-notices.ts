import type { SourceFile, SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';

/** `[1]Hoja1!B4`, `'C:\[Ventas.xlsx]Hoja1'!B4`, `'file:///ventas.ods'#Hoja1.B4`; columns of a table are no workbook. */
const otherWorkbook = /\[\d+\]|\[[^\]]+\.(?:xls\w?|ods|csv)\]|file:\/\//iu;

/** What is said of a workbook: macros that do not run, and values that it keeps of others. */
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
