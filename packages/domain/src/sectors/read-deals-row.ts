import { evidenceGrades } from '@valia/valuation/multiples/deal-multiples-inputs.ts';
import { textOfCell, type SheetCell } from '../workbooks/sheet-cell.ts';
import { areDealsInOrder } from '../valuations/document/deal-multiples-schema.ts';
import { type SectorDeals, sectorDealsSchema } from './edition-deals-schema.ts';
import type { SectorRowRefusal } from './sector-set-schemas.ts';

interface DealsRow {
  code: string | null;
  low: number | null;
  base: number | null;
  high: number | null;
  grade: SheetCell | undefined;
}

/** The deals of one sector in a sheet, or the reason why the row is refused. */
export const readDealsRow = ({
  code,
  low,
  base,
  high,
  grade,
}: DealsRow): SectorDeals | SectorRowRefusal => {
  if (code === null) return 'unknown-sector';
  if (low === null || base === null || high === null) return 'wrong-figure';
  if (!areDealsInOrder({ low, base, high })) return 'base-out-of-order';
  const written = grade === undefined ? '' : textOfCell(grade).trim().toUpperCase();
  const known = evidenceGrades.find((one) => one === written);
  if (known === undefined) return 'unknown-grade';
  const read = sectorDealsSchema.safeParse({ code, low, base, high, grade: known });
  return read.success ? read.data : 'wrong-figure';
};
