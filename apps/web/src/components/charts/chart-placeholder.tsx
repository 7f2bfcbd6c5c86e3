import type { ReactNode } from 'react';
import { LazySection } from '../lazy-section.tsx';
import styles from './chart-placeholder.module.css';
import { type ChartTable, ChartDataTable } from './chart-data-table.tsx';

interface ChartPlaceProps {
  /** The height of the chart, before and after it has loaded. */
  height: number;
  /** Replaces the chart when it cannot be loaded. */
  table: ChartTable;
  /** Whether the chart is aligned with the columns of facts below it. */
  inset?: boolean;
  children: ReactNode;
}

/** The place of a chart whose code loads lazily; its table and its sentence are available without that code. */
export const ChartPlaceholder = ({ height, table, inset = false, children }: ChartPlaceProps) => (
  <LazySection waiting={<div style={{ height }} />} missing={<ChartDataTable table={table} />}>
    <div style={{ height }} className={inset ? styles.inset : undefined} aria-hidden>
      {children}
    </div>
  </LazySection>
);
