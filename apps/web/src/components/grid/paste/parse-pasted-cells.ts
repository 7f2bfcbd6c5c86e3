import { normaliseLine } from '@valia/domain/text/normalise-text.ts';

export type PastedCells = string[][];

// A cell with a line break or a tab in it is quoted, with its own quotes doubled.
const cellOf = {
  '\t': /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/uy,
  ';': /(?:"((?:[^"]|"")*)"|([^;\n]*))(;|\n|$)/uy,
};

const textOfCell = (quoted: string | undefined, plain = ''): string =>
  quoted === undefined
    ? normaliseLine(plain).trim().replaceAll(/^"|"$/gu, '')
    : normaliseLine(quoted).replaceAll('""', '"').replaceAll(/\s+/gu, ' ').trim();

/** Cells copied from a spreadsheet: rows by line, columns by tab, or by semicolon when there is no tab. */
export const parsePastedCells = (text: string): PastedCells => {
  const lines = text.replaceAll(/\r\n?/gu, '\n').replace(/\n+$/u, '');
  const next = cellOf[lines.includes('\t') ? '\t' : ';'];
  next.lastIndex = 0;
  const block: PastedCells = [[]];
  let end: string | undefined;
  do {
    if (end === '\n') block.push([]);
    const [, quoted, plain, mark] = next.exec(lines) ?? [];
    block.at(-1)?.push(textOfCell(quoted, plain));
    end = mark;
  } while (end !== undefined && end !== '');
  return block;
};
