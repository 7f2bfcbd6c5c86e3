import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

type Branch = Record<string, unknown> | unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const child = (branch: Branch, key: string): unknown =>
  Array.isArray(branch) ? branch[Number(key)] : branch[key];

/** The value at a dotted path (`accounts.years.0.lines.revenue`); undefined when the path does not exist. */
export const readField = (document: ValuationDocument, path: string): unknown => {
  let current: unknown = document;
  for (const key of path.split('.')) {
    if (!isBranch(current)) return undefined;
    current = child(current, key);
  }
  return current;
};

/** The number at a path, or null. */
export const readNumber = (document: ValuationDocument, path: string): number | null => {
  const value = readField(document, path);
  return typeof value === 'number' ? value : null;
};

/** The text at a path, or the empty text. */
export const readText = (document: ValuationDocument, path: string): string => {
  const value = readField(document, path);
  return typeof value === 'string' ? value : '';
};

const writeBranch = (branch: unknown, keys: readonly string[], value: unknown): unknown => {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (!isBranch(branch)) return branch;
  if (Array.isArray(branch)) {
    const copy: unknown[] = [...branch];
    copy[Number(key)] = writeBranch(branch[Number(key)], rest, value);
    return copy;
  }
  const written = writeBranch(branch[key], rest, value);
  if (written !== undefined) return { ...branch, [key]: written };
  const { [key]: _removed, ...others } = branch;
  return others;
};

/**
 * A copy with the value at the path, or without that key for `undefined`, because an option that is not chosen has no
 * key. Everything outside the path is shared with the original. The caller validates the copy against the document's
 * schema before using it.
 */
export const writeField = (
  document: ValuationDocument,
  path: string,
  value: unknown,
): ValuationDocument => writeBranch(document, path.split('.'), value) as ValuationDocument;
