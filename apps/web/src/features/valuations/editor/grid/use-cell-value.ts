import { useEditor } from '../editor-context.ts';
import type { GridCell } from './grid-model.ts';
import { printedInTables } from '../figures/printed-of.ts';

/** The value that a cell shows, with its sign: amounts add up as they are printed. Null in a cell without one. */
export const useCellValue = (): ((
  cell: Pick<GridCell, 'value' | 'unit' | 'figure' | 'negated'>,
) => number | null) => {
  const { document, outcome } = useEditor();
  const printed = printedInTables(outcome.figures, document.unit);
  return ({ value, unit, figure, negated }) => {
    if (value === null) return null;
    const shown = unit === 'money' && figure !== null ? (printed.get(figure) ?? value) : value;
    return negated ? -shown : shown;
  };
};
