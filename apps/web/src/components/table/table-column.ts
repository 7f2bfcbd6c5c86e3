import type { ReactNode } from 'react';
import type { ExportedCell } from '../export/list-csv.ts';

/**
 * The column's position on a phone's card: the title, beside the title, in the description (whose texts are joined),
 * among the figures, or on a separate line.
 */
type CardPlace = 'title' | 'aside' | 'about' | 'figure' | 'line';

/** A list's column, declared once for the table, the phone's card, the choice of columns and the export. */
export interface TableColumn<Row, Exported = never> {
  id: string;
  /** The name in the header, in the choice of columns and in an export. */
  name: string;
  /** Rendered in the header in place of the name. */
  header?: ReactNode;
  /** The table cell, in which null is shown as a dash; without it, the table does not have this column. */
  cell?: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The direction after the first click; without it, the column is not sortable. */
  firstSort?: 'asc' | 'desc';
  width?: string;
  footer?: ReactNode;
  /** Whether the column may be hidden. */
  isOptional?: boolean;
  /** `cell` is for a card that shows the value differently from the table. */
  card?: { place: CardPlace; cell?: (row: Row) => ReactNode };
  exported?: (row: Exported) => ExportedCell;
}

export const cardCell = <Row>(
  { card, cell }: Pick<TableColumn<Row>, 'card' | 'cell'>,
  row: Row,
): ReactNode => (card?.cell ?? cell)?.(row);
