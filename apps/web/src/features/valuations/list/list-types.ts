import type { TableColumn } from '../../../components/table/table-column.ts';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';

export type ListItem = RouterOutputs['valuations']['list']['items'][number];
export type ListTotals = RouterOutputs['valuations']['listTotals'];
/** The known part of a selected valuation: enough to act on it and to include it in the total. */
export type SelectedItem = RouterOutputs['valuations']['select']['items'][number];
export type ExportedRow = RouterOutputs['valuations']['export']['rows'][number];
export type ListSelection = RowSelection<ListItem, SelectedItem>;
export type ListColumn = TableColumn<ListItem, ExportedRow>;
