import { writtenLine, writtenText } from '../text/written-text.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type SameText = (one: string, other: string) => boolean;

// As a save writes it: without what nobody sees, and without blanks at its ends.
const isWrittenAlike: SameText = (one, other) =>
  writtenText(one).trim() === writtenText(other).trim();

const lineOf = (text: string): string => writtenLine(text).replaceAll(/\s+/g, ' ').trim();

/** Plain data that say the same; what is not there and what is undefined are one. */
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

/** As `isJsonEqual`, where texts may be parted otherwise: a save puts on one line what a field has one line for. */
export const readsTheSame = (one: unknown, other: unknown): boolean =>
  isJsonEqual(one, other, (text, again) => lineOf(text) === lineOf(again));
