import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import { writtenLine } from '@valia/domain/text/written-text.ts';

// Read before any screen is loaded: nothing here may bring the validation library to every public page.

export type SearchValue = string | number | boolean | undefined;
export type SearchValues = Readonly<Record<string, SearchValue>>;

/** What an address holds under a key; undefined for what it may not hold. */
export type ReadValue<Value extends SearchValue = SearchValue> = (
  given: unknown,
) => Value | undefined;
type Reads = Readonly<Record<string, ReadValue>>;

/** What a list's address may hold. Keys without a role are filters. */
export interface SearchSchema<Read extends Reads = Reads> {
  keys: readonly string[];
  /** Keys that the tabs of everybody fix. */
  view: readonly string[];
  order: readonly string[];
  /** Of the moment, as an open dialog: no view keeps them. */
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
  // A key left out would keep what the address holds: what is refused is said to be undefined.
  read: (given) =>
    Object.fromEntries(
      Object.entries(reads).map(([key, read]) => [key, read(given[key])]),
    ) as SearchOf<Read>,
});

/** At most so long; none for a text that is not allowed. */
export const readText =
  (longest: number): ReadValue<string> =>
  (given) => {
    // What consists of digits alone arrives as a number.
    if (typeof given !== 'string' && typeof given !== 'number') return undefined;
    const text = writtenLine(String(given)).slice(0, longest);
    return text === '' || hasRefusedCharacter(text) ? undefined : text;
  };

/** The choices as keys, so that the compiler finds one that was left out. */
export const readChoice =
  <Choice extends string>(choices: Readonly<Record<Choice, true>>): ReadValue<Choice> =>
  (given) =>
    typeof given === 'string' && Object.hasOwn(choices, given) ? (given as Choice) : undefined;

export const readOneOf =
  <Choice extends string>(choices: readonly Choice[]): ReadValue<Choice> =>
  (given) =>
    choices.find((choice) => choice === given);

export const readMatch =
  (pattern: RegExp): ReadValue<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined;

/** The id of something that is kept. */
export const readId = readMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

export const readTrue: ReadValue<true> = (given) => (given === true ? true : undefined);

const readIsoDay = readMatch(/^\d{4}-\d\d-\d\d$/);

export const readDay: ReadValue<string> = (given) => {
  const day = readIsoDay(given);
  const time = Date.parse(day ?? '');
  // The 31st of a shorter month is read as a day of the next one.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(`${day}T`)
    ? day
    : undefined;
};

const largestAmount = 1e15;

export const readAmount: ReadValue<number> = (given) =>
  typeof given === 'number' && Math.abs(given) <= largestAmount ? given : undefined;
