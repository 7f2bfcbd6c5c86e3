import type { EditionDeals, SectorDeals } from '@valia/domain/sectors/edition-deals-schema.ts';
import {
  listedRowRefusals,
  type ReadSectors,
  type SectorFigures,
} from '@valia/domain/sectors/sector-set-schemas.ts';

export type ImportedRow = ReadSectors['rows'][number];

/** A parsed file, and the sectors that the user chose for rows without a known one. */
export interface ImportedSectorFile {
  read: ReadSectors;
  name: string;
  chosen: Readonly<Record<number, string>>;
}

const isListed = ({ code }: ReadSectors['refused'][number]): boolean =>
  listedRowRefusals.some((one) => one === code);

/** A file's deals and its listed figures, each with its refused rows. */
export const splitImportedSectors = ({
  rows,
  deals,
  refused,
}: ReadSectors): Record<Part, ReadSectors> => ({
  deals: { rows: [], deals, refused: refused.filter((row) => !isListed(row)) },
  listed: { rows, deals: [], refused: refused.filter(isListed) },
});
type Part = 'deals' | 'listed';

export const isImportEmpty = ({ rows, deals, refused }: ReadSectors): boolean =>
  rows.length + deals.length + refused.length === 0;

/** The rows of a file with their sectors, as far as known. */
export const rowsWithSectors = ({ read, chosen }: ImportedSectorFile): ImportedRow[] =>
  read.rows.map((row) => ({ ...row, code: row.code ?? (chosen[row.row] || null) }));

/** Rows of a sector that already occurs in an earlier row, which is the one that is used. */
export const repeatedRows = (rows: readonly ImportedRow[]): ImportedRow[] =>
  rows.filter(
    ({ code }, at) => code !== null && rows.slice(0, at).some((earlier) => earlier.code === code),
  );

/** The figures, replaced by those of a file's rows where they exist. */
export const applyImportedRows = (
  figures: readonly SectorFigures[],
  rows: readonly ImportedRow[],
): SectorFigures[] =>
  figures.map((one) => {
    const row = rows.find(({ code }) => code === one.code);
    if (row === undefined) return one;
    const { low, central, high } = row;
    return { ...one, low, central, high, firms: row.firms ?? one.firms };
  });

/** The deals, replaced by those of a file's rows where they exist. */
export const applyImportedDealRows = (
  deals: EditionDeals,
  rows: readonly SectorDeals[],
): EditionDeals => ({
  ...deals,
  sectors: deals.sectors.map((one) => rows.find(({ code }) => code === one.code) ?? one),
});
