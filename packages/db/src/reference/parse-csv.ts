const cellOrBreak = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy;

const parseCells = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, raw = '', separator] of text.matchAll(cellOrBreak)) {
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (separator === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
};

/** Rows of a comma-separated text (RFC 4180) by the names in its first row. */
export const parseCsv = (text: string): Record<string, string>[] => {
  const [header = [], ...rows] = parseCells(text);
  return rows.map((cells) =>
    Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])),
  );
};
