import { z } from 'zod';
import type { DealSource } from '../sectors/edition-deals-schema.ts';
import type { SectorFloors } from '../sectors/sector-floors-schema.ts';
import { sectorSalesSchema } from '../sectors/sector-sales-schema.ts';
import { tolerantInput } from '../stored-documents/tolerant-input.ts';
import { storedWithoutUnknownParts } from '../stored-documents/stored-without-unknown-parts.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
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

/** `clientId` makes a repeated call return the valuation that the first one created. */
export const createValuationInput = z.strictObject({
  clientId: z.uuid(),
  type: valuationTypeSchema,
  method: methodSchema,
  companyName: oneLineText(160),
});

export const valuationIdInput = z.strictObject({ id: z.uuid() });

/** `version` is the one that the editor loaded; a different stored version is a conflict. */
export const updateValuationInput = z.strictObject({
  id: z.uuid(),
  version: z.int().min(1),
  document: tolerantInput(valuationDocumentSchema),
});

/** The changes since `version`, which the editor has loaded. */
export const patchValuationInput = z.strictObject({
  id: z.uuid(),
  version: z.int().min(1),
  patch: documentPatchSchema,
});

/**
 * Either changes to be applied to any version, or the whole document replacing one version. One schema for both, so
 * that a fault in a document is reported at its field.
 */
export const saveValuationInput = z
  .strictObject({
    ...updateValuationInput.shape,
    document: tolerantInput(valuationDocumentSchema).optional(),
    patch: documentPatchSchema.optional(),
  })
  .refine(({ document, patch }) => (document === undefined) !== (patch === undefined), {
    path: ['patch'],
    message: 'required',
  });

/** `version` is the one whose figures are on the screen; a different stored version is a conflict. */
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

/** Values in the valuation's own unit multiplied by that unit: always euros (or whole units of the currency). */
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

/** `merged`: the saved document, when it includes changes that another user saved in the meantime. */
export const patchedValuationSchema = z.strictObject({
  ...valuationSummarySchema.shape,
  merged: uncheckedStored<ValuationDocument>().nullable(),
});
export type PatchedValuation = z.infer<typeof patchedValuationSchema>;

/** The identity of the snapshot; null when the valuation was never completed. */
const snapshotIdentitySchema = z
  .strictObject({ id: z.uuid(), sha256: z.string(), engineVersion: z.string(), createdAt: instant })
  .nullable();

export const valuationSchema = z.strictObject({
  ...valuationSummarySchema.shape,
  document: uncheckedStored<ValuationDocument>(),
  snapshot: snapshotIdentitySchema,
  access: valuationAccessSchema,
  archived: z.boolean(),
});
export type Valuation = z.infer<typeof valuationSchema>;

/** `snapshot` is the latest one: the one just created when the valuation was completed. */
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

/** Multiples of one SME sector in Western Europe: industry aggregates, never percentiles of companies. */
export interface SectorMultiple extends MultipleRange {
  code: string;
  names: { es: string; ca: string; en: string };
  firms: number;
  further: Record<'evToEbit' | 'evToSales' | 'priceToEarnings', FurtherRange | null>;
  evMultiplesMeaningful: boolean;
  unleveredBeta: number;
  cashToFirmValue: number | null;
  debtToEquity: number;
  /** The multiples paid in the sector's deals at an EBITDA of one million, and their publisher. */
  deals?: z.output<typeof dealsOfSectorSchema>;
  industries: { name: string; firms: number; evToEbitda: number | null }[];
}

const dealCurveSchema = z.strictObject(dealCurveShape);
const dealsOfSectorSchema = z.strictObject({
  ...sectorDealsShape,
  sources: z.array(uncheckedStored<DealSource>()),
});

export const sectorMultiplesSchema = z.strictObject({
  setId: z.uuid(),
  region: z.string(),
  date: z.iso.date(),
  source: z.string(),
  sizeStepNodes: storedWithoutUnknownParts(sizeStepNodesSchema),
  floors: uncheckedStored<SectorFloors>().exactOptional(),
  /** The curve of deals by size; omitted for a region without deals. */
  deals: storedWithoutUnknownParts(dealCurveSchema).exactOptional(),
  /** Sales data of the user and of the platform; only for users who may work with it. */
  sales: sectorSalesSchema.exactOptional(),
  sectors: z.array(
    uncheckedStored<SectorMultiple>().transform((sector) =>
      sector.deals === undefined
        ? sector
        : { ...sector, deals: storedWithoutUnknownParts(dealsOfSectorSchema).parse(sector.deals) },
    ),
  ),
});
export type SectorMultiples = z.infer<typeof sectorMultiplesSchema>;
