import type { FigureTable } from '@valia/figures/shown-figure.ts';
import type { ChartTable } from '../../../../components/charts/twin-table.tsx';

/** A figure's values as the table behind its chart. */
export const twinTableOf = ({ columns, corner, rows }: FigureTable): ChartTable => ({
  head: [corner, ...columns],
  rows: rows.map(({ cells, label }) => [label, ...cells]),
});
