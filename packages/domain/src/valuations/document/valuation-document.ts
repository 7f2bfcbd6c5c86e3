import {
  accountLines,
  bridgeItems,
  normalisableLines,
  type ValuationInputs,
} from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { reportContentsSchema } from '../../report-blocks/report-contents-schema.ts';
import { oneLineText } from '../../text/one-line-text.ts';
import { safeText } from '../../text/safe-text.ts';
import { analysisSchema, scenariosSchema } from './analysis-schemas.ts';
import { costOfCapitalSchema } from './cost-of-capital-schema.ts';
import {
  calendarYear,
  isoDate,
  money,
  moneyAmount,
  multiple,
  numberWithin,
  provinceCode,
  rate,
  recordOf,
  sectorCode,
  share,
} from './amounts-and-codes.ts';
import { debtItemsSchema } from './debt-items-schema.ts';
import { discountsSchema, sharesSchema } from './equity-options-schemas.ts';
import { leasesSchema } from './leases-schema.ts';
import { multiplesSchema } from './multiples-schema.ts';
import { netAssetsSchema } from './net-assets-schema.ts';
import { productSourceCodes } from '../product-sources.ts';
import { projectionSchema } from './projection-schema.ts';

const accountYearSchema = z.strictObject({
  year: calendarYear,
  lines: recordOf(accountLines, money),
  /** Own work capitalised (PGC 73), which raises EBITDA. */
  capitalisedOwnWork: money.exactOptional(),
  /** Lines that are not needed for the value but for ratios. */
  ratioLines: recordOf(['interestExpense', 'netIncome', 'equity'], money).exactOptional(),
});

const adjustmentSchema = z.strictObject({
  id: z.uuid(),
  line: z.enum(normalisableLines),
  label: oneLineText(120),
  reason: safeText(500),
  /** The evidence for the adjustment: an invoice, a contract, a payslip. */
  support: oneLineText(300).exactOptional(),
  amounts: z.array(z.strictObject({ year: calendarYear, amount: moneyAmount })).max(6),
});

const inputsSchema = {
  method: z.enum(['dcf', 'multiples', 'mixed']),
  accounts: z.strictObject({
    detail: z.enum(['summary', 'lines']),
    years: z.array(accountYearSchema).min(1).max(6),
  }),
  adjustments: z.array(adjustmentSchema).max(30),
  projection: projectionSchema,
  costOfCapital: costOfCapitalSchema,
  terminal: z.strictObject({
    method: z.enum(['gordon', 'exit-multiple']),
    terminalGrowth: rate,
    exitMultiple: multiple,
    average: z.strictObject({ gordonWeight: share }).exactOptional(),
    returnOnCapital: rate.exactOptional(),
    ebitMargin: rate.exactOptional(),
    taxRate: rate.exactOptional(),
  }),
  discounting: z.enum(['mid-year', 'year-end']),
  multiples: multiplesSchema,
  weights: z.strictObject({ dcf: share, multiples: share }),
  bridge: recordOf(bridgeItems, money),
  debtItems: debtItemsSchema.exactOptional(),
  leases: leasesSchema.exactOptional(),
  range: z.strictObject({
    weightedAverageCostOfCapital: numberWithin(0, 0.2),
    terminalGrowth: numberWithin(0, 0.1),
    exitMultiple: numberWithin(0, 20),
    multipleBand: numberWithin(0, 1),
  }),
  deductsCashShortfall: z.boolean().exactOptional(),
  mixedOverAvailable: z.boolean().exactOptional(),
  discounts: discountsSchema.exactOptional(),
  shares: sharesSchema.exactOptional(),
  netAssets: netAssetsSchema.exactOptional(),
  scenarios: scenariosSchema.exactOptional(),
  /** The probability of the base case in addition to its scenarios; when blank, the scenarios share the whole. */
  baseProbability: share.exactOptional(),
  analysis: analysisSchema.exactOptional(),
};

export const maxSources = 300;
/** A path in the document: `costOfCapital.buildUp.riskFreeRate`. */
const sourcePath = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/);

/** `code`: a source written by the product itself, shown in the reader's language; `text` is the same in Spanish. */
export const sourceNoteSchema = z.strictObject({
  text: oneLineText(300),
  date: isoDate.nullable(),
  code: z.enum(productSourceCodes).exactOptional(),
  /** For an assumption of the product: whether the adviser confirmed it as their own. */
  confirmed: z.literal(true).exactOptional(),
});
export type SourceNote = z.infer<typeof sourceNoteSchema>;

const holdsFewSources = (sources: unknown): boolean =>
  typeof sources !== 'object' || sources === null || Object.keys(sources).length <= maxSources;
/**
 * The number of sources is checked before they are parsed, because parsing each takes far longer than inventing one.
 */
const sourcesSchema = z
  .custom<Record<string, SourceNote>>(holdsFewSources, { message: 'not-valid' })
  .meta({ type: 'object' })
  .pipe(z.record(sourcePath, sourceNoteSchema));

/** One valuation as stored, edited and frozen: the data that the engine values, and the texts of its report. */
export const valuationDocumentSchema = z.strictObject({
  schemaVersion: z.literal(1),
  company: z.strictObject({
    name: oneLineText(160),
    taxId: oneLineText(20),
    sector: sectorCode.nullable(),
    cnae: z.strictObject({ version: z.enum(['CNAE-2009', 'CNAE-2025']), code: oneLineText(10) }),
    province: provinceCode.nullable(),
    foundedYear: z.int().min(1600).max(2200).nullable(),
    employees: z.int().min(0).max(10_000_000).nullable(),
  }),
  client: z.strictObject({ name: oneLineText(160), contact: oneLineText(200) }),
  valuationDate: isoDate.nullable(),
  /** The date of the balance sheet behind the bridge; when omitted, the closing date of the base year. */
  balanceDate: isoDate.nullable().exactOptional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  unit: z.union([z.literal(1), z.literal(1_000), z.literal(1_000_000)]),
  ...inputsSchema,
  /** The sources of inputs, by each input's path in this document. */
  sources: sourcesSchema,
  /** The explanation of the methods' results when they are far apart. */
  reconciliation: safeText(2_000).exactOptional(),
  conclusion: safeText(5_000),
  /** Contents that only the report uses. Omitted when nothing was typed for it. */
  report: reportContentsSchema.exactOptional(),
});

export type ValuationDocument = z.infer<typeof valuationDocumentSchema>;

/** The document has the type of the engine's inputs, which the compiler checks. */
export const toValuationInputs = (document: ValuationDocument): ValuationInputs => document;
