import { type CellCursor, useCellCursor } from '../../../../components/grid/use-cell-cursor.ts';
import type { GridPosition } from '../../../../components/grid/grid-navigation.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import type { GridCell, GridRow } from './grid-model.ts';
import type { PasteOutcome } from './paste/paste-block.ts';
import { type PasteInterceptor, useGridEditing } from './use-grid-editing.ts';

/** The cursor of a grid; the result is `asked` when a paste needs the user's choices first. */
export type GridCursor = CellCursor<PasteOutcome | 'asked'>;

/** The year of each column; null for a column without a year. */
type Years = readonly (number | null)[];

/** The selected cell of a grid of lines and years, and its edits of the document. */
export const useGridCursor = (
  rows: GridRow[],
  years: Years,
  first: number,
  takeFirst: PasteInterceptor = () => null,
): GridCursor => {
  const { explain } = useEditorNavigation();
  const writing = useGridEditing(rows, years, takeFirst);
  const cellAt = ({ row, column }: GridPosition): GridCell | undefined => rows[row]?.cells[column];
  const pathAt = (at: GridPosition): string | null => {
    const cell = cellAt(at);
    return writing.canEdit(cell) ? cell.path : null;
  };
  return useCellCursor<PasteOutcome | 'asked'>(
    { rows: rows.length, columns: years.length },
    first,
    {
      editableText: (at) => {
        const path = pathAt(at);
        return path === null ? null : writing.textOf(path);
      },
      copyOf: (at) => writing.copyOf(cellAt(at)),
      holds: (at, text) => {
        const path = pathAt(at);
        return path !== null && writing.holds(path, text);
      },
      write: (at, text) => writing.writeCell(cellAt(at), text),
      forget: (at) => {
        const path = pathAt(at);
        if (path !== null) writing.forget(path);
      },
      open: (at, element) => {
        const figure = cellAt(at)?.figure;
        if (figure != null) explain(figure, element);
      },
      paste: writing.paste,
    },
  );
};
