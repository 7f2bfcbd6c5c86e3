import type { ReactNode } from 'react';
import { LazySection } from '../lazy-section.tsx';
import styles from './chart-place.module.css';
import { type ChartTable, TwinTable } from './twin-table.tsx';

interface ChartPlaceProps {
  /** What the chart takes, before it comes and after. */
  height: number;
  /** Stands for the chart where it does not come. */
  table: ChartTable;
  /** Begins where the columns of the facts under it do. */
  inset?: boolean;
  children: ReactNode;
}

/** Where a chart will stand once its part of the product has come; its table and its sentence are there without it. */
export const ChartPlace = ({ height, table, inset = false, children }: ChartPlaceProps) => (
  <LazySection waiting={<div style={{ height }} />} missing={<TwinTable table={table} />}>
    <div style={{ height }} className={inset ? styles.inset : undefined} aria-hidden>
      {children}
    </div>
  </LazySection>
);
