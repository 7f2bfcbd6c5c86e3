import type { QueryKey } from '@tanstack/react-query';
import { type KeysetPages, type Page, useKeysetPages } from './use-keyset-pages.ts';

/** The rows that a list found for the query input from its URL. */
export interface ListRows<Row, Wanted extends object> {
  wanted: Wanted;
  pages: KeysetPages<Row>;
  /** Reads the rows for an export, in larger pages. */
  readForFile: (cursor: string | null) => Promise<Page<Row>>;
}

interface FoundRowsOptions<Item, Row, Wanted> {
  /** The query key of the procedure. */
  key: QueryKey;
  wanted: Wanted;
  /** The number of rows per page. */
  limit?: number;
  read: (
    input: Wanted & { cursor: string | null; limit: number },
    options?: { signal: AbortSignal },
  ) => Promise<Page<Item>>;
  /** Converts an item of the server to the list's row. */
  toRow: (item: Item) => Row;
}

/** The rows that match the URL, page by page. */
export const useListRows = <Item, Row, Wanted extends object>({
  key,
  wanted,
  limit = 50,
  read,
  toRow,
}: FoundRowsOptions<Item, Row, Wanted>): ListRows<Row, Wanted> => {
  const readRows = async (
    input: Parameters<typeof read>[0],
    options?: { signal: AbortSignal },
  ): Promise<Page<Row>> => {
    const { items, nextCursor } = await read(input, options);
    return { items: items.map(toRow), nextCursor };
  };
  const pages = useKeysetPages<Row>({
    key,
    wanted: { ...wanted, limit },
    read: (cursor, options) => readRows({ ...wanted, limit, cursor }, options),
  });
  return {
    wanted,
    pages,
    readForFile: (cursor) => readRows({ ...wanted, limit: 200, cursor }),
  };
};
