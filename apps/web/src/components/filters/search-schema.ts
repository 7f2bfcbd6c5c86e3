import { hasForbiddenCharacter } from '@valia/domain/text/forbidden-character.ts';
import { normaliseLine } from '@valia/domain/text/normalise-text.ts';

// This module is loaded before any screen, so it must not pull the validation library into every public page.

export type SearchValue = string | number | boolean | undefined;
export type SearchValues = Readonly<Record<string, SearchValue>>;

/** Reads a query parameter; undefined for a value that is not allowed. */
export type ReadValue<Value extends SearchValue = SearchValue> = (
  given: unknown,
) => Value | undefined;
type Reads = Readonly<Record<string, ReadValue>>;

/** The query parameters that a list's URL may have. Keys without a role are filters. */
export interface SearchSchema<Read extends Reads = Reads> {
  keys: readonly string[];
  /** The keys whose values the predefined tabs set. */
  view: readonly string[];
  order: readonly string[];
  /** Transient keys, such as an open dialog, which no saved view stores. */
  passing: readonly string[];
  read: (given: Readonly<Record<string, unknown>>) => SearchOf<Read>;
}
type SearchOf<Read extends Reads> = { [Key in keyof Read]?: ReturnType<Read[Key]> };

interface Roles<Key> {
  view?: readonly Key[];
  order?: readonly Key[];
  passing?: readonly Key[];
}

export const declareSearch = <Read extends Reads>(
  reads: Read,
  { view = [], order = [], passing = [] }: Roles<keyof Read & string> = {},
): SearchSchema<Read> => ({
  keys: Object.keys(reads),
  view,
  order,
  passing,
  // A refused value is returned as undefined, because the router would keep the URL's value for a missing key.
  read: (given) =>
    Object.fromEntries(
      Object.entries(reads).map(([key, read]) => [key, read(given[key])]),
    ) as SearchOf<Read>,
});

/** Reads a text, truncated to this length; undefined for a text that is not allowed. */
export const readText =
  (longest: number): ReadValue<string> =>
  (given) => {
    // A value of digits alone arrives as a number.
    if (typeof given !== 'string' && typeof given !== 'number') return undefined;
    const text = normaliseLine(String(given)).slice(0, longest);
    return text === '' || hasForbiddenCharacter(text) ? undefined : text;
  };

/** The choices are given as keys, so that the compiler detects a missing one. */
export const readChoice =
  <Choice extends string>(choices: Readonly<Record<Choice, true>>): ReadValue<Choice> =>
  (given) =>
    typeof given === 'string' && Object.hasOwn(choices, given) ? (given as Choice) : undefined;

export const readOneOf =
  <Choice extends string>(choices: readonly Choice[]): ReadValue<Choice> =>
  (given) =>
    choices.find((choice) => choice === given);

export const readMatching =
  (pattern: RegExp): ReadValue<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined;

/** The id of a stored record. */
export const readId = readMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

export const readTrue: ReadValue<true> = (given) => (given === true ? true : undefined);

const readIsoDay = readMatching(/^\d{4}-\d\d-\d\d$/);

export const readDay: ReadValue<string> = (given) => {
  const day = readIsoDay(given);
  const time = Date.parse(day ?? '');
  // The 31st of a shorter month would be parsed as a day of the next month.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(`${day}T`)
    ? day
    : undefined;
};

const largestAmount = 1e15;

export const readAmount: ReadValue<number> = (given) =>
  typeof given === 'number' && Math.abs(given) <= largestAmount ? given : undefined;
