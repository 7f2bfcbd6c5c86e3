/** The id of a cell's error message, which the cell references as its description. */
export const gridMessageId = (gridId: string, path: string | null): string =>
  `${gridId}-${(path ?? '').replaceAll('.', '-')}`;
