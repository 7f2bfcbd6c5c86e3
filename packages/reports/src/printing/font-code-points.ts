const ofFormat4 = (table: Buffer, letters: Set<number>): void => {
  const segments = table.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const last = table.readUInt16BE(14 + segment * 2);
    const first = table.readUInt16BE(16 + (segments + segment) * 2);
    for (let letter = first; letter <= last && letter < 0xff_ff; letter += 1) letters.add(letter);
  }
};

const ofFormat12 = (table: Buffer, letters: Set<number>): void => {
  const groups = table.readUInt32BE(12);
  for (let group = 0; group < groups; group += 1) {
    const first = table.readUInt32BE(16 + group * 12);
    const last = table.readUInt32BE(20 + group * 12);
    for (let letter = first; letter <= last; letter += 1) letters.add(letter);
  }
};

/** The code points in the `cmap` table of a TrueType font. */
export const fontCodePoints = (font: Buffer): Set<number> => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const letters = new Set<number>();
  if (entry === undefined) return letters;
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    if (format === 4) ofFormat4(table, letters);
    if (format === 12) ofFormat12(table, letters);
  }
  return letters;
};
