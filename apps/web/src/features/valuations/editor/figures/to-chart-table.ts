import type { FigureTable } from '@valia/figures/figure-content.ts';
import type { ChartTable } from '../../../../components/charts/chart-data-table.tsx';

/** A figure's values as the table that accompanies its chart. */
export const toChartTable = ({ columns, corner, rows }: FigureTable): ChartTable => ({
  head: [corner, ...columns],
  rows: rows.map(({ cells, label }) => [label, ...cells]),
});
