import { normaliseLine, normaliseText } from '../text/normalise-text.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type SameText = (one: string, other: string) => boolean;

// Compares texts as a save stores them: without invisible characters and without spaces at the ends.
const isWrittenAlike: SameText = (one, other) =>
  normaliseText(one).trim() === normaliseText(other).trim();

const lineOf = (text: string): string => normaliseLine(text).replaceAll(/\s+/g, ' ').trim();

/** Whether plain data are equal; a missing value and undefined are equal. */
export const isJsonEqual = (
  one: unknown,
  other: unknown,
  isSameText: SameText = isWrittenAlike,
): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one === 'string' && typeof other === 'string') return isSameText(one, other);
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isJsonEqual(one[name], other[name], isSameText),
  );
};

/**
 * The same as `isJsonEqual`, but ignoring different whitespace: a save joins the text of a one-line field into one
 * line.
 */
export const isEqualIgnoringSpacing = (one: unknown, other: unknown): boolean =>
  isJsonEqual(one, other, (text, again) => lineOf(text) === lineOf(again));
