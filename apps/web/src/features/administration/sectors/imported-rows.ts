import type { EditionDeals, SectorDeals } from '@valia/domain/sectors/edition-deals-schema.ts';
import {
  listedRefusals,
  type ReadSectors,
  type SectorFigures,
} from '@valia/domain/sectors/sector-set-schemas.ts';

export type ImportedRow = ReadSectors['rows'][number];

/** A file that was read, and the sectors that were chosen for its rows that name none. */
export interface Imported {
  read: ReadSectors;
  name: string;
  chosen: Readonly<Record<number, string>>;
}

const isListed = ({ code }: ReadSectors['refused'][number]): boolean =>
  listedRefusals.some((one) => one === code);

/** A file's deals and its listed figures, each with the rows that are not taken. */
export const partsOf = ({ rows, deals, refused }: ReadSectors): Record<Part, ReadSectors> => ({
  deals: { rows: [], deals, refused: refused.filter((row) => !isListed(row)) },
  listed: { rows, deals: [], refused: refused.filter(isListed) },
});
type Part = 'deals' | 'listed';

export const hasNothing = ({ rows, deals, refused }: ReadSectors): boolean =>
  rows.length + deals.length + refused.length === 0;

/** The rows of a file with the sectors that are known of them. */
export const rowsOf = ({ read, chosen }: Imported): ImportedRow[] =>
  read.rows.map((row) => ({ ...row, code: row.code ?? (chosen[row.row] || null) }));

/** Rows of a sector that stands in an earlier row, which counts. */
export const repeatedRows = (rows: readonly ImportedRow[]): ImportedRow[] =>
  rows.filter(
    ({ code }, at) => code !== null && rows.slice(0, at).some((earlier) => earlier.code === code),
  );

/** The figures with those of a file's rows over them. */
export const withRows = (
  figures: readonly SectorFigures[],
  rows: readonly ImportedRow[],
): SectorFigures[] =>
  figures.map((one) => {
    const row = rows.find(({ code }) => code === one.code);
    if (row === undefined) return one;
    const { low, central, high } = row;
    return { ...one, low, central, high, firms: row.firms ?? one.firms };
  });

/** The deals with those of a file's rows over them. */
export const withDealRows = (deals: EditionDeals, rows: readonly SectorDeals[]): EditionDeals => ({
  ...deals,
  sectors: deals.sectors.map((one) => rows.find(({ code }) => code === one.code) ?? one),
});
