import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { refreshPages, rewritePages } from '../../lib/pages-cache.ts';

interface RowChangesOptions<Item, Row> {
  /** The query key of the list's procedure. */
  key: QueryKey;
  toRow: (item: Item) => Row;
  /** The other queries that a change affects. */
  invalidates: readonly { invalidate: () => Promise<void> }[];
}

export interface RowChanges<Item> {
  show: (item: Item) => void;
  invalidate: () => Promise<void>;
}

/** Shows the changed row, and refetches the other data that the change affects. */
export const useRowChanges = <Item, Row extends { id: string }>({
  key,
  toRow,
  invalidates,
}: RowChangesOptions<Item, Row>): RowChanges<Item> => {
  const queryClient = useQueryClient();
  return {
    show: (item) => {
      const changed = toRow(item);
      rewritePages<Row, object>(queryClient, key, (row) => [row.id === changed.id ? changed : row]);
    },
    invalidate: async () => {
      await Promise.all([
        ...invalidates.map((reading) => reading.invalidate()),
        refreshPages(queryClient, key),
      ]);
    },
  };
};
