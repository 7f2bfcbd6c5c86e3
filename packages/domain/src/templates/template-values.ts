import { z } from 'zod';
import { isoDate } from '../valuations/document/amounts-and-codes.ts';
import { safeText } from '../text/safe-text.ts';
import { sourcedFieldKeys, type TemplateFieldKey, templateFields } from './template-fields.ts';
import type { TemplateFieldKind } from './template-field.ts';

const text = z.strictObject({ kind: z.literal('text'), text: z.string() });
const currency = z.string();

/** A row of figures: a line of the accounts, or an adjustment with the adviser's name for it. */
const figureRow = z.strictObject({
  label: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('line'), line: z.string() }),
    text,
  ]),
  figures: z.array(z.number().nullable()),
});
export type FigureRow = z.infer<typeof figureRow>;

const figureTable = z.strictObject({ years: z.array(z.int()), rows: z.array(figureRow) });
export type FigureTable = z.infer<typeof figureTable>;

/** Codes are translated into the document's language when it is printed. */
const sourcedValue = z.discriminatedUnion('kind', [
  text,
  z.strictObject({ kind: z.literal('date'), date: z.string() }),
  z.strictObject({ kind: z.literal('integer'), value: z.number() }),
  z.strictObject({ kind: z.literal('money'), amount: z.number(), currency }),
  z.strictObject({ kind: z.literal('sector'), code: z.string() }),
  z.strictObject({ kind: z.literal('province'), code: z.string() }),
  z.strictObject({ kind: z.literal('method'), method: z.enum(['dcf', 'multiples', 'mixed']) }),
  z.strictObject({
    kind: z.literal('band'),
    low: z.number(),
    high: z.number().nullable(),
    currency,
  }),
  z.strictObject({ kind: z.literal('table'), table: figureTable, currency }),
]);
export type SourcedValue = z.infer<typeof sourcedValue>;

/** The values that the product knows; unknown ones are absent. */
export const sourcedValuesSchema = z.partialRecord(z.enum(sourcedFieldKeys), sourcedValue);
export type SourcedValues = z.infer<typeof sourcedValuesSchema>;

const typedSchemas = {
  text: safeText(300).min(1),
  'long-text': safeText(4_000).min(1),
  lines: safeText(4_000).min(1),
  rows: safeText(4_000).min(1),
  date: isoDate,
  money: z.number().min(0).max(1e12),
  rate: z.number().min(0).max(1),
  integer: z.int().min(0).max(1_000_000),
  flag: z.boolean(),
} as const satisfies Record<Exclude<TemplateFieldKind, 'table'>, z.ZodType>;

const typeable = Object.entries(templateFields).flatMap(([key, { kind }]) =>
  kind === 'table' ? [] : [[key, typedSchemas[kind].exactOptional()] as const],
);

/** The values entered in a document: its own fields, and others when the product lacks the value or it differs here. */
export const typedValuesSchema = z.strictObject(Object.fromEntries(typeable));
export type TypedValue = string | number | boolean;
export type TypedValues = Partial<Record<TemplateFieldKey, TypedValue>>;
