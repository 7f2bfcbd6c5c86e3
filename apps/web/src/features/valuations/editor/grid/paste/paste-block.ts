import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { parseFieldText } from '../../values/parse-field-text.ts';
import { isAccountingZero } from '../../../../../components/grid/paste/parse-amount-cell.ts';
import {
  type BlockNotation,
  isAmbiguousNumber,
} from '../../../../../components/grid/paste/detect-block-notation.ts';
import { fieldKind } from '../../values/field-kind.ts';
import type { PastedCells } from '../../../../../components/grid/paste/parse-pasted-cells.ts';

const amountText = (text: string, path: string): string =>
  fieldKind(path) === 'money' && isAccountingZero(text) ? '0' : text;

const hasThousands = (path: string): boolean =>
  ['money', 'quantity', 'count', 'integer'].includes(fieldKind(path));

export interface PasteTarget {
  /** The field of a cell, with offsets from the start of the paste; null for a cell that is not editable. */
  pathAt: (rowOffset: number, columnOffset: number) => string | null;
}

export interface PasteOutcome {
  document: ValuationDocument;
  /** The fields that accepted their cell. */
  applied: string[];
  /** The number of cells that fell on calculated figures or outside the grid. */
  skipped: number;
  refused: { path: string; text: string; issue: FieldIssue }[];
  /** The headers of whole columns that have no place in the grid. */
  leftOut?: readonly string[];
}

/** Fills the grid from the cell where the paste started; empty cells of the block change nothing. */
export const pasteBlock = (
  document: ValuationDocument,
  block: PastedCells,
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
        hasThousands(path) && isAmbiguousNumber(text, notation)
          ? { document: null, issue: { path, code: 'unclear-number' as const, params: {} } }
          : parseFieldText(outcome.document, path, amountText(text, path), notation.language);
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
