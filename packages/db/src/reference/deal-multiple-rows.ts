import {
  type DealSource,
  type SectorDeals,
  sectorDealsSchema,
} from '@valia/domain/sectors/edition-deals-schema.ts';
import { parseCsv } from './parse-csv.ts';

/** A published figure with its sector; `ALL` means every sector. */
export type DealSourceRow = Omit<DealSource, 'scope'> & { sector: string };

/** The sectors of `data/sme-multiple-default.csv`, in its order. */
export const sectorDealRows = (csv: string): SectorDeals[] =>
  parseCsv(csv).map((row) =>
    sectorDealsSchema.parse({
      code: row.sector_code,
      low: Number(row.low),
      base: Number(row.base_at_1m_ebitda),
      high: Number(row.high),
      grade: row.grade,
    }),
  );

const figure = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The figures of `data/sme-multiples.csv` that were read at their own publisher: only those may be cited. */
export const dealSourceRows = (csv: string): DealSourceRow[] =>
  parseCsv(csv).flatMap((row) =>
    row.printed === 'yes'
      ? [
          {
            sector: row.sector_code ?? '',
            name: row.print_name ?? '',
            region: row.region ?? '',
            period: row.period ?? '',
            sample: row.deals_or_answers || null,
            low: figure(row.low),
            value: figure(row.mean_or_median),
            high: figure(row.high),
          },
        ]
      : [],
  );
