import type { SizeStepNodes } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import {
  type EditionDeals,
  editionDealsSchema,
  sectorDealsSchema,
} from './edition-deals-schema.ts';
import { requiredLineText } from '../text/one-line-text.ts';
import { tolerantInput } from '../stored-documents/tolerant-input.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
import { type SectorFloors, sectorFloorsSchema } from './sector-floors-schema.ts';
import { isoDate, sectorCode } from '../valuations/document/amounts-and-codes.ts';
import { sizeStepNodesSchema } from '../valuations/document/size-step-nodes-schema.ts';

/** The minimum and maximum of a plausible multiple. */
export const multipleBounds = [0.1, 200] as const;
export const maxFirms = 100_000;
const times = z.number().min(multipleBounds[0]).max(multipleBounds[1]);

interface RangeOfMultiples {
  low: number;
  central: number;
  high: number;
}
export const isOrderedRange = ({ low, central, high }: RangeOfMultiples): boolean =>
  low <= central && central <= high;

/** EV/EBITDA of one sector: lowest, mean and highest aggregate, and the number of companies behind them. */
export const sectorFiguresSchema = z
  .strictObject({
    code: sectorCode,
    firms: z.int().min(0).max(maxFirms),
    low: times,
    central: times,
    high: times,
  })
  .refine((figures) => isOrderedRange(figures), { path: ['central'], message: 'not-valid' });
export type SectorFigures = z.infer<typeof sectorFiguresSchema>;

const figuresOfSectors = z.array(sectorFiguresSchema).max(64);

const sectorSetSchema = z.strictObject({
  id: z.uuid(),
  status: z.enum(['draft', 'published']),
  effectiveDate: z.iso.date(),
  dataDate: z.iso.date(),
  source: z.string(),
  floors: uncheckedStored<SectorFloors>(),
  revision: z.int(),
  isInForce: z.boolean(),
  sizeStepNodes: uncheckedStored<SizeStepNodes>(),
  /** The multiples paid in deals, by sector and size. */
  deals: uncheckedStored<EditionDeals>(),
  sectors: z.array(z.strictObject(sectorFiguresSchema.shape).extend({ code: z.string() })),
});
export type AdministeredSet = z.infer<typeof sectorSetSchema>;

/** The newest first; a draft, if there is one, comes before all others. */
export const sectorSetsSchema = z.strictObject({
  sets: z.array(sectorSetSchema),
  completedValuations: z.int(),
});

export const saveSectorSetInput = z.strictObject({
  id: z.uuid(),
  revision: z.int().min(1),
  effectiveDate: isoDate,
  dataDate: isoDate,
  source: requiredLineText(300),
  sizeStepNodes: tolerantInput(sizeStepNodesSchema),
  floors: tolerantInput(sectorFloorsSchema),
  /** When omitted, the deals remain unchanged. */
  deals: tolerantInput(editionDealsSchema).exactOptional(),
  /** A sector that is omitted remains unchanged. */
  figures: figuresOfSectors,
});
export type SaveSectorSetInput = z.infer<typeof saveSectorSetInput>;

/** `revision` is the one that the user saw; a different stored one is a conflict. */
export const sectorSetInput = z.strictObject({ id: z.uuid(), revision: z.int().min(1) });
export type SectorSetInput = z.infer<typeof sectorSetInput>;
export const sectorSetIdentitySchema = z.strictObject({ id: z.uuid(), revision: z.int() });

export const editionImpactInput = z.strictObject({
  /** Replaces those of the edition in force. */
  figures: figuresOfSectors,
  sizeStepNodes: sizeStepNodesSchema,
  deals: editionDealsSchema.exactOptional(),
});
export type EditionImpactInput = z.infer<typeof editionImpactInput>;

const change = z.number().nullable();
/** The effect of other figures on open valuations: only counts and medians, never their owners or names. */
export const editionImpactSchema = z.strictObject({
  drafts: z.int(),
  /** The number of drafts that would change; when there are many, only the latest are examined. */
  changed: z.int(),
  looksAtMost: z.int(),
  medianChange: change,
  largestChange: change,
  bySector: z.array(z.strictObject({ code: z.string(), drafts: z.int(), medianChange: change })),
});
export type EditionImpact = z.infer<typeof editionImpactSchema>;

/** The reasons why a row of listed companies is refused. */
export const listedRowRefusals = ['not-a-number', 'out-of-order'] as const;

/** The reasons why a row of a sheet is refused. */
const rowRefusals = [
  ...listedRowRefusals,
  'wrong-figure',
  'base-out-of-order',
  'unknown-sector',
  'unknown-grade',
  'repeated-sector',
] as const;
export type SectorRowRefusal = (typeof rowRefusals)[number];

export const readSectorsSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      row: z.int(),
      text: z.string(),
      /** Null when the row contains no known sector. */
      code: z.string().nullable(),
      firms: z.int().nullable(),
      low: z.number(),
      central: z.number(),
      high: z.number(),
    }),
  ),
  /** Rows of a sheet with deals by sector. */
  deals: z.array(sectorDealsSchema),
  refused: z.array(
    z.strictObject({
      row: z.int(),
      text: z.string(),
      code: z.enum(rowRefusals),
    }),
  ),
});
export type ReadSectors = z.infer<typeof readSectorsSchema>;
