import { fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { useEditor } from '../document/editor-context.ts';
import type { GridCell, GridRow } from './grid-model.ts';
import type { GridPosition } from '../../../../components/grid/grid-navigation.ts';
import type { PasteOutcome } from './paste/paste-block.ts';
import { pasteIntoGrid } from './paste/paste-into-grid.ts';
import { formatFieldValue, formatFigure } from '../values/format-field-value.ts';
import { shownValue } from './shown-value.ts';
import { usePaste } from './paste/use-paste.ts';

/** Handles a paste before it is pasted cell by cell; returns null to leave it to that. */
export type PasteInterceptor = (text: string, from: GridPosition) => PasteOutcome | 'asked' | null;

/**
 * The grid's edits of the document: typed, cleared and pasted cells are written into it, or stay beside it when
 * refused.
 */
export const useGridEditing = (
  rows: GridRow[],
  years: readonly (number | null)[],
  takeFirst: PasteInterceptor,
) => {
  const { document, language, readOnly, refused, write, holds, forget, endStretch } = useEditor();
  const takePaste = usePaste();
  const textOf = (path: string): string =>
    refused[path]?.text ?? formatFieldValue(fieldValue(document, path), path, language);
  return {
    textOf,
    copyOf: (cell: GridCell | undefined): string | null => {
      if (cell?.path != null) return textOf(cell.path);
      const value = cell === undefined ? null : shownValue(cell);
      if (cell === undefined || value === null) return null;
      return formatFigure(value, cell.unit, { language, moneyUnit: document.unit });
    },
    holds,
    canEdit: (cell: GridCell | undefined): cell is GridCell & { path: string } =>
      !readOnly && cell?.path != null,
    /** Writes the text; returns whether it differs from the cell's text. */
    writeCell: (cell: GridCell | undefined, text: string): boolean => {
      if (readOnly || cell?.path == null) return false;
      const isNew = text !== textOf(cell.path);
      if (isNew) write(cell.path, text);
      endStretch();
      return isNew;
    },
    forget,
    paste: (text: string, from: GridPosition): PasteOutcome | 'asked' | null => {
      if (readOnly) return null;
      const taken = takeFirst(text, from);
      if (taken !== null) return taken;
      const pasted = pasteIntoGrid(document, text, { rows, years, from, language });
      takePaste(pasted.path, pasted.outcome);
      return pasted.outcome;
    },
  };
};
