/** What tells an item of a list from the others, wherever it stands: its id, its driver, its year, else its place. */
export type ItemKey = string | number;

export const itemKey = (item: unknown, place: number): ItemKey => {
  if (typeof item !== 'object' || item === null) return place;
  if ('id' in item && typeof item.id === 'string') return item.id;
  if ('driver' in item && typeof item.driver === 'string') return item.driver;
  return 'year' in item && typeof item.year === 'number' ? item.year : place;
};

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A dotted path by the keys of the items it leads through: `accounts.years.2.lines` as `['accounts', 'years', 2025, 'lines']`.
 * Null where it leads through an item that is not there.
 */
export const keyedPath = (root: unknown, path: string): ItemKey[] | null => {
  let current = root;
  const keys: ItemKey[] = [];
  for (const name of path.split('.')) {
    if (Array.isArray(current)) {
      const place = Number(name);
      if (!(place in current)) return null;
      current = current[place];
      keys.push(itemKey(current, place));
    } else {
      current = isBranch(current) ? current[name] : undefined;
      keys.push(name);
    }
  }
  return keys;
};

/** The dotted path that `keyedPath` keys so; null where an item is gone, or its list. */
export const placedPath = (root: unknown, keys: readonly ItemKey[]): string | null => {
  let current = root;
  const names: string[] = [];
  for (const key of keys) {
    if (Array.isArray(current)) {
      const place = current.findIndex((item: unknown, at) => itemKey(item, at) === key);
      if (place < 0) return null;
      current = current[place];
      names.push(String(place));
    } else if (typeof key === 'number') {
      return null;
    } else {
      current = isBranch(current) ? current[key] : undefined;
      names.push(key);
    }
  }
  return names.join('.');
};

interface Leaf {
  /** Dotted, lists by place. */
  path: string;
  value: unknown;
}

/** Every single value beneath `root`, by a path that names the items of lists by their keys; a source too, by its field's. */
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
      const isSources = path.length === 1 && path[0] === 'sources';
      for (const [name, item] of Object.entries(value)) {
        const ofField = isSources ? (keyedPath(root, name)?.join('.') ?? name) : name;
        collect(item, [...key, ofField], [...path, name]);
      }
    }
  };
  collect(root, [], []);
  return leaves;
};
