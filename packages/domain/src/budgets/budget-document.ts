import { z } from 'zod';
import { requiredLineText } from '../text/one-line-text.ts';
import { safeText } from '../text/safe-text.ts';

export const monthsInYear = 12;
export const maxBudgetRows = 60;
export const maxBudgetLabelLength = 80;
/** From this deviation on, a month is highlighted and its reason is requested. */
export const notableDeviation = 10_000;
export const maxBudgetAmount = 1e11;

export const budgetSections = ['income', 'cost'] as const;
export type BudgetSection = (typeof budgetSections)[number];

/** The line of a valuation's accounts to which a row belongs. */
export const budgetLines = {
  income: ['revenue', 'otherIncome'],
  cost: ['personnel', 'supplies', 'otherOperatingExpenses', 'depreciationAndAmortization'],
} as const satisfies Record<BudgetSection, readonly string[]>;
export type BudgetLine = (typeof budgetLines)[BudgetSection][number];

/** Euros with cents. */
const amount = z
  .number()
  .min(-maxBudgetAmount)
  .max(maxBudgetAmount)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-3, {
    message: 'not-valid',
  })
  .nullable();
const ofEachMonth = <Value extends z.ZodType>(value: Value) => z.array(value).length(monthsInYear);

const budgetRowSchema = z
  .strictObject({
    id: z.uuid(),
    section: z.enum(budgetSections),
    line: z.enum([...budgetLines.income, ...budgetLines.cost]),
    label: requiredLineText(maxBudgetLabelLength),
    /** Costs are positive, as everywhere in the product. */
    budget: ofEachMonth(amount),
    actual: ofEachMonth(amount),
    /** The reason why a month deviates. */
    reasons: ofEachMonth(safeText(200)),
  })
  .refine(({ section, line }) => (budgetLines[section] as readonly string[]).includes(line), {
    path: ['line'],
    message: 'not-in-list',
  });
export type BudgetRow = z.infer<typeof budgetRowSchema>;

/** One year of income and costs. Months are closed in order. */
export const budgetDocumentSchema = z
  .strictObject({
    closedMonths: z.int().min(0).max(monthsInYear),
    rows: z.array(budgetRowSchema).max(maxBudgetRows),
  })
  .refine(({ rows }) => new Set(rows.map(({ id }) => id)).size === rows.length, {
    path: ['rows'],
    message: 'not-valid',
  });
export type BudgetDocument = z.infer<typeof budgetDocumentSchema>;

export const emptyBudget: BudgetDocument = { closedMonths: 0, rows: [] };

export const emptyMonths = (): null[] => Array.from({ length: monthsInYear }, () => null);

export const emptyBudgetRow = (
  row: Pick<BudgetRow, 'id' | 'section' | 'line' | 'label'>,
): BudgetRow => ({
  ...row,
  budget: emptyMonths(),
  actual: emptyMonths(),
  reasons: Array.from({ length: monthsInYear }, () => ''),
});
