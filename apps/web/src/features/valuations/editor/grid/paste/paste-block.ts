import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { acceptText } from '../../values/accept-text.ts';
import { isAccountingZero } from '../../../../../components/grid/paste/amount-of-cell.ts';
import {
  type BlockNotation,
  isUnclear,
} from '../../../../../components/grid/paste/block-notation.ts';
import { fieldKind } from '../../values/field-kind.ts';
import type { Block } from '../../../../../components/grid/paste/read-block.ts';

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
  /** Heads of whole columns that have no place in the grid. */
  leftOut?: readonly string[];
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
