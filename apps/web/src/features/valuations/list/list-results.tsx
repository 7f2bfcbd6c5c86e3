import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { useChangeValuationStatus } from '../../../lib/use-change-valuation-status.ts';
import { valueScale } from '../../../lib/value-scale.ts';
import { FirstValuation } from './first-valuation.tsx';
import styles from './list-results.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ListPage } from './list-totals.ts';
import { NothingFound } from './nothing-found.tsx';
import { useTableFits } from './use-table-fits.ts';
import { ValuationCards } from './valuation-cards.tsx';
import { ValuationTable } from './valuation-table.tsx';

interface ListResultsProps {
  list: {
    data: { pages: ListPage[] } | undefined;
    error: unknown;
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** What an empty list offers. */
  emptyAction: ReactNode;
}

/** What the list found, or why there is nothing to see. */
export const ListResults = ({ list, emptyAction }: ListResultsProps) => {
  const tableFits = useTableFits();
  const statusChange = useChangeValuationStatus();
  const first = list.data?.pages[0];
  if (list.data === undefined || first === undefined) {
    if (list.error === null) return <ListSkeleton />;
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  }
  const { totals } = first;
  if (totals.draft + totals.in_progress + totals.completed === 0) {
    return <FirstValuation action={emptyAction} />;
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NothingFound />;

  const scale = valueScale(
    items.flatMap(({ equityLow, equityHigh }) =>
      [equityLow, equityHigh].filter((value) => value !== null),
    ),
  );
  const results = { items, totals, scale, ...statusChange };
  return (
    <div className={styles.results} aria-busy={list.isPlaceholderData}>
      {tableFits ? <ValuationTable {...results} /> : <ValuationCards {...results} />}
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Cargar más</Trans>
        </Button>
      )}
      <p className={styles.announcement} role="status">
        <Plural
          value={items.length}
          one="# valoración a la vista"
          many="# de valoraciones a la vista"
          other="# valoraciones a la vista"
        />
      </p>
    </div>
  );
};
