/// <reference types="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FallbackFont, fontFolder } from './font-folder.ts';
import { fontCodePoints } from './font-code-points.ts';
import { reportFonts } from './report-fonts.ts';

/** A font consists of slices, one file each, which declare their character ranges. */
interface Slice {
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const rangeOf = (text: string): readonly [number, number] => {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

const readSlices = (font: FallbackFont): Slice[] => {
  const folder = fontFolder(font);
  const held: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).map(([name, ranges]) => ({
    file: join(folder, 'files', `${font}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: String(ranges).split(',').map(rangeOf),
  }));
};

const kept = new Map<FallbackFont, Slice[]>();

const slicesOf = (font: FallbackFont): Slice[] => {
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

// Control characters, and characters that only join or vary the preceding one: nothing is drawn for them.
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** Chinese and Japanese share characters, but draw them differently. */
const fontsFor = (text: string): FallbackFont[] =>
  /[\u3040-\u30ff]/.test(text)
    ? ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr', 'noto-emoji']
    : ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', 'noto-emoji'];

/** The Chinese font's list includes some Hangul, such as 한 and 국, that its files lack. */
const inOrderFor = (character: string, fonts: readonly FallbackFont[]): readonly FallbackFont[] => {
  if (/\p{Script=Hangul}/u.test(character)) return ['noto-sans-kr'];
  return /\p{Emoji_Presentation}/u.test(character) ? fonts.toReversed() : fonts;
};

const fileOf = (fonts: readonly FallbackFont[], character: string): string | undefined => {
  const letter = character.codePointAt(0) ?? 0;
  for (const font of inOrderFor(character, fonts)) {
    const slice = slicesOf(font).find(({ ranges }) =>
      ranges.some(([first, last]) => letter >= first && letter <= last),
    );
    if (slice !== undefined) return slice.file;
  }
  return undefined;
};

export interface FallbackCharacters {
  /** The characters for which each file of a font is needed. */
  byFile: ReadonlyMap<string, string>;
  /** The characters that no font has. */
  unprintable: string;
}

/**
 * The characters of a text that are missing in the report's own fonts. Reads nothing from the disk when there are none.
 */
export const fallbackCharacters = (text: string): FallbackCharacters => {
  const byFile = new Map<string, string>();
  let unprintable = '';
  // Shaping combines a letter and its accent. Nearly all of a report consists of letters that every font has.
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

/** Fonts with only these characters, in the report's usual weight. */
export const fallbackFonts = async ({ byFile }: FallbackCharacters): Promise<Buffer[]> =>
  Promise.all(
    [...byFile].map(async ([file, characters]) =>
      subsetFont(readFileSync(file), characters, {
        targetFormat: 'truetype',
        variationAxes: weight,
      }),
    ),
  );
