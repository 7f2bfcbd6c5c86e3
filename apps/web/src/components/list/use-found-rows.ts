import type { QueryKey } from '@tanstack/react-query';
import { type KeysetPages, type Page, useKeysetPages } from './use-keyset-pages.ts';

/** What a list found for what its address wants of the server. */
export interface FoundRows<Row, Wanted extends object> {
  wanted: Wanted;
  pages: KeysetPages<Row>;
  /** The rows of a file, in larger pages. */
  readForFile: (cursor: string | null) => Promise<Page<Row>>;
}

interface FoundRowsOptions<Item, Row, Wanted> {
  /** Of the procedure. */
  key: QueryKey;
  wanted: Wanted;
  /** Rows a page. */
  limit?: number;
  read: (
    input: Wanted & { cursor: string | null; limit: number },
    options?: { signal: AbortSignal },
  ) => Promise<Page<Item>>;
  /** An item as the list keeps it. */
  toRow: (item: Item) => Row;
}

/** What the address asks for, page by page. */
export const useFoundRows = <Item, Row, Wanted extends object>({
  key,
  wanted,
  limit = 50,
  read,
  toRow,
}: FoundRowsOptions<Item, Row, Wanted>): FoundRows<Row, Wanted> => {
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
