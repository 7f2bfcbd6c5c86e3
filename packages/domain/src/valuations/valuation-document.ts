import {
  accountLines,
  bridgeItems,
  costOfCapitalInputs,
  driverNames,
  type ValuationInputs,
} from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { findProvince } from '../sectors/provinces.ts';
import { findSector } from '../sectors/sectors.ts';
import { safeText } from '../text/safe-text.ts';
import { productSourceCodes } from './product-sources.ts';

const finite = (minimum: number, maximum: number) => z.number().min(minimum).max(maximum);
const money = finite(-1e15, 1e15).nullable();
const rate = finite(-10, 10).nullable();
const multiple = finite(0, 1000).nullable();
const calendarYear = z.int().min(1900).max(2200);
const isoDate = z.iso.date({ message: 'not-a-date' });
const sectorCode = z
  .string()
  .refine((code) => findSector(code) !== null, { message: 'not-in-list' });
const provinceCode = z
  .string()
  .refine((code) => findProvince(code) !== null, { message: 'not-in-list' });

const recordOf = <Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) => z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);

const accountYearSchema = z.strictObject({
  year: calendarYear,
  lines: recordOf(accountLines, money),
});

const adjustmentSchema = z.strictObject({
  id: z.uuid(),
  line: z.enum(['revenue', 'otherIncome', 'supplies', 'personnel', 'otherOperatingExpenses']),
  label: safeText(120),
  reason: safeText(500),
  amounts: z.array(z.strictObject({ year: calendarYear, amount: finite(-1e15, 1e15) })).max(6),
});

const driverPathSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('constant'), value: rate }),
  z.strictObject({
    kind: z.literal('fade'),
    start: rate,
    end: rate,
    holdYears: z.int().min(0).max(15),
    reachYear: z.int().min(1).max(15),
  }),
  z.strictObject({ kind: z.literal('per-year'), values: z.array(rate).max(15) }),
]);

const driverSchema = z.strictObject({
  path: driverPathSchema,
  overrides: z
    .array(z.strictObject({ year: calendarYear, value: finite(-10, 10), reason: safeText(500) }))
    .max(15),
});

const multipleOriginSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sector'),
    sector: sectorCode,
    region: safeText(60),
    date: isoDate,
    firms: z.int().min(0).max(100_000),
    source: safeText(300),
    setId: z.uuid(),
  }),
  z.strictObject({ kind: z.literal('own'), note: safeText(300) }),
]);

const inputsSchema = {
  method: z.enum(['dcf', 'multiples', 'mixed']),
  accounts: z.strictObject({
    detail: z.enum(['summary', 'lines']),
    years: z.array(accountYearSchema).min(1).max(6),
  }),
  adjustments: z.array(adjustmentSchema).max(30),
  projection: z.strictObject({
    years: z.int().min(1).max(15),
    drivers: recordOf(driverNames, driverSchema),
  }),
  costOfCapital: z.strictObject({
    mode: z.enum(['direct', 'build-up']),
    weightedAverageCostOfCapital: rate,
    buildUp: recordOf(costOfCapitalInputs, finite(-10, 100).nullable()),
  }),
  terminal: z.strictObject({
    method: z.enum(['gordon', 'exit-multiple']),
    terminalGrowth: rate,
    exitMultiple: multiple,
  }),
  discounting: z.enum(['mid-year', 'year-end']),
  multiples: z.strictObject({
    evToEbitda: z.strictObject({
      low: multiple,
      central: multiple,
      high: multiple,
      origin: multipleOriginSchema,
    }),
    sizeStep: z.discriminatedUnion('mode', [
      z.strictObject({ mode: z.literal('auto') }),
      z.strictObject({ mode: z.literal('manual'), value: finite(-1, 1).nullable() }),
    ]),
  }),
  weights: z.strictObject({ dcf: finite(0, 1).nullable(), multiples: finite(0, 1).nullable() }),
  bridge: recordOf(bridgeItems, money),
  range: z.strictObject({
    weightedAverageCostOfCapital: finite(0, 0.2),
    terminalGrowth: finite(0, 0.1),
    exitMultiple: finite(0, 20),
    multipleBand: finite(0, 1),
  }),
};

const mostSources = 300;
/** A path in the document: `costOfCapital.buildUp.riskFreeRate`. */
const sourcePath = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/);

/** `code`: a source the product itself wrote, said in the reader's language; `text` says it in Spanish. */
export const sourceNoteSchema = z.strictObject({
  text: safeText(300),
  date: isoDate.nullable(),
  code: z.enum(productSourceCodes).exactOptional(),
});
export type SourceNote = z.infer<typeof sourceNoteSchema>;

/** One valuation as it is stored, edited and frozen: what the engine values, and what a report says about it. */
export const valuationDocumentSchema = z.strictObject({
  schemaVersion: z.literal(1),
  company: z.strictObject({
    name: safeText(160),
    taxId: safeText(20),
    sector: sectorCode.nullable(),
    cnae: z.strictObject({ version: z.enum(['CNAE-2009', 'CNAE-2025']), code: safeText(10) }),
    province: provinceCode.nullable(),
    foundedYear: z.int().min(1600).max(2200).nullable(),
    employees: z.int().min(0).max(10_000_000).nullable(),
  }),
  client: z.strictObject({ name: safeText(160), contact: safeText(200) }),
  valuationDate: isoDate.nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  unit: z.union([z.literal(1), z.literal(1_000), z.literal(1_000_000)]),
  ...inputsSchema,
  /** Where an input was taken from, by the input's path in this document. */
  sources: z
    .record(sourcePath, sourceNoteSchema)
    .refine((sources) => Object.keys(sources).length <= mostSources, { message: 'not-valid' }),
  conclusion: safeText(5_000),
});

export type ValuationDocument = z.infer<typeof valuationDocumentSchema>;

/** The document is what the engine takes: checked by the compiler. */
export const toValuationInputs = (document: ValuationDocument): ValuationInputs => document;
