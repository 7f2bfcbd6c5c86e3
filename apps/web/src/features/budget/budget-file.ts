import { type BudgetDocument, monthsInYear } from '@valia/domain/budgets/budget-document.ts';
import { budgetSectionSign } from '@valia/domain/budgets/budget-sums.ts';
import { sumFormula } from '@valia/domain/workbooks/sum-formula.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { SheetData } from 'write-excel-file/browser';
import { safeCell } from '../../components/export/safe-cell.ts';
import { type BudgetPart, orderedRows } from './grid/write-amount.ts';
import { monthName } from './grid/shown-amount.ts';

export interface BudgetFileTexts {
  language: Language;
  section: string;
  label: string;
  total: string;
  income: string;
  cost: string;
  parts: Record<BudgetPart, string>;
  result: string;
}

type FileCell = NonNullable<SheetData[number][number]>;

const [format, firstMonth] = ['#,##0.00', 'C'];
const lastMonth = 'N';
const bold = (value: string): FileCell => ({
  value: safeCell(value),
  type: String,
  fontWeight: 'bold',
});
/** The sum of cells from one to another. */
const sumOf = (from: string, to: string): FileCell => ({
  value: sumFormula(from, to),
  type: 'Formula',
  format,
});

const sheetOf = (document: BudgetDocument, part: BudgetPart, words: BudgetFileTexts): SheetData => {
  const rows = orderedRows(document);
  const lastRow = rows.length + 1;
  const months = Array.from({ length: monthsInYear }, (_, month) => month);
  const columns = [...months.map((month) => String.fromCodePoint(67 + month)), 'O'];
  return [
    [
      words.section,
      words.label,
      ...months.map((month) => monthName(month, words.language)),
      words.total,
    ].map((text) => bold(text)),
    ...rows.map((row, at) => [
      { value: row.section === 'income' ? words.income : words.cost, type: String } as const,
      { value: safeCell(row.label), type: String } as const,
      ...months.map((month): FileCell | null => {
        const amount =
          part === 'actual' && month >= document.closedMonths ? null : row[part][month];
        return amount == null
          ? null
          : { value: budgetSectionSign(row.section) * amount, type: Number, format };
      }),
      sumOf(`${firstMonth}${String(at + 2)}`, `${lastMonth}${String(at + 2)}`),
    ]),
    [
      null,
      bold(words.result),
      ...columns.map((column) => sumOf(`${column}2`, `${column}${String(lastRow)}`)),
    ],
  ];
};

/** The year as a workbook with totals as formulas; it can be imported again. */
export const budgetFile = async (
  document: BudgetDocument,
  words: BudgetFileTexts,
): Promise<Blob> => {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const columns = [
    { width: 12 },
    { width: 32 },
    ...Array.from({ length: 13 }, () => ({ width: 13 })),
  ];
  const parts: BudgetPart[] = ['budget', 'actual'];
  return writeExcelFile(
    parts.map((part) => ({
      sheet: words.parts[part],
      data: sheetOf(document, part, words),
      columns,
      stickyRowsCount: 1,
    })),
  ).toBlob();
};
