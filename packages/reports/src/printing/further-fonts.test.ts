import { expect, test } from 'vitest';
import { furtherFonts, furtherLetters } from './further-fonts.ts';
import { lettersOfFont } from './letters-of-font.ts';

test('letters of the report’s own fonts need no other', () => {
  const text = 'Peña·Güell ñ ç — “comillas” 1.234,56 € −3 % Łódź Škoda Ångström\n';
  expect(furtherLetters(text + text.normalize('NFD'))).toEqual({
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
  const letters = furtherLetters(text);
  expect(letters.unprintable).toBe('');
  const fonts = await furtherFonts(letters);
  const drawn = new Set(fonts.flatMap((font) => [...lettersOfFont(font)]));
  for (const letter of [...letters.byFile.values()].join(''))
    expect(drawn).toContain(letter.codePointAt(0));
});

test('an emoji of several signs needs no glyph for what joins them', () => {
  expect(furtherLetters('👩\u200d💻 ❤\ufe0f').unprintable).toBe('');
});

test('what no font has is named', () => {
  expect(furtherLetters('S.L. ก 𓀀 aก').unprintable).toBe('ก𓀀');
});
