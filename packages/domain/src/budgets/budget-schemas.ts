import { z } from 'zod';
import { tolerantInput } from '../stored-documents/tolerant-input.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
import { type BudgetDocument, budgetDocumentSchema, type BudgetRow } from './budget-document.ts';

export const budgetYear = z.int().min(2000).max(2100);
const instant = z.iso.datetime();

export const budgetYearInput = z.strictObject({ year: budgetYear });
export type BudgetYearInput = z.infer<typeof budgetYearInput>;

/** `version` 0: nothing has been saved for that year yet. */
export const budgetSchema = z.strictObject({
  year: budgetYear,
  version: z.int().min(0),
  document: uncheckedStored<BudgetDocument>(),
  updatedAt: instant.nullable(),
  /** The name of the user's organisation, otherwise the user's own name. */
  businessName: z.string(),
  /** The years with a budget. */
  years: z.array(budgetYear),
});
export type Budget = z.infer<typeof budgetSchema>;

/** `version` is the loaded version; a different stored version is a conflict. */
export const saveBudgetInput = z.strictObject({
  year: budgetYear,
  version: z.int().min(0),
  document: tolerantInput(budgetDocumentSchema),
});
export type SaveBudgetInput = z.infer<typeof saveBudgetInput>;

export const savedBudgetSchema = z.strictObject({ version: z.int(), updatedAt: instant });
export type SavedBudget = z.infer<typeof savedBudgetSchema>;

/** The target valuation: an existing one, or a new one of the user's own business with an id from the client. */
export const budgetToValuationInput = z.strictObject({
  year: budgetYear,
  valuation: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('new'), clientId: z.uuid() }),
    z.strictObject({ kind: z.literal('existing'), id: z.uuid() }),
  ]),
});
export type BudgetToValuationInput = z.infer<typeof budgetToValuationInput>;
export const budgetToValuationSchema = z.strictObject({ valuationId: z.uuid() });

const importedRowSchema = z.strictObject({
  section: z.enum(['income', 'cost']),
  line: z.string(),
  label: z.string(),
  budget: z.array(z.number().nullable()).nullable(),
  actual: z.array(z.number().nullable()).nullable(),
});

/** A row of a workbook as read; null when it has no figures of that kind. */
export interface ImportedBudgetRow extends Pick<BudgetRow, 'section' | 'line' | 'label'> {
  budget: (number | null)[] | null;
  actual: (number | null)[] | null;
}

/** The reasons why a row or a sheet of a workbook is refused; the catalogs contain a hint for fixing each. */
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
  /** The row number shown in the spreadsheet; null for a whole sheet. */
  row: z.int().nullable(),
  code: z.enum(rowRefusals),
  /** The letters of the column, and the text of the cell. */
  column: z.string(),
  text: z.string(),
});
export type RefusedRow = z.infer<typeof refusedRowSchema>;

export const readBudgetSchema = z.strictObject({
  rows: z.array(importedRowSchema),
  refused: z.array(refusedRowSchema),
  /** The number of refusals beyond those listed. */
  furtherRefused: z.int(),
  closedMonths: z.int(),
});
export interface ReadBudget {
  rows: ImportedBudgetRow[];
  refused: RefusedRow[];
  furtherRefused: number;
  closedMonths: number;
}
