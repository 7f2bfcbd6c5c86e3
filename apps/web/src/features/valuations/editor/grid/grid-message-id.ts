/** The id of the message about one cell, which the cell names as its description. */
export const gridMessageId = (gridId: string, path: string | null): string =>
  `${gridId}-${(path ?? '').replaceAll('.', '-')}`;
