/** Why a row, or a sheet, of a workbook is not taken; each has its mend in the catalogs. */
export const rowRefusals = [
  'no-months',
  'no-label',
  'no-section',
  'label-too-long',
  'not-allowed-character',
  'not-a-number',
  'formula-without-value',
  'formula-error',
  'amount-too-large',
  'mixed-signs',
  'repeated-row',
  'too-many-rows',
] as const;
export type RowRefusal = (typeof rowRefusals)[number];
