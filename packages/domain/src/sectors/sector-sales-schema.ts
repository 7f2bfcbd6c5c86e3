import { z } from 'zod';

/** A sale that the adviser noted, as a valuation takes it among its comparables. EBITDA in euros. */
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

/** What the platform's advisers know of sales in one sector; `sized`: at an EBITDA of a million. */
const platformSalesSchema = z.strictObject({
  sector: z.string(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
  sized: z.boolean(),
  advisers: z.int(),
  deals: z.int(),
  /** The first days of the months of the first sale and the last. */
  from: z.iso.date(),
  to: z.iso.date(),
});
export type PlatformSales = z.infer<typeof platformSalesSchema>;

/** What is known of sales beyond the published ones: those of the adviser who asks, and of all together. */
export const sectorSalesSchema = z.strictObject({
  own: z.array(ownSaleSchema),
  platform: z.array(platformSalesSchema),
});
export type SectorSales = z.infer<typeof sectorSalesSchema>;
