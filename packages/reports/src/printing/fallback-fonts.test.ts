import { expect, test } from 'vitest';
import { unprintableCharacters } from '@valia/domain/text/unprintable-characters.ts';
import { fallbackFonts, fallbackCharacters } from './fallback-fonts.ts';
import { fontCodePoints } from './font-code-points.ts';

test('letters of the report’s own fonts need no other', () => {
  const text = 'Peña·Güell ñ ç — “comillas” 1.234,56 € −3 % Łódź Škoda Ångström\n';
  expect(fallbackCharacters(text + text.normalize('NFD'))).toEqual({
    byFile: new Map(),
    unprintable: '',
  });
});

test.each([
  ['Chinese', '腾讯控股有限公司'],
  ['Chinese as in Taiwan', '台灣積體電路製造'],
  ['Japanese', '株式会社ガラス・ひかり'],
  ['Korean', '삼성전자 주식회사'],
  ['Korean of letters that a Chinese font claims', '한국전력공사'],
  ['Japanese, Korean and Chinese together', '株式会社トヨタ 한국 中文公司 🚗'],
  ['Greek and Cyrillic', 'Ωμεγα Москва'],
  ['emoji', '🚀🍷😀☎'],
])('%s is printed, by fonts that hold just that', async (_what, text) => {
  const letters = fallbackCharacters(text);
  expect(letters.unprintable).toBe('');
  const fonts = await fallbackFonts(letters);
  const drawn = new Set(fonts.flatMap((font) => [...fontCodePoints(font)]));
  for (const letter of [...letters.byFile.values()].join(''))
    expect(drawn).toContain(letter.codePointAt(0));
});

test('an emoji of several signs needs no glyph for what joins them', () => {
  expect(fallbackCharacters('👩\u200d💻 ❤\ufe0f').unprintable).toBe('');
});

test('what no font has is named', () => {
  expect(fallbackCharacters('S.L. ก 𓀀 aก').unprintable).toBe('ก𓀀');
});

/** The assigned letters and digits of a Unicode range, without characters whose normal form consists of two. */
const lettersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    .filter((letter) => /^[\p{L}\p{N}]$/u.test(letter) && letter.normalize('NFC') === letter)
    .join('');

test('of Latin, Greek and Cyrillic, who types is told of what no font draws, and of nothing else', () => {
  for (const [first, last] of [
    [0xc0, 0x24f],
    [0x370, 0x52f],
  ] as const) {
    const letters = lettersBetween(first, last);
    expect(unprintableCharacters(letters).join('')).toBe(fallbackCharacters(letters).unprintable);
  }
});

// Armenian to Georgian, with Hebrew, Arabic, the Indian scripts and Thai; Ethiopic. The fonts contain a few
// of their letters, but not enough to print a name.
test.each([
  [0x531, 0x10ff],
  [0x1200, 0x139f],
])('of letters from %i to %i, who types is told of all that no font draws', (first, last) => {
  const letters = lettersBetween(first, last);
  const told = new Set(unprintableCharacters(letters));
  const untold = Array.from(fallbackCharacters(letters).unprintable).filter(
    (one) => !told.has(one),
  );
  expect(untold).toEqual([]);
});
