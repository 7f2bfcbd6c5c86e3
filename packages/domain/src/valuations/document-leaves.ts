/** What tells an item of a list from the others, wherever it stands: its id, its driver, its year, else its place. */
export type ItemKey = string | number;

export const itemKey = (item: unknown, place: number): ItemKey => {
  if (typeof item !== 'object' || item === null) return place;
  if ('id' in item && typeof item.id === 'string') return item.id;
  if ('driver' in item && typeof item.driver === 'string') return item.driver;
  return 'year' in item && typeof item.year === 'number' ? item.year : place;
};

interface Leaf {
  /** Dotted, lists by place. */
  path: string;
  value: unknown;
}

/** Every single value beneath `root`, by a path that names the items of lists by their keys. */
export const documentLeaves = (root: unknown): Map<string, Leaf> => {
  const leaves = new Map<string, Leaf>();
  const collect = (value: unknown, key: readonly ItemKey[], path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) {
      leaves.set(JSON.stringify(key), { path: path.join('.'), value });
    } else if (Array.isArray(value)) {
      value.forEach((item: unknown, place) =>
        collect(item, [...key, itemKey(item, place)], [...path, String(place)]),
      );
    } else {
      for (const [name, item] of Object.entries(value))
        collect(item, [...key, name], [...path, name]);
    }
  };
  collect(root, [], []);
  return leaves;
};
