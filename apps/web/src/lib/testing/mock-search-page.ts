interface Asked {
  search: string;
  limit: number;
}

/** The server's answer: the first items whose name contains the search text, and whether there are more. */
export const mockSearchPage = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { search, limit }: Asked,
): { items: Item[]; nextCursor: string | null } => {
  const found = items.filter((item) => nameOf(item).toLowerCase().includes(search.toLowerCase()));
  return { items: found.slice(0, limit), nextCursor: found.length > limit ? 'more' : null };
};
