import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { useFocusOnNewItems } from '../../lib/focus/use-focus-on-new-items.ts';
import { ErrorState } from '../states/error-state.tsx';
import { ListTable, type ListTableProps } from '../table/list-table.tsx';
import styles from './list-results.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import type { KeysetPages } from './use-keyset-pages.ts';
import { column, row, text } from '../style/class-names.ts';

const looks = {
  results: column({ gap: 12, align: 'stretch' }, styles.results),
  foot: row(
    {
      gap: [4, 16],
      align: 'center',
      justify: 'between',
      minHeight: 44,
      padX: 20,
      borderTop: 'strong',
    },
    styles.foot,
  ),
};

interface ListResultsProps<Row extends { id: string }> extends Omit<
  ListTableProps<Row>,
  'rows' | 'listKey' | 'hasMore' | 'onEndNear'
> {
  pages: KeysetPages<Row>;
  /** Rows whose place is held before any arrive. */
  expectedRows: number;
  /** In the rows' place where there are none. */
  empty: ReactNode;
  /** It reads on by itself when its end is near. */
  readsOn?: boolean;
  /** Told once for each question: how many were found, or that there are more than the `first` ones. */
  foundText?: (found: { count: number; first: number; isMore: boolean }) => string;
  /** Below the rows in words of its own: how many are shown, and on the way to more. */
  footTexts?: { shown: string; more: string };
}

/** What a list found, or why there is nothing to see. */
export const ListResults = <Row extends { id: string }>(props: ListResultsProps<Row>) => {
  const { pages, expectedRows, empty, readsOn = false, foundText, footTexts, ...table } = props;
  const { query, rows, listKey } = pages;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const { list, button } = useFocusOnNewItems(rows.length, hasNextPage);
  const isReady = readsOn && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const onEndNear = useCallback(() => {
    if (isReady) void fetchNextPage();
  }, [isReady, fetchNextPage]);

  if (query.data === undefined) {
    if (query.error === null) return <ListSkeleton isWide={table.isWide} rows={expectedRows} />;
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (rows.length === 0) return empty;
  const first = query.data.pages[0]?.items.length ?? 0;
  return (
    <div ref={list} className={looks.results} aria-busy={query.isPlaceholderData}>
      <ListTable
        {...table}
        rows={rows}
        listKey={listKey}
        hasMore={hasNextPage}
        onEndNear={onEndNear}
        {...(footTexts !== undefined && {
          foot: (
            <div className={looks.foot}>
              <span>{footTexts.shown}</span>
              <ReadingOn query={query} button={button} text={footTexts.more} />
            </div>
          ),
        })}
      />
      {footTexts === undefined && <ReadingOn query={query} button={button} />}
      {foundText !== undefined && (
        <p className={text('spoken')} role="status">
          {foundText({ count: rows.length, first, isMore: hasNextPage || rows.length > first })}
        </p>
      )}
    </div>
  );
};

interface ReadingOnProps extends Pick<ReturnType<typeof useFocusOnNewItems>, 'button'> {
  query: Pick<
    KeysetPages<unknown>['query'],
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'error' | 'fetchNextPage'
  >;
  text?: string;
}

/** The way to the next page; where one did not come, it says so and tries again when told to. */
const ReadingOn = ({ query, button, text }: ReadingOnProps) => {
  if (!query.hasNextPage) return null;
  return query.isFetchNextPageError ? (
    <ErrorState error={query.error} onRetry={() => void query.fetchNextPage()} />
  ) : (
    <Button
      {...button}
      variant={text === undefined ? 'default' : 'subtle'}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {text ?? <Trans>Cargar más</Trans>}
    </Button>
  );
};
