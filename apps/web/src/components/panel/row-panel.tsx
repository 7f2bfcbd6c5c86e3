import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OpenRowState } from '../list/open-row-state.ts';
import { DockedPanel } from './docked-panel.tsx';
import { useNeighbourRows } from './use-neighbour-rows.ts';

interface RowPanelProps<Row extends { id: string }> {
  /** The accessible name of the panel. */
  label: string;
  /** Undefined while the row is not loaded. */
  head: ReactNode;
  openId: string;
  rows: readonly Row[];
  opening: Pick<OpenRowState, 'open' | 'close'>;
  children: ReactNode;
}

/** The panel of a list's open row, with links to the rows before and after it. */
export const RowPanel = <Row extends { id: string }>({
  label,
  head,
  openId,
  rows,
  opening: { open, close },
  children,
}: RowPanelProps<Row>) => {
  const { previous, next } = useNeighbourRows(rows, openId);
  const walkTo = (row: Row | undefined) => (row === undefined ? null : () => open(row));
  return (
    <DockedPanel
      label={label}
      head={head ?? <Skeleton height={40} />}
      onPrevious={walkTo(previous)}
      onNext={walkTo(next)}
      onClose={close}
    >
      {children}
    </DockedPanel>
  );
};
