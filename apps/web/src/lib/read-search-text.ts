import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';

/** A text that an address holds, at most so long; undefined for none, and for one that is not allowed. */
export const readSearchText = (given: unknown, longest: number): string | undefined => {
  // What consists of digits alone arrives as a number.
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const text = String(given).slice(0, longest);
  return text === '' || hasRefusedCharacter(text) ? undefined : text;
};
