import { type Branch, isBranch, isSame } from './use-fields.ts';

interface Sides<Value> {
  /** What was there when one began to type. */
  base: Value;
  typed: Value;
  /** What others have saved meanwhile. */
  latest: Value;
}

interface RebaseInput<Value> {
  value: Value;
  /** The fields that both have changed, and not to the same: what is typed stands there. */
  clashes: string[];
}

const isParted = (value: unknown): value is Branch => isBranch(value) && !Array.isArray(value);

const mergeOf = ({ base, typed, latest }: Sides<unknown>, path: string): RebaseInput<unknown> => {
  if (isParted(base) && isParted(typed) && isParted(latest)) {
    const parts = Object.keys(latest).map((name) => {
      const sides = { base: base[name], typed: typed[name], latest: latest[name] };
      return [name, mergeOf(sides, path === '' ? name : `${path}.${name}`)] as const;
    });
    return {
      value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
      clashes: parts.flatMap(([, { clashes }]) => clashes),
    };
  }
  if (isSame(typed, base)) return { value: latest, clashes: [] };
  const isClash = !isSame(latest, base) && !isSame(latest, typed);
  return { value: typed, clashes: isClash ? [path] : [] };
};

/** What was typed, put on what others have saved meanwhile. */
export const rebaseInput = <Value>(sides: Sides<Value>): RebaseInput<Value> =>
  mergeOf(sides, '') as RebaseInput<Value>;
