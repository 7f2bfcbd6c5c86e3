import { writtenText } from './written-text.ts';

// What the fonts of reports have of each script (a test of `reports` holds it against them). Of Greek and Cyrillic
// they have no accents and few further letters.
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

/** The letters of a text that no report can print, each once: those of scripts that its fonts lack. */
export const unprintableLetters = (text: string): string[] => [
  ...new Set(writtenText(text).match(unprintable)),
];
