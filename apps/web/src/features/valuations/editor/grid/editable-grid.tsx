import { type CSSProperties, useId } from 'react';
import { useEditor } from '../document/editor-context.ts';
import type { CellUnit } from '../values/format-field-value.ts';
import type { GridColumn, GridRow } from './grid-model.ts';
import { formatFigure } from '../values/format-field-value.ts';
import { clipboardHandlers } from '../../../../components/grid/paste/clipboard-handlers.ts';
import styles from './editable-grid.module.css';
import { GridHeader } from './grid-header.tsx';
import { GridMessages } from './grid-messages.tsx';
import { GridRowView } from './grid-row-view.tsx';
import type { GridCursor } from './use-grid-cursor.ts';
import { box, classNames, text } from '../../../../components/style/class-names.ts';

interface EditableGridProps {
  label: string;
  /** The unit of the amounts: `Importes en €`. */
  unitNote: string;
  rows: GridRow[];
  columns: GridColumn[];
  cursor: GridCursor;
}

interface YearsStyle extends CSSProperties {
  '--years': number;
  '--longest': number;
}

/**
 * The number of characters of the longest amount, which determines the column width. Only the smallest and largest
 * value of each unit are formatted.
 */
const longestText = (rows: GridRow[], options: Parameters<typeof formatFigure>[2]): number => {
  const ends = new Map<CellUnit, { least: number; most: number }>();
  for (const { value, unit, negated } of rows.flatMap(({ cells }) => cells)) {
    if (value === null) continue;
    const shown = negated ? -value : value;
    const { least, most } = ends.get(unit) ?? { least: shown, most: shown };
    ends.set(unit, { least: Math.min(least, shown), most: Math.max(most, shown) });
  }
  const texts = [...ends].flatMap(([unit, { least, most }]) =>
    [least, most].map((value) => formatFigure(value, unit, options)),
  );
  return Math.max(0, ...texts.map(({ length }) => length));
};

/** A grid with years as columns and lines as rows: arrows move, typing edits, a block can be pasted. */
export const EditableGrid = ({ label, unitNote, rows, columns, cursor }: EditableGridProps) => {
  const { document, outcome, language } = useEditor();
  const messagesId = useId();
  const figure = rows[cursor.active.row]?.cells[cursor.active.column]?.figure ?? null;
  const inputs = figure === null ? [] : (outcome.figures[figure]?.inputs ?? []);
  const precedents = new Set(inputs.map((input) => input.figure));
  const options = { language, moneyUnit: document.unit };
  const years: YearsStyle = { '--years': columns.length, '--longest': longestText(rows, options) };
  return (
    <>
      <div className={box({ position: 'relative', scroll: 'x' })}>
        <div
          id={cursor.gridId}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={rows.length + 2}
          aria-colcount={columns.length + 1}
          className={classNames(text('body'), styles.grid)}
          style={years}
          {...clipboardHandlers(cursor)}
        >
          <GridHeader columns={columns} unitNote={unitNote} activeColumn={cursor.active.column} />
          {rows.map((row, index) => (
            <GridRowView
              key={row.key}
              row={row}
              index={index}
              columns={columns}
              cursor={cursor}
              precedents={precedents}
              messagesId={messagesId}
            />
          ))}
        </div>
      </div>
      <GridMessages id={messagesId} rows={rows} />
    </>
  );
};
