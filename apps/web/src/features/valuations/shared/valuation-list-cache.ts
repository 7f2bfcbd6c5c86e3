import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { belongsToView } from '@valia/domain/valuation-lists/belongs-to-view.ts';
import type { ValuationSummary } from '@valia/domain/valuations/valuation-schemas.ts';
import { type RouterInputs, type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { refreshPages, rereadPages, rewritePages } from '../../../lib/pages-cache.ts';

type ListRow = RouterOutputs['valuations']['list']['items'][number];
/** What a page is asked by, besides its place. */
export type ListWanted = Omit<NonNullable<RouterInputs['valuations']['list']>, 'cursor' | 'limit'>;

export const valuationListKey = () => getQueryKey(trpc.valuations.list);

/** Shows rows as they are now, where they stand; one that no longer belongs to a view leaves it. */
export const patchListRows = (
  client: QueryClient,
  changed: readonly (Pick<ListRow, 'id'> & Partial<ListRow>)[],
): void => {
  const byId = new Map(changed.map((row) => [row.id, row]));
  rewritePages<ListRow, ListWanted>(client, valuationListKey(), (row, wanted) => {
    const change = byId.get(row.id);
    if (change === undefined) return [row];
    const next = { ...row, ...change };
    return belongsToView(next, wanted) ? [next] : [];
  });
};

export const dropListRows = (client: QueryClient, ids: ReadonlySet<string>): void =>
  rewritePages<ListRow, ListWanted>(client, valuationListKey(), (row) =>
    ids.has(row.id) ? [] : [row],
  );

export const refreshValuationList = (client: QueryClient): Promise<void> =>
  refreshPages(client, valuationListKey());

export const rereadValuationList = (client: QueryClient): Promise<void> =>
  rereadPages(client, valuationListKey());
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
