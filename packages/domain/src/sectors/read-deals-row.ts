import { evidenceGrades } from '@valia/valuation/multiples/deal-multiples-inputs.ts';
import { textOfCell, type SheetCell } from '../workbooks/sheet-cell.ts';
import { type SectorDeals, sectorDealsSchema } from './edition-deals-schema.ts';

/** One sector's deals in a sheet; null where its figures or its grade are none. */
export const readDealsRow = (
  code: string | null,
  { low, base, high }: Record<'low' | 'base' | 'high', number | null>,
  grade: SheetCell | undefined,
): SectorDeals | null => {
  const written = grade === undefined ? '' : textOfCell(grade).trim().toUpperCase();
  const known = evidenceGrades.find((one) => one === written);
  const read = sectorDealsSchema.safeParse({ code, low, base, high, grade: known });
  return read.success ? read.data : null;
};
