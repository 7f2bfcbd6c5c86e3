import { normaliseText } from './normalise-text.ts';

// The scripts in the fonts of reports (a test of `reports` compares them). For Greek and Cyrillic the fonts
// have no accents and few further letters.
const printedScripts = [
  'Latin',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Bopomofo',
  'Common',
  'Inherited',
]
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
const printedLetters = String.raw`\u0374\u0391-\u03a9\u03b1-\u03c1\u03c3-\u03c9\u0400-\u045f\u0490\u0491\u04b0\u04b1`;
const unprintable = new RegExp(
  `(?![${printedScripts}${printedLetters}])[\\p{L}\\p{M}\\p{N}]`,
  'gu',
);

/** The letters of a text that no report can print, each once: those of scripts missing in its fonts. */
export const unprintableCharacters = (text: string): string[] => [
  ...new Set(normaliseText(text).match(unprintable)),
];
