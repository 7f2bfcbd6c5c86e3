/** The cell reference of a row and a column from 1: `F14` for row 14 and column 6. */
export const cellAddress = (row: number, column: number): string => {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCodePoint(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
};

/** The row and the column of a cell reference, both from 1; null when it is not a cell reference. */
export const cellPosition = (address: string): { row: number; column: number } | null => {
  let [at, column] = [0, 0];
  for (; at < address.length; at += 1) {
    const letter = address.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  const row = Number(address.slice(at));
  return at > 0 && at < 4 && Number.isSafeInteger(row) && row > 0 ? { row, column } : null;
};
