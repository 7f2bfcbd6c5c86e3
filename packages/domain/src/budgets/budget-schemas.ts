import { z } from 'zod';
import { asSent } from '../stored-documents/as-sent.ts';
import { stored } from '../stored-documents/stored.ts';
import { type BudgetDocument, budgetDocumentSchema, type BudgetRow } from './budget-document.ts';

export const budgetYear = z.int().min(2000).max(2100);
const instant = z.iso.datetime();

export const budgetYearInput = z.strictObject({ year: budgetYear });
export type BudgetYearInput = z.infer<typeof budgetYearInput>;

/** `version` 0: nothing was saved of that year yet. */
export const budgetSchema = z.strictObject({
  year: budgetYear,
  version: z.int().min(0),
  document: stored<BudgetDocument>(),
  updatedAt: instant.nullable(),
  /** Of the person's organisation, else their own. */
  businessName: z.string(),
  /** The years that hold a budget. */
  years: z.array(budgetYear),
});
export type Budget = z.infer<typeof budgetSchema>;

/** `version` is the one that was loaded; another one is a conflict. */
export const saveBudgetInput = z.strictObject({
  year: budgetYear,
  version: z.int().min(0),
  document: asSent(budgetDocumentSchema),
});
export type SaveBudgetInput = z.infer<typeof saveBudgetInput>;

export const savedBudgetSchema = z.strictObject({ version: z.int(), updatedAt: instant });
export type SavedBudget = z.infer<typeof savedBudgetSchema>;

/** Null: into a new valuation of the person's own business, under the client's id. */
export const feedValuationInput = z.strictObject({
  year: budgetYear,
  valuation: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('new'), clientId: z.uuid() }),
    z.strictObject({ kind: z.literal('existing'), id: z.uuid() }),
  ]),
});
export type FeedValuationInput = z.infer<typeof feedValuationInput>;
export const fedValuationSchema = z.strictObject({ valuationId: z.uuid() });

const importedRowSchema = z.strictObject({
  section: z.enum(['income', 'cost']),
  line: z.string(),
  label: z.string(),
  budget: z.array(z.number().nullable()).nullable(),
  actual: z.array(z.number().nullable()).nullable(),
});

/** A row of a workbook as it was read; null where it holds no such figures. */
export interface ImportedBudgetRow extends Pick<BudgetRow, 'section' | 'line' | 'label'> {
  budget: (number | null)[] | null;
  actual: (number | null)[] | null;
}

/** Why a row, or a sheet, of a workbook is not taken; each has its mend in the catalogs. */
const rowRefusals = [
  'no-months',
  'no-label',
  'no-section',
  'label-too-long',
  'not-allowed-character',
  'not-a-number',
  'formula-without-value',
  'formula-error',
  'amount-too-large',
  'mixed-signs',
  'repeated-row',
  'too-many-rows',
] as const;
export type RowRefusal = (typeof rowRefusals)[number];

const refusedRowSchema = z.strictObject({
  sheet: z.string(),
  /** As the spreadsheet counts; null for a whole sheet. */
  row: z.int().nullable(),
  code: z.enum(rowRefusals),
  /** The column's letters, and what stands there. */
  column: z.string(),
  text: z.string(),
});
export type RefusedRow = z.infer<typeof refusedRowSchema>;

export const readBudgetSchema = z.strictObject({
  rows: z.array(importedRowSchema),
  refused: z.array(refusedRowSchema),
  /** Refusals beyond those that are named. */
  furtherRefused: z.int(),
  closedMonths: z.int(),
});
export interface ReadBudget {
  rows: ImportedBudgetRow[];
  refused: RefusedRow[];
  furtherRefused: number;
  closedMonths: number;
}
