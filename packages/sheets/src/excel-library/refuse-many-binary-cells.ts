import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import type { Zip } from '../archive/open-zip.ts';
import { refuseTooLarge } from '../refuse-source.ts';

/** The record types BrtCellBlank to BrtFmlaError of [MS-XLSB]. */
const [firstCell, lastCell] = [1, 11];

/**
 * Counts the cells of an .xlsb sheet. Each record begins with its type and its length, as variable-length numbers with
 * seven bits per byte.
 */
const countCells = (part: Uint8Array): number => {
  let [at, count] = [0, 0];
  const next = (most: number): number => {
    let value = 0;
    for (let step = 0; step < most; step += 1) {
      const byte = part[at] ?? 0;
      at += 1;
      value |= (byte & 0x7f) << (7 * step);
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < part.length) {
    const type = next(2);
    at += next(4);
    if (type >= firstCell && type <= lastCell) count += 1;
  }
  return count;
};

export const refuseManyBinaryCells = (zip: Zip): void => {
  const sheets = zip.names.filter((name) => /\/worksheets\/[^/]+\.bin$/u.test(name));
  if (sheets.length > sourceLimits.sheets) refuseTooLarge('sheets');
  const parts = sheets.map((name) => countCells(zip.read(name) ?? new Uint8Array()));
  if (parts.reduce((sum, count) => sum + count, 0) > sourceLimits.cells) refuseTooLarge('cells');
};
