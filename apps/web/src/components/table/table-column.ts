import type { ReactNode } from 'react';
import type { ExportedCell } from '../export/list-csv.ts';

/**
 * Where it stands on a phone's card: its title, beside it, among what is said about it (texts are joined), among its
 * figures, or on a line of its own.
 */
type CardPlace = 'title' | 'aside' | 'about' | 'figure' | 'line';

/** A column of a list, declared once: in the table, on the phone's card, in the choice of columns and in a file. */
export interface TableColumn<Row, Exported = never> {
  id: string;
  /** Its name in the head, in the choice of columns and in a file. */
  name: string;
  /** Drawn in the head in its name's place. */
  header?: ReactNode;
  /** In the table, where a dash stands for null; without it, it is no column there. */
  cell?: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The direction of a first click; without it the column does not sort. */
  firstSort?: 'asc' | 'desc';
  width?: string;
  footer?: ReactNode;
  /** It may be hidden. */
  isOptional?: boolean;
  /** `cell`: where the card shows it otherwise than the table. */
  card?: { place: CardPlace; cell?: (row: Row) => ReactNode };
  exported?: (row: Exported) => ExportedCell;
}

export const cardCellOf = <Row>(
  { card, cell }: Pick<TableColumn<Row>, 'card' | 'cell'>,
  row: Row,
): ReactNode => (card?.cell ?? cell)?.(row);
