/** The key that identifies a list item wherever it is: its id, its driver, its year, otherwise its index. */
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
 * A dotted path with list indexes replaced by item keys: `accounts.years.2.lines` becomes `['accounts', 'years', 2025,
 * 'lines']`. Null when the path contains an item that does not exist.
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

/** The dotted path for the keys of `keyedPath`; null when an item or its list no longer exists. */
export const indexedPath = (root: unknown, keys: readonly ItemKey[]): string | null => {
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
  /** Separated by dots, with list items by index. */
  path: string;
  value: unknown;
}

/**
 * Every single value below `root`, by a path in which list items are identified by their keys, and sources by the keys
 * of their fields.
 */
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
