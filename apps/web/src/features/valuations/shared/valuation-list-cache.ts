import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { WantedOf } from '@valia/domain/lists/declare-list.ts';
import { isStillInView } from '@valia/domain/valuation-lists/is-still-in-view.ts';
import type { valuationList } from '@valia/domain/valuations/valuation-list.ts';
import type { ValuationSummary } from '@valia/domain/valuations/valuation-schemas.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { refreshPages, rereadPages, rewritePages } from '../../../lib/pages-cache.ts';

type ListRow = RouterOutputs['valuations']['list']['items'][number];
/** The query input of a page, without its cursor and limit. */
export type ListWanted = WantedOf<typeof valuationList>;

export const valuationListKey = () => getQueryKey(trpc.valuations.list);

/** Updates changed rows in place; a row that no longer belongs to a view is removed from it. */
export const patchListRows = (
  client: QueryClient,
  changed: readonly (Pick<ListRow, 'id'> & Partial<ListRow>)[],
): void => {
  const byId = new Map(changed.map((row) => [row.id, row]));
  rewritePages<ListRow, ListWanted>(client, valuationListKey(), (row, wanted) => {
    const change = byId.get(row.id);
    if (change === undefined) return [row];
    const next = { ...row, ...change };
    return isStillInView(next, wanted) ? [next] : [];
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
/** The changed fields to show in every list after a change of status. */
export const patchForStatusChange = ({
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
