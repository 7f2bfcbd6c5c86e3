import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowOpening } from '../list/row-opening.ts';
import { DockedPanel } from './docked-panel.tsx';
import { useNeighbours } from './use-neighbours.ts';

interface RowPanelProps<Row extends { id: string }> {
  /** Names the panel. */
  label: string;
  /** Undefined while nothing is known of it. */
  head: ReactNode;
  openId: string;
  rows: readonly Row[];
  opening: Pick<RowOpening, 'open' | 'close'>;
  children: ReactNode;
}

/** What belongs to the open row of a list, beside it, on the way to the rows before and after. */
export const RowPanel = <Row extends { id: string }>({
  label,
  head,
  openId,
  rows,
  opening: { open, close },
  children,
}: RowPanelProps<Row>) => {
  const { previous, next } = useNeighbours(rows, openId);
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
