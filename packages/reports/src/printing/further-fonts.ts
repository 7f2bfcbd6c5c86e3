/// <reference types="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FurtherFont, fontFolder } from './font-folder.ts';
import { fontCodePoints } from './font-code-points.ts';
import { reportFonts } from './report-fonts.ts';

/** A font comes in slices, a file each, which say what they hold. */
interface Slice {
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const rangeOf = (text: string): readonly [number, number] => {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

const readSlices = (font: FurtherFont): Slice[] => {
  const folder = fontFolder(font);
  const held: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).map(([name, ranges]) => ({
    file: join(folder, 'files', `${font}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: String(ranges).split(',').map(rangeOf),
  }));
};

const kept = new Map<FurtherFont, Slice[]>();

const slicesOf = (font: FurtherFont): Slice[] => {
  const slices = kept.get(font) ?? readSlices(font);
  kept.set(font, slices);
  return slices;
};

const usual = new Set<number>();

const isUsual = (letter: number): boolean => {
  if (usual.size === 0) {
    for (const font of reportFonts()) for (const each of fontCodePoints(font)) usual.add(each);
  }
  return usual.has(letter);
};

// Control characters and those that only join or vary the character before them: nothing is drawn
// for them.
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** Chinese and Japanese share characters, which each draws its own way. */
const fontsFor = (text: string): FurtherFont[] =>
  /[\u3040-\u30ff]/.test(text)
    ? ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr', 'noto-emoji']
    : ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', 'noto-emoji'];

/** The Chinese font's list claims some Hangul, as 한 and 국, that its files lack. */
const inOrderFor = (character: string, fonts: readonly FurtherFont[]): readonly FurtherFont[] => {
  if (/\p{Script=Hangul}/u.test(character)) return ['noto-sans-kr'];
  return /\p{Emoji_Presentation}/u.test(character) ? fonts.toReversed() : fonts;
};

const fileOf = (fonts: readonly FurtherFont[], character: string): string | undefined => {
  const letter = character.codePointAt(0) ?? 0;
  for (const font of inOrderFor(character, fonts)) {
    const slice = slicesOf(font).find(({ ranges }) =>
      ranges.some(([first, last]) => letter >= first && letter <= last),
    );
    if (slice !== undefined) return slice.file;
  }
  return undefined;
};

export interface FurtherLetters {
  /** The characters that each file of a font is needed for. */
  byFile: ReadonlyMap<string, string>;
  /** What no font has. */
  unprintable: string;
}

/** What a text has beyond the letters of the report's own fonts. Nothing is read from the disk where there is none. */
export const furtherLetters = (text: string): FurtherLetters => {
  const byFile = new Map<string, string>();
  let unprintable = '';
  // Shaping composes a letter and its accent. Nearly all of a report is of letters that every font has.
  const rarer = text.normalize('NFC').replaceAll(/[\n -~\u00a0-\u00ff]+/g, '');
  const fonts = fontsFor(rarer);
  for (const character of new Set(rarer)) {
    if (unseen.test(character) || isUsual(character.codePointAt(0) ?? 0)) continue;
    const file = fileOf(fonts, character);
    if (file === undefined) unprintable += character;
    else byFile.set(file, (byFile.get(file) ?? '') + character);
  }
  return { byFile, unprintable };
};

const weight = { wght: 400 };

/** Fonts of these characters alone, in the report's usual weight. */
export const furtherFonts = async ({ byFile }: FurtherLetters): Promise<Buffer[]> =>
  Promise.all(
    [...byFile].map(async ([file, characters]) =>
      subsetFont(readFileSync(file), characters, {
        targetFormat: 'truetype',
        variationAxes: weight,
      }),
    ),
  );
