const members = (value: object): string[] =>
  Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${text(key)}:${canonicalJson(member)}`);

const loneSurrogate = /\p{Surrogate}/u;

const text = (value: string): string => {
  if (loneSurrogate.test(value)) throw new TypeError('A lone surrogate has no canonical form');
  return JSON.stringify(value);
};

/**
 * The unique JSON text of a value (RFC 8785): keys in UTF-16 order, ECMAScript numbers, no white space; −0 becomes 0.
 * Undefined members are omitted, as in JSON. Throws for values that JSON cannot represent.
 */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no canonical form`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((element) => canonicalJson(element)).join(',')}]`;
  if (typeof value === 'object') return `{${members(value).join(',')}}`;
  throw new TypeError(`${typeof value} has no canonical form`);
};
