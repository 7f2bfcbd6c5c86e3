import { z } from 'zod';
import type { DealSource } from '../sectors/edition-deals-schema.ts';
import type { SectorFloors } from '../sectors/sector-floors-schema.ts';
import { sectorSalesSchema } from '../sectors/sector-sales-schema.ts';
import { asSent } from '../stored-documents/as-sent.ts';
import { knownPart } from '../stored-documents/known-part.ts';
import { stored } from '../stored-documents/stored.ts';
import { oneLineText } from '../text/one-line-text.ts';
import { documentPatchSchema } from '../valuation-patch/patch-schema.ts';
import { dealCurveShape, sectorDealsShape } from './document/deal-multiples-schema.ts';
import { sizeStepNodesSchema } from './document/size-step-nodes-schema.ts';
import { type ValuationDocument, valuationDocumentSchema } from './document/valuation-document.ts';
import { valuationAccessSchema } from './valuation-sharing-schemas.ts';
import { valuationStatuses } from './valuation-status.ts';
import { valuationTypes } from './valuation-type.ts';

const instant = z.iso.datetime();
const valuationStatusSchema = z.enum(valuationStatuses);
const valuationTypeSchema = z.enum(valuationTypes);
const methodSchema = z.enum(['dcf', 'multiples', 'mixed']);

/** `clientId` makes a repeated create answer with the first one's valuation. */
export const createValuationInput = z.strictObject({
  clientId: z.uuid(),
  type: valuationTypeSchema,
  method: methodSchema,
  companyName: oneLineText(160),
});

export const valuationIdInput = z.strictObject({ id: z.uuid() });

/** `version` is the one the editor loaded; another one is a conflict. */
export const updateValuationInput = z.strictObject({
  id: z.uuid(),
  version: z.int().min(1),
  document: asSent(valuationDocumentSchema),
});

/** What was changed since `version`, which the editor holds. */
export const patchValuationInput = z.strictObject({
  id: z.uuid(),
  version: z.int().min(1),
  patch: documentPatchSchema,
});

/**
 * What was changed, upon whatever version there is, or else the whole document over one version. One shape, so that
 * what is wrong in a document is told at its field.
 */
export const saveValuationInput = z
  .strictObject({
    ...updateValuationInput.shape,
    document: asSent(valuationDocumentSchema).optional(),
    patch: documentPatchSchema.optional(),
  })
  .refine(({ document, patch }) => (document === undefined) !== (patch === undefined), {
    path: ['patch'],
    message: 'required',
  });

/** `version` is the one whose figures are on the screen; another one is a conflict. */
export const changeValuationStatusInput = z.strictObject({
  id: z.uuid(),
  version: z.int().min(1),
  to: valuationStatusSchema,
});

export type CreateValuationInput = z.infer<typeof createValuationInput>;
export type ValuationIdInput = z.infer<typeof valuationIdInput>;
export type UpdateValuationInput = z.infer<typeof updateValuationInput>;
export type SaveValuationInput = z.infer<typeof saveValuationInput>;
export type PatchValuationInput = z.infer<typeof patchValuationInput>;
export type ChangeValuationStatusInput = z.infer<typeof changeValuationStatusInput>;

/** Values in the valuation's own unit times that unit: always euros (or the currency's whole units). */
export const valuationSummarySchema = z.strictObject({
  id: z.uuid(),
  type: valuationTypeSchema,
  method: methodSchema,
  status: valuationStatusSchema,
  companyName: z.string(),
  sector: z.string().nullable(),
  currency: z.string(),
  equityLow: z.number().nullable(),
  equityCentral: z.number().nullable(),
  equityHigh: z.number().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ValuationSummary = z.infer<typeof valuationSummarySchema>;

/** `merged`: the document as it is saved, where it holds what somebody else saved meanwhile. */
export const patchedValuationSchema = z.strictObject({
  ...valuationSummarySchema.shape,
  merged: stored<ValuationDocument>().nullable(),
});
export type PatchedValuation = z.infer<typeof patchedValuationSchema>;

/** The frozen version's identity; null while it was never completed. */
const snapshotIdentitySchema = z
  .strictObject({ id: z.uuid(), sha256: z.string(), engineVersion: z.string(), createdAt: instant })
  .nullable();

export const valuationSchema = z.strictObject({
  ...valuationSummarySchema.shape,
  document: stored<ValuationDocument>(),
  snapshot: snapshotIdentitySchema,
  access: valuationAccessSchema,
  archived: z.boolean(),
});
export type Valuation = z.infer<typeof valuationSchema>;

/** `snapshot` is the latest one: the one just made when the valuation was completed. */
export const changedValuationStatusSchema = z.strictObject({
  ...valuationSummarySchema.shape,
  snapshot: snapshotIdentitySchema,
});
export type ChangedValuationStatus = z.infer<typeof changedValuationStatusSchema>;

interface MultipleRange {
  low: number;
  central: number;
  high: number;
}
interface FurtherRange extends MultipleRange {
  firms: number;
}

/** Multiples of one SME sector, Western Europe: industry aggregates, never percentiles of companies. */
export interface SectorMultiple extends MultipleRange {
  code: string;
  names: { es: string; ca: string; en: string };
  firms: number;
  further: Record<'evToEbit' | 'evToSales' | 'priceToEarnings', FurtherRange | null>;
  evMultiplesMeaningful: boolean;
  unleveredBeta: number;
  cashToFirmValue: number | null;
  debtToEquity: number;
  /** What deals of the sector pay at an EBITDA of a million, and who published it. */
  deals?: z.output<typeof dealsOfSectorSchema>;
  industries: { name: string; firms: number; evToEbitda: number | null }[];
}

const dealCurveSchema = z.strictObject(dealCurveShape);
const dealsOfSectorSchema = z.strictObject({
  ...sectorDealsShape,
  sources: z.array(stored<DealSource>()),
});

export const sectorMultiplesSchema = z.strictObject({
  setId: z.uuid(),
  region: z.string(),
  date: z.iso.date(),
  source: z.string(),
  sizeStepNodes: knownPart(sizeStepNodesSchema),
  floors: stored<SectorFloors>().exactOptional(),
  /** Of deals by size; a region without them has none. */
  deals: knownPart(dealCurveSchema).exactOptional(),
  /** What the reader and the platform know of sales; only where they may work with them. */
  sales: sectorSalesSchema.exactOptional(),
  sectors: z.array(
    stored<SectorMultiple>().transform((sector) =>
      sector.deals === undefined
        ? sector
        : { ...sector, deals: knownPart(dealsOfSectorSchema).parse(sector.deals) },
    ),
  ),
});
export type SectorMultiples = z.infer<typeof sectorMultiplesSchema>;
