import type { SizeStepNodes } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import {
  type EditionDeals,
  editionDealsSchema,
  sectorDealsSchema,
} from './edition-deals-schema.ts';
import { requiredLineText } from '../text/one-line-text.ts';
import { asSent } from '../stored-documents/as-sent.ts';
import { stored } from '../stored-documents/stored.ts';
import { type SectorFloors, sectorFloorsSchema } from './sector-floors-schema.ts';
import { isoDate, sectorCode } from '../valuations/document/amounts-and-codes.ts';
import { sizeStepNodesSchema } from '../valuations/document/size-step-nodes-schema.ts';

/** The least and the most that a multiple is believed. */
export const multipleBounds = [0.1, 200] as const;
export const mostFirms = 100_000;
const times = z.number().min(multipleBounds[0]).max(multipleBounds[1]);

interface RangeOfMultiples {
  low: number;
  central: number;
  high: number;
}
export const areInOrder = ({ low, central, high }: RangeOfMultiples): boolean =>
  low <= central && central <= high;

/** EV/EBITDA of one sector: lowest, mean and highest aggregate, and how many companies they are of. */
export const sectorFiguresSchema = z
  .strictObject({
    code: sectorCode,
    firms: z.int().min(0).max(mostFirms),
    low: times,
    central: times,
    high: times,
  })
  .refine((figures) => areInOrder(figures), { path: ['central'], message: 'not-valid' });
export type SectorFigures = z.infer<typeof sectorFiguresSchema>;

const figuresOfSectors = z.array(sectorFiguresSchema).max(64);

const sectorSetSchema = z.strictObject({
  id: z.uuid(),
  status: z.enum(['draft', 'published']),
  effectiveDate: z.iso.date(),
  dataDate: z.iso.date(),
  source: z.string(),
  floors: stored<SectorFloors>(),
  revision: z.int(),
  isInForce: z.boolean(),
  sizeStepNodes: stored<SizeStepNodes>(),
  /** What deals pay, by sector and size. */
  deals: stored<EditionDeals>(),
  sectors: z.array(z.strictObject(sectorFiguresSchema.shape).extend({ code: z.string() })),
});
export type AdministeredSet = z.infer<typeof sectorSetSchema>;

/** The newest first; a draft, if there is one, before all. */
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
  sizeStepNodes: asSent(sizeStepNodesSchema),
  floors: asSent(sectorFloorsSchema),
  /** Left out, they stay as they are. */
  deals: asSent(editionDealsSchema).exactOptional(),
  /** A sector that is left out stays as it is. */
  figures: figuresOfSectors,
});
export type SaveSectorSetInput = z.infer<typeof saveSectorSetInput>;

/** `revision` is the one that was seen; another one is a conflict. */
export const sectorSetInput = z.strictObject({ id: z.uuid(), revision: z.int().min(1) });
export type SectorSetInput = z.infer<typeof sectorSetInput>;
export const sectorSetIdentitySchema = z.strictObject({ id: z.uuid(), revision: z.int() });

export const effectOfFiguresInput = z.strictObject({
  /** Over those of the edition in force. */
  figures: figuresOfSectors,
  sizeStepNodes: sizeStepNodesSchema,
  deals: editionDealsSchema.exactOptional(),
});
export type EffectOfFiguresInput = z.infer<typeof effectOfFiguresInput>;

const change = z.number().nullable();
/** What open valuations would be worth with other figures: counts and medians, never whose or which. */
export const effectOfFiguresSchema = z.strictObject({
  drafts: z.int(),
  /** Of those, how many change; the latest of many are looked at. */
  changed: z.int(),
  looksAtMost: z.int(),
  medianChange: change,
  largestChange: change,
  bySector: z.array(z.strictObject({ code: z.string(), drafts: z.int(), medianChange: change })),
});
export type EffectOfFigures = z.infer<typeof effectOfFiguresSchema>;

/** Why a row of listed companies is not taken. */
export const listedRefusals = ['not-a-number', 'out-of-order'] as const;

/** Why a row of a sheet is not taken. */
const rowRefusals = [
  ...listedRefusals,
  'wrong-figure',
  'base-out-of-order',
  'unknown-sector',
  'unknown-grade',
  'repeated-sector',
] as const;
export type RowRefusal = (typeof rowRefusals)[number];

export const readSectorsSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      row: z.int(),
      text: z.string(),
      /** Null where the row names no sector that is known. */
      code: z.string().nullable(),
      firms: z.int().nullable(),
      low: z.number(),
      central: z.number(),
      high: z.number(),
    }),
  ),
  /** Rows of a sheet of deals by sector. */
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
