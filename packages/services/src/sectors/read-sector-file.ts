import { readSectorSheet } from '@valia/domain/sectors/read-sector-sheet.ts';
import type { ReadSectors } from '@valia/domain/sectors/sector-set-schemas.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { requireAdministrator } from '../verbs/require-administrator.ts';
import { readSheets } from '../workbooks/read-sheets.ts';
import { refuseFile } from '../workbooks/refuse-file.ts';

/** Reads the sector figures of a file; nothing is stored. */
export const readSectorFile = ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: Uint8Array;
}): ReadSectors => {
  requireAdministrator(ctx, 'enter-administration');
  const read = readSectorSheet(readSheets(input));
  return read.rows.length + read.deals.length + read.refused.length === 0
    ? refuseFile('file-without-rows')
    : read;
};
