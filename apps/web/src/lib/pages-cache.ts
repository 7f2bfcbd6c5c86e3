import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
}
type Pages<Row> = InfiniteData<Page<Row>, string | null>;

/** More pages than these are not read again: a list of 100,000 is long. */
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

/** Puts other rows, or none, in a row's place in every list under the key; the key's last part says what each wants. */
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

/** After a change: short lists are read again, long ones stay as they were patched; nothing stale is kept unseen. */
export const refreshPages = async (client: QueryClient, key: QueryKey): Promise<void> => {
  client.removeQueries({
    queryKey: key,
    type: 'inactive',
    predicate: (query) => !isShortList(query),
  });
  await client.invalidateQueries({ queryKey: key, predicate: isShortList });
};

/** When rows came back or are new, their places are known by the server alone: a long list begins anew. */
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
