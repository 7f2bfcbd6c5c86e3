import { useEditor } from '../editor-context.ts';
import { acceptText } from '../model/accept-text.ts';
import { projectedYears } from '../model/account-years.ts';
import { blockNotation } from '../model/block-notation.ts';
import { fieldValue } from '../model/cell-paths.ts';
import type { GridCell, GridRow } from '../model/grid-model.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import { pasteBlock, type PasteOutcome, readBlock } from '../model/paste-block.ts';
import { placeRows } from '../model/place-rows.ts';
import { splitHeaders } from '../model/split-headers.ts';
import { writeFieldValue, writeFigure } from '../model/write-value.ts';
import { useTakePaste } from './use-take-paste.ts';

/** What the grid does to the document: typed, cleared and pasted cells go into it or stay beside it. */
export const useGridWriting = (rows: GridRow[]) => {
  const { document, language, readOnly, refused, write, forget, endStretch } = useEditor();
  const takePaste = useTakePaste();
  const textOf = (path: string): string =>
    refused[path]?.text ?? writeFieldValue(fieldValue(document, path), path, language);
  return {
    textOf,
    copyOf: (cell: GridCell | undefined): string | null => {
      if (cell?.path != null) return textOf(cell.path);
      if (cell == null || cell.value === null) return null;
      return writeFigure(cell.negated ? -cell.value : cell.value, cell.unit, {
        language,
        moneyUnit: document.unit,
      });
    },
    /** Whether a field is as this text left it. */
    holds: (path: string, text: string): boolean => {
      if (refused[path] !== undefined) return refused[path].text === text;
      const read = acceptText(document, path, text, language);
      return (
        read.issue === null &&
        Object.is(fieldValue(read.document, path), fieldValue(document, path))
      );
    },
    canEdit: (cell: GridCell | undefined): cell is GridCell & { path: string } =>
      !readOnly && cell?.path != null,
    writeCell: (cell: GridCell | undefined, text: string): void => {
      if (readOnly || cell?.path == null) return;
      if (text !== textOf(cell.path)) write(cell.path, text);
      endStretch();
    },
    forget,
    paste: (text: string, from: GridPosition): PasteOutcome | null => {
      if (readOnly) return null;
      const years = new Set([
        ...document.accounts.years.map(({ year }) => year),
        ...projectedYears(document),
      ]);
      const block = splitHeaders(readBlock(text), years);
      const notation = blockNotation(block.cells, { language, unit: document.unit });
      const places = placeRows(block, rows, from.row, notation);
      const pathAt = (row: number, column: number): string | null =>
        rows[places[row] ?? -1]?.cells[from.column + column]?.path ?? null;
      const outcome = pasteBlock(document, block.cells, { pathAt }, notation);
      takePaste(pathAt(0, 0) ?? 'accounts.years', outcome);
      return outcome;
    },
  };
};
