import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useMemo } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { useChangeValuationStatus } from '../../../lib/use-change-valuation-status.ts';
import { useFocusOnNewItems } from '../../../lib/use-focus-on-new-items.ts';
import { valueScale } from '../../../lib/value-scale.ts';
import type { ListActions } from './bulk/use-list-actions.tsx';
import { FirstValuation } from './first-valuation.tsx';
import styles from './list-results.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ListItem, ListTotals } from './list-totals.ts';
import { NothingFound } from './nothing-found.tsx';
import type { TablePreferences } from './table-preferences.ts';
import type { ListSelection } from './use-list-selection.ts';
import { useTableFits } from './use-table-fits.ts';
import type { useValuationList } from './use-valuation-list.ts';
import { ValuationCards } from './valuation-cards.tsx';
import { ValuationTable } from './valuation-table.tsx';

type List = ReturnType<typeof useValuationList>;

interface ListResultsProps {
  list: List;
  items: readonly ListItem[];
  totals: ListTotals | undefined;
  selection: ListSelection;
  actions: ListActions;
  preferences: TablePreferences;
  /** The person has no valuation at all; otherwise an empty list is one that finds nothing. */
  isFirstTime: boolean;
  /** What an empty list offers. */
  emptyAction: ReactNode;
}

const useScale = (items: readonly ListItem[]) =>
  useMemo(
    () =>
      valueScale(
        items.flatMap(({ equityLow, equityHigh }) =>
          [equityLow, equityHigh].filter((value) => value !== null),
        ),
      ),
    [items],
  );

/** What the list found, or why there is nothing to see. */
export const ListResults = (props: ListResultsProps) => {
  const { list, items, isFirstTime, emptyAction } = props;
  const { t } = useLingui();
  const tableFits = useTableFits();
  const statusChange = useChangeValuationStatus();
  const scale = useScale(items);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { list: results, button } = useFocusOnNewItems(items.length, hasNextPage);
  const readsOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const onEndNear = useCallback(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);

  if (list.data === undefined) {
    if (list.error === null) return <ListSkeleton />;
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (isFirstTime) return <FirstValuation action={emptyAction} />;
  if (items.length === 0) return <NothingFound />;

  const shown = {
    ...props,
    ...statusChange,
    scale,
    onEndNear,
    hasMore: hasNextPage,
    companyOf: ({ companyName }: Pick<ListItem, 'companyName'>) =>
      companyName === '' ? t`Empresa sin nombre` : companyName,
  };
  return (
    <div ref={results} className={styles.results} aria-busy={list.isPlaceholderData}>
      {tableFits ? <ValuationTable {...shown} /> : <ValuationCards {...shown} />}
      <ReadingOn list={list} button={button} />
      <Found list={list} count={items.length} />
    </div>
  );
};

interface ReadingOnProps extends Pick<ReturnType<typeof useFocusOnNewItems>, 'button'> {
  list: List;
}

/** Long lists read on by themselves; when that fails, it says so and tries again when told to. */
const ReadingOn = ({ list, button }: ReadingOnProps) => {
  if (!list.hasNextPage) return null;
  return list.isFetchNextPageError ? (
    <ErrorState error={list.error} onRetry={() => void list.fetchNextPage()} />
  ) : (
    <Button
      {...button}
      variant="default"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      <Trans>Cargar más</Trans>
    </Button>
  );
};

/** Told once for each question, not for each page that scrolling brings. */
const Found = ({ list, count }: { list: List; count: number }) => {
  const first = list.data?.pages[0]?.items.length ?? 0;
  return (
    <p className={styles.announcement} role="status">
      {list.hasNextPage || count > first ? (
        <Trans>Más de {first} valoraciones</Trans>
      ) : (
        <Plural
          value={count}
          one="# valoración encontrada"
          many="# de valoraciones encontradas"
          other="# valoraciones encontradas"
        />
      )}
    </p>
  );
};
