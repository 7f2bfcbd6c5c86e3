import { describe, expect, test } from 'vitest';
import { nameText, oneLineText, optionalLineText } from './one-line-text.ts';

const faultOf = (text: string) => nameText(160).safeParse(text).error?.issues[0]?.message ?? null;

describe('a name', () => {
  test.each([
    'Núria Puig',
    'Puig & Fills, S.L.',
    'J. M. O’Neil',
    'Booking.com',
    'A/B Consulting',
    '株式会社',
    '👩‍💼 Núria',
  ])('may be %j', (text) => {
    expect(faultOf(text)).toBeNull();
  });

  // A line break would start another header in a mail, and a direction mark would make the name display
  // backwards.
  test.each(Array.from('\n\r\t\u000b\u0085\u2028\u2029'))(
    'stands on one line: %j in it parts words',
    (sign) => {
      expect(nameText(160).parse(`Núria${sign}Puig`)).toBe('Núria Puig');
    },
  );
  test.each(
    Array.from(
      '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060\ufeff',
    ),
  )('reads as it is written: without %j', (sign) => {
    expect(nameText(160).parse(`Núria${sign}Puig`)).toBe('NúriaPuig');
  });

  test.each([
    'https://evil.example',
    'HTTP://evil',
    'tu premio en www.evil.example',
    'WwW.evil.example',
    'ｗｗｗ．evil.example',
    'evil．example／entra',
    'evil.example/entra',
    'tu premio en ww\u200bw.evil.example',
  ])('holds no web address: %j', (text) => {
    expect(faultOf(text)).toBe('web-address-in-name');
  });

  test.each(['Eve\\u000d\\u000aBcc: x', 'Eve\\x0a', 'A\\B'])('holds no backslash: %j', (text) => {
    expect(faultOf(text)).toBe('not-allowed-character');
  });

  test('is required, trimmed and bounded', () => {
    expect(nameText(10, 'personal-data-required').safeParse(' ').error?.issues[0]?.message).toBe(
      'personal-data-required',
    );
    expect(nameText(10).parse(' Núria\n')).toBe('Núria');
    expect(nameText(3).safeParse('abcd').success).toBe(false);
  });
});

test('other texts of one line may hold an address, and an optional one is null when empty', () => {
  expect(oneLineText(100).parse('www.nogal.example')).toBe('www.nogal.example');
  expect(oneLineText(100).parse('a\u202eb')).toBe('ab');
  expect(optionalLineText(10).parse(' ')).toBeNull();
  expect(optionalLineText(10).parse(null)).toBeNull();
});
