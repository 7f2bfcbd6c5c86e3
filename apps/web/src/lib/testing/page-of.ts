interface Asked {
  search: string;
  limit: number;
}

/** What the server answers: the first ones whose name holds what is looked for, and whether there are others. */
export const pageOf = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { search, limit }: Asked,
): { items: Item[]; nextCursor: string | null } => {
  const found = items.filter((item) => nameOf(item).toLowerCase().includes(search.toLowerCase()));
  return { items: found.slice(0, limit), nextCursor: found.length > limit ? 'more' : null };
};
