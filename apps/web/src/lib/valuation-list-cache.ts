import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ValuationSummary } from '@valia/domain/valuations/valuation-schemas.ts';
import { type RouterInputs, type RouterOutputs, trpc } from './trpc.ts';

type ListPage = RouterOutputs['valuations']['list'];
type ListRow = ListPage['items'][number];
export type ListData = InfiniteData<ListPage, string | null>;
/** What a page is asked by, besides its place. */
export type ListWanted = Omit<NonNullable<RouterInputs['valuations']['list']>, 'cursor' | 'limit'>;

/** More pages than these are not read again: a list of 100,000 is long. */
const mostPagesReread = 5;

const listKey = () => getQueryKey(trpc.valuations.list);

/** The query key of a list, whose last part says what is wanted. */
export const listKeyOf = (wanted: ListWanted) => [...listKey(), wanted];

const wantedOf = (query: Pick<Query, 'queryKey'>): ListWanted | undefined => {
  const wanted = query.queryKey.at(-1);
  return typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)
    ? wanted
    : undefined;
};

/** Whether what was done to a row leaves it in the view. */
export const belongs = (row: ListRow, wanted: ListWanted): boolean =>
  row.archived === (wanted.archived ?? false) &&
  (wanted.status === undefined || wanted.status === null || row.status === wanted.status);

const rewrite = (client: QueryClient, change: (row: ListRow, wanted: ListWanted) => ListRow[]) => {
  for (const query of client.getQueryCache().findAll({ queryKey: listKey() })) {
    const wanted = wantedOf(query);
    if (wanted === undefined) continue;
    client.setQueryData<ListData>(query.queryKey, (data) =>
      data === undefined
        ? data
        : {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.flatMap((row) => change(row, wanted)),
            })),
          },
    );
  }
};

/** Shows rows as they are now, where they stand; one that no longer belongs to a view leaves it. */
export const patchListRows = (
  client: QueryClient,
  changed: readonly (Pick<ListRow, 'id'> & Partial<ListRow>)[],
): void => {
  const byId = new Map(changed.map((row) => [row.id, row]));
  rewrite(client, (row, wanted) => {
    const change = byId.get(row.id);
    if (change === undefined) return [row];
    const next = { ...row, ...change };
    return belongs(next, wanted) ? [next] : [];
  });
};

export const dropListRows = (client: QueryClient, ids: ReadonlySet<string>): void =>
  rewrite(client, (row) => (ids.has(row.id) ? [] : [row]));

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

/** After a change: short lists are read again, long ones stay as they were patched; nothing stale is kept unseen. */
export const refreshValuationList = async (client: QueryClient): Promise<void> => {
  client.removeQueries({
    queryKey: listKey(),
    type: 'inactive',
    predicate: (query) => !isShortList(query),
  });
  await client.invalidateQueries({ queryKey: listKey(), predicate: isShortList });
};

/** When rows came back or are new, their places are known by the server alone: a long list begins anew. */
export const rereadValuationList = async (client: QueryClient): Promise<void> => {
  for (const query of client.getQueryCache().findAll({ queryKey: listKey(), type: 'active' })) {
    if (isShortList(query)) continue;
    client.setQueryData<ListData>(query.queryKey, (data) =>
      data === undefined
        ? data
        : { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
  }
  await refreshValuationList(client);
};

/** What a change of status leaves to show in every list. */
export const patchOfSummary = ({
  id,
  status,
  version,
  updatedAt,
}: Pick<ValuationSummary, 'id' | 'status' | 'version' | 'updatedAt'>) => ({
  id,
  status,
  version,
  updatedAt,
  ...(status === 'completed' && { everCompleted: true }),
});
