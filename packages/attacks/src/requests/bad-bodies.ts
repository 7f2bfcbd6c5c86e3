import type { Json } from './grow-sample.ts';

/** As JSON texts, because many of them cannot be expressed as values. */
const badTexts: Record<string, string> = {
  'a NUL': String.raw`"a\u0000b"`,
  'half a character': String.raw`"\ud800"`,
  'a control character': String.raw`"\u001b[2J"`,
  '400 digits': '9'.repeat(400),
  '400 digits as text': `"${'9'.repeat(400)}"`,
  'the largest number': '1.7976931348623157e308',
  'a number too large for any': '1e400',
  'a negative number': '-1',
  'minus zero': '-0',
  'a fraction': '0.1234567890123456789',
  'a long text': `"${'x'.repeat(9_000)}"`,
  'an SQL text': String.raw`"'; drop table users; --"`,
  'an empty text': '""',
  'a truth value': 'true',
  'a list': '[]',
  'an object': '{}',
  'a prototype': '{"__proto__":{"role":"superadmin"},"constructor":{"prototype":{"role":"x"}}}',
  'a deep list': `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  nothing: 'null',
};

const wholeBodies: readonly (readonly [string, string])[] = [
  ...Object.entries(badTexts),
  ['no JSON', '{"id":'],
  ['a key written twice', '{"id":1,"id":2}'],
  ['blanks', '   '],
  ['a byte that is no text', '\u00ff\ufffd'],
];

type Path = readonly string[];
export interface BadBody {
  about: string;
  body: string;
}

const isBranch = (value: Json): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

const pathsOf = (value: Json, at: Path = []): Path[] => [
  ...(at.length === 0 ? [] : [at]),
  ...(isBranch(value)
    ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...at, key]))
    : []),
];

type Entries = [string, Json][];

/** A copy in which `change` is applied to the entries of the object or array at the end of the path. */
const changed = (
  value: Json,
  [key, ...rest]: Path,
  change: (entries: Entries, key: string) => Entries,
): Json => {
  if (key === undefined || !isBranch(value)) return value;
  const entries: Entries = Object.entries(value);
  const after =
    rest.length === 0
      ? change(entries, key)
      : entries.map(([name, item]): [string, Json] => [
          name,
          name === key ? changed(item, rest, change) : item,
        ]);
  // Not by assignment, because `__proto__` would set the prototype.
  return Array.isArray(value) ? after.map(([, item]) => item) : Object.fromEntries(after);
};

const mark = '@@bad@@';

const replacedAt = (sample: Json, path: Path): string =>
  JSON.stringify(
    changed(sample, path, (entries, key) =>
      entries.map(([name, item]) => [name, name === key ? mark : item]),
    ),
  );

const withoutKey = (sample: Json, path: Path): string =>
  JSON.stringify(changed(sample, path, (entries, key) => entries.filter(([name]) => name !== key)));

const withKey = (sample: Json, path: Path, added: string): string =>
  JSON.stringify(changed(sample, path, (entries) => [...entries, [added, { role: 'superadmin' }]]));

/** Variants of the sample with one error: each bad text at each field, each field missing, and unknown keys. */
export function badBodies(sample: Json): BadBody[] {
  const inPlaces = pathsOf(sample).flatMap((path) => {
    const place = path.join('.');
    const replaced = replacedAt(sample, path);
    return [
      ...Object.entries(badTexts).map(([name, text]) => ({
        about: `${name} at ${place}`,
        body: replaced.replace(`"${mark}"`, () => text),
      })),
      { about: `no ${place}`, body: withoutKey(sample, path) },
      ...['__proto__', 'constructor', 'role'].map((added) => ({
        about: `${added} beside ${place}`,
        body: withKey(sample, path, added),
      })),
    ];
  });
  return [...wholeBodies.map(([about, body]) => ({ about, body })), ...inPlaces];
}
