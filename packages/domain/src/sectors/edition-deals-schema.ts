import { z } from 'zod';
import { sectorCode } from '../valuations/document/amounts-and-codes.ts';
import {
  areDealsInOrder,
  dealCurveShape,
  sectorDealsShape,
} from '../valuations/document/deal-multiples-schema.ts';

export const sectorDealsSchema = z
  .strictObject({ code: sectorCode, ...sectorDealsShape })
  .refine(areDealsInOrder, { path: ['base'], message: 'not-valid' });
export type SectorDeals = z.infer<typeof sectorDealsSchema>;

/**
 * The deal multiples of an edition: the curve, its constants, and each sector's figures at an EBITDA of one million.
 */
export const editionDealsSchema = z.strictObject({
  ...dealCurveShape,
  sectors: z
    .array(sectorDealsSchema)
    .max(64)
    .refine((sectors) => new Set(sectors.map(({ code }) => code)).size === sectors.length, {
      message: 'not-valid',
    }),
});
export type EditionDeals = z.infer<typeof editionDealsSchema>;

/** One published figure on which the deal multiples are based, under its publisher's name for it. */
export const dealSourceSchema = z.strictObject({
  name: z.string(),
  /** Whether the figure is for the sector or for all sectors. */
  scope: z.enum(['sector', 'all']),
  region: z.string(),
  period: z.string(),
  /** The sample behind the figure, in the publisher's words; null when none was published. */
  sample: z.string().nullable(),
  low: z.number().nullable(),
  value: z.number().nullable(),
  high: z.number().nullable(),
});
export type DealSource = z.infer<typeof dealSourceSchema>;
