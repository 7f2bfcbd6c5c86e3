import { assert, array, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../testing/any-character.ts';
import { hasForbiddenCharacter } from './forbidden-character.ts';
import { normaliseLine, normaliseText } from './normalise-text.ts';

describe('a text from another program', () => {
  test.each([
    ['\u000b', 'the line break of Word and PowerPoint'],
    ['\u000c', 'a page break'],
    ['\u0085', 'a next line'],
    ['\u2028', 'a line separator'],
    ['\u2029', 'a paragraph separator'],
    ['\r\n', 'the line end of Windows'],
    ['\r', 'the line end of old Macs'],
  ])('%j becomes a line end, or a space on one line: %s', (sign) => {
    expect(normaliseText(`Anna Puig, 60 %${sign}Pere Puig`)).toBe('Anna Puig, 60 %\nPere Puig');
    expect(normaliseLine(`Anna Puig,${sign} Pere`)).toBe('Anna Puig, Pere');
  });

  test.each(
    Array.from(
      '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060\ufeff\u00ad\ufffc\u034f\u3164\u180e',
    ),
  )('%j, which nobody sees, is gone', (sign) => {
    expect(normaliseText(`${sign}+34 600${sign} 12 34 56${sign}`)).toBe('+34 600 12 34 56');
  });

  test('letters and their accents are one', () => {
    expect(normaliseText('Nu\u0301n\u0303ez Pen\u0303a')).toBe('Núñez Peña');
  });

  test('a tab and a fixed space part words on one line, and stay in a text', () => {
    expect(normaliseLine('a\t\u00a0 b  c')).toBe('a b  c');
    expect(normaliseText('12\u00a0%\tb')).toBe('12\u00a0%\tb');
  });

  test.each([
    '👩‍💼',
    '👨‍👩‍👧‍👦',
    '🧑🏽‍🚀',
    '❤️‍🔥',
    '🏳️‍🌈',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'क्\u200dष',
    'മലയാള\u0d4d\u200d'.concat('അ'),
    '葛\u{e0100}飾区',
    '❤︎',
  ])('joiners and selectors that say something stay: %j', (text) => {
    expect(normaliseText(text)).toBe(text.normalize('NFC'));
  });

  test.each(['Nú\u200dria', 'Nú\u200cria', '\u200dNúria\u200c', 'Núria\u{e0041}\u{e007f}'])(
    'those that say nothing go: %j',
    (text) => {
      expect(normaliseText(text)).toBe('Núria');
    },
  );

  test('read twice it is as read once, and holds what was refused', () => {
    assert(
      property(array(anyCharacter, { maxLength: 12 }), (characters) => {
        const text = characters.join('');
        const written = normaliseText(text);
        expect(normaliseText(written)).toBe(written);
        expect(normaliseLine(normaliseLine(text))).toBe(normaliseLine(text));
        expect(/[\u202a-\u202e\u2066-\u2069\u200b\u000b\u2028]/u.test(written)).toBe(false);
        const refused = text.replaceAll(/[\u000b\u000c]/g, '');
        expect(hasForbiddenCharacter(written)).toBe(hasForbiddenCharacter(refused));
      }),
      { numRuns: 2_000 },
    );
  });
});
