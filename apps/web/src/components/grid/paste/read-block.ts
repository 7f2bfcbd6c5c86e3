import { writtenLine } from '@valia/domain/text/written-text.ts';

export type Block = string[][];

// A cell with a line break or a tab in it comes in quotes, its own quotes doubled.
const cellOf = {
  '\t': /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/uy,
  ';': /(?:"((?:[^"]|"")*)"|([^;\n]*))(;|\n|$)/uy,
};

const textOfCell = (quoted: string | undefined, plain = ''): string =>
  quoted === undefined
    ? writtenLine(plain).trim().replaceAll(/^"|"$/gu, '')
    : writtenLine(quoted).replaceAll('""', '"').replaceAll(/\s+/gu, ' ').trim();

/** Cells copied from a spreadsheet: rows by line, columns by tab, or by semicolon where there is no tab. */
export const readBlock = (text: string): Block => {
  const lines = text.replaceAll(/\r\n?/gu, '\n').replace(/\n+$/u, '');
  const next = cellOf[lines.includes('\t') ? '\t' : ';'];
  next.lastIndex = 0;
  const block: Block = [[]];
  let end: string | undefined;
  do {
    if (end === '\n') block.push([]);
    const [, quoted, plain, mark] = next.exec(lines) ?? [];
    block.at(-1)?.push(textOfCell(quoted, plain));
    end = mark;
  } while (end !== undefined && end !== '');
  return block;
};
