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
  /** The number of rows for which room is reserved before any arrive. */
  expectedRows: number;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** Whether the next page is loaded automatically when the end is near. */
  readsOn?: boolean;
  /** Announced once per search: the number of rows found, or that there are more than the `first` ones. */
  foundText?: (found: { count: number; first: number; isMore: boolean }) => string;
  /** The list's own texts below the rows: the number of rows shown, and the button that loads more. */
  footTexts?: { shown: string; more: string };
}

/** The rows that a list found, or the reason why there are none. */
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

/** The button that loads the next page; if that failed, an error and a button to try again. */
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
