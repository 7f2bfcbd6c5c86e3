import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { acceptText } from './accept-text.ts';
import { isAccountingZero } from './amount-of-cell.ts';
import { type BlockNotation, isUnclear } from './block-notation.ts';
import { fieldKind } from './field-kind.ts';

export type Block = string[][];

// A cell with a line break or a tab in it comes in quotes, its own quotes doubled.
const cellOf = {
  '\t': /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/uy,
  ';': /(?:"((?:[^"]|"")*)"|([^;\n]*))(;|\n|$)/uy,
};

const textOfCell = (quoted: string | undefined, plain = ''): string =>
  quoted === undefined
    ? plain.trim().replaceAll(/^"|"$/gu, '')
    : quoted.replaceAll('""', '"').replaceAll(/\s+/gu, ' ').trim();

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

const amountText = (text: string, path: string): string =>
  fieldKind(path) === 'money' && isAccountingZero(text) ? '0' : text;

const hasThousands = (path: string): boolean =>
  ['money', 'quantity', 'count', 'integer'].includes(fieldKind(path));

export interface PasteTarget {
  /** The field of a cell counted from where the paste began; null for a cell that is not typed in. */
  pathAt: (rowOffset: number, columnOffset: number) => string | null;
}

export interface PasteOutcome {
  document: ValuationDocument;
  /** The fields that took their cell. */
  applied: string[];
  /** Cells that fell on calculated figures or outside the grid. */
  skipped: number;
  refused: { path: string; text: string; issue: FieldIssue }[];
}

/** Fills the grid from the cell where the paste began; empty cells of the block change nothing. */
export const pasteBlock = (
  document: ValuationDocument,
  block: Block,
  target: PasteTarget,
  notation: BlockNotation,
): PasteOutcome => {
  const outcome: PasteOutcome = { document, applied: [], skipped: 0, refused: [] };
  block.forEach((row, rowOffset) => {
    row.forEach((text, columnOffset) => {
      if (text === '') return;
      const path = target.pathAt(rowOffset, columnOffset);
      if (path === null) {
        outcome.skipped += 1;
        return;
      }
      const acceptance =
        hasThousands(path) && isUnclear(text, notation)
          ? { document: null, issue: { path, code: 'unclear-number' as const, params: {} } }
          : acceptText(outcome.document, path, amountText(text, path), notation.language);
      if (acceptance.document === null) {
        outcome.refused.push({ path, text, issue: acceptance.issue });
        return;
      }
      outcome.document = acceptance.document;
      outcome.applied.push(path);
    });
  });
  return outcome;
};
