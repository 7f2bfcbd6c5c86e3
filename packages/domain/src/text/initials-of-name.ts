import { normaliseLine } from './normalise-text.ts';

const mostInitials = 4;

// A letter with its combining marks. The Catalan l·l and an apostrophe do not end a word (UAX 29, MidLetter
// and MidNumLet).
const letter = String.raw`[\p{L}\p{N}]\p{M}*`;
const word = new RegExp(`(?:${letter})+(?:[·\u2027'’](?:${letter})+)*`, 'gu');
const firstLetter = new RegExp(letter, 'u');

/** The first letter, in capitals, of each of the first `most` words of a name. */
export const initialLetters = (name: string, most: number): string[] =>
  (normaliseLine(name).match(word) ?? [])
    .slice(0, most)
    .map((found) => (firstLetter.exec(found)?.[0] ?? '').toUpperCase());

/** `C. V. S.` for "Conservas Valdeorza, S.L."; empty for a name without letters. */
export const initialsOfName = (name: string): string =>
  initialLetters(name, mostInitials)
    .map((initial) => `${initial}.`)
    .join(' ');
