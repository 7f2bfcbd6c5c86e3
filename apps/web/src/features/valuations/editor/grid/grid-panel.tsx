import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import type { GridColumn, GridRow } from './grid-model.ts';
import { RoundingNote } from '../figures/rounding-note.tsx';
import { figureRounding } from '../values/format-field-value.ts';
import { useUnitNote } from '../figures/use-unit-note.ts';
import { EditableGrid } from './editable-grid.tsx';
import { FormulaLine } from './formula-line/formula-line.tsx';
import { StatusLine } from './formula-line/status-line.tsx';
import type { GridCursor } from './use-grid-cursor.ts';
import { YearCards } from './year-cards/year-cards.tsx';

interface GridPanelProps {
  label: string;
  rows: GridRow[];
  columns: GridColumn[];
  cursor: GridCursor;
  withKey?: boolean;
  /** A note about the figures, in place of the unit of the amounts. */
  note?: string;
}

/** The grid with its formula line and its status line; on a phone, one year at a time. */
export const GridPanel = ({
  label,
  rows,
  columns,
  cursor,
  withKey = false,
  note,
}: GridPanelProps) => {
  const { isPhone } = useEditorNavigation();
  const unitNote = useUnitNote();
  const { document } = useEditor();
  const roundingNote = (
    <RoundingNote
      shown={rows.flatMap(({ cells }) => cells.map(({ figure }) => figure))}
      rounding={figureRounding[document.unit]}
    />
  );
  if (isPhone)
    return (
      <>
        <YearCards label={label} rows={rows} columns={columns} />
        {roundingNote}
      </>
    );
  return (
    <section aria-label={label}>
      <FormulaLine rows={rows} columns={columns} cursor={cursor} />
      <EditableGrid
        label={label}
        unitNote={note ?? unitNote}
        rows={rows}
        columns={columns}
        cursor={cursor}
      />
      <StatusLine rows={rows} columns={columns} cursor={cursor} withKey={withKey} />
      {roundingNote}
    </section>
  );
};
