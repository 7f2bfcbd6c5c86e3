import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
}
type Pages<Row> = InfiniteData<Page<Row>, string | null>;

/** Lists with more loaded pages are not refetched, because a list of 100,000 rows is long. */
const mostPagesReread = 5;

interface Cached {
  state: { data?: unknown };
}

const pagesOf = (query: Cached): number => {
  const data: unknown = query.state.data;
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 0;
};

export const isShortList = (query: Cached): boolean => pagesOf(query) <= mostPagesReread;

/**
 * Replaces or removes a row in every cached list under the key; the key's last part contains each list's query input.
 */
export const rewritePages = <Row, Wanted extends object>(
  client: QueryClient,
  key: QueryKey,
  change: (row: Row, wanted: Wanted) => Row[],
): void => {
  for (const query of client.getQueryCache().findAll({ queryKey: key })) {
    const wanted: unknown = query.queryKey.at(-1);
    if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) continue;
    client.setQueryData<Pages<Row>>(query.queryKey, (data) =>
      data === undefined
        ? data
        : {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.flatMap((row) => change(row, wanted as Wanted)),
            })),
          },
    );
  }
};

/**
 * After a change: short lists are refetched, long ones stay as they were patched; outdated lists that are not displayed
 * are removed.
 */
export const refreshPages = async (client: QueryClient, key: QueryKey): Promise<void> => {
  client.removeQueries({
    queryKey: key,
    type: 'inactive',
    predicate: (query) => !isShortList(query),
  });
  await client.invalidateQueries({ queryKey: key, predicate: isShortList });
};

/**
 * When rows are added or restored, only the server knows their positions, so a long list restarts from its first page.
 */
export const rereadPages = async (client: QueryClient, key: QueryKey): Promise<void> => {
  for (const query of client.getQueryCache().findAll({ queryKey: key, type: 'active' })) {
    if (isShortList(query)) continue;
    client.setQueryData<Pages<unknown>>(query.queryKey, (data) =>
      data === undefined
        ? data
        : { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
  }
  await refreshPages(client, key);
};
