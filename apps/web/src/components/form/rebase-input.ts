import { type PlainRecord, isPlainRecord, isSameValue } from './use-form-fields.ts';

interface Sides<Value> {
  /** The value when the user began to type. */
  base: Value;
  typed: Value;
  /** The value that other users have saved meanwhile. */
  latest: Value;
}

interface RebaseInput<Value> {
  value: Value;
  /** The fields that both sides changed to different values; the typed value is used. */
  clashes: string[];
}

const isParted = (value: unknown): value is PlainRecord =>
  isPlainRecord(value) && !Array.isArray(value);

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
  if (isSameValue(typed, base)) return { value: latest, clashes: [] };
  const isClash = !isSameValue(latest, base) && !isSameValue(latest, typed);
  return { value: typed, clashes: isClash ? [path] : [] };
};

/** Applies the typed changes to the value that other users have saved meanwhile. */
export const rebaseInput = <Value>(sides: Sides<Value>): RebaseInput<Value> =>
  mergeOf(sides, '') as RebaseInput<Value>;
