import { z } from 'zod';

/** A sale recorded by the adviser, in the form of a valuation's comparable. EBITDA in euros. */
const ownSaleSchema = z.strictObject({
  id: z.uuid(),
  sector: z.string(),
  name: z.string(),
  source: z.string(),
  closedOn: z.iso.date(),
  ebitda: z.number().nullable(),
  evToEbitda: z.number(),
});
export type OwnSale = z.infer<typeof ownSaleSchema>;

/**
 * The combined data of the platform's advisers about sales in one sector; `sized`: adjusted to an EBITDA of one
 * million.
 */
const platformSalesSchema = z.strictObject({
  sector: z.string(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
  sized: z.boolean(),
  advisers: z.int(),
  deals: z.int(),
  /** The months of the first and the last sale, each as its first day. */
  from: z.iso.date(),
  to: z.iso.date(),
});
export type PlatformSales = z.infer<typeof platformSalesSchema>;

/** Sales data beyond the published one: the caller's own sales, and those of all advisers combined. */
export const sectorSalesSchema = z.strictObject({
  own: z.array(ownSaleSchema),
  platform: z.array(platformSalesSchema),
});
export type SectorSales = z.infer<typeof sectorSalesSchema>;
