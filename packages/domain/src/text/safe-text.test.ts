import { describe, expect, test } from 'vitest';
import { requiredText, safeText } from './safe-text.ts';

describe('text a person wrote', () => {
  test('is trimmed and may span lines', () => {
    expect(safeText(20).parse('  uno\ndos\t ')).toBe('uno\ndos');
  });

  test.each(['a\u0000b', 'a\u001fb', 'a\u007fb', 'a\ud800b'])(
    'is refused with %j inside',
    (text) => {
      expect(safeText(20).safeParse(text).error?.issues[0]?.message).toBe('not-allowed-character');
    },
  );

  test('is refused when it is longer than its field, and kept with an emoji or an accent', () => {
    expect(safeText(3).safeParse('abcd').success).toBe(false);
    expect(safeText(20).parse('Núñez 🏭')).toBe('Núñez 🏭');
  });

  test('that is required is not blank', () => {
    expect(requiredText(10, 'phone-required').safeParse('   ').error?.issues[0]?.message).toBe(
      'phone-required',
    );
  });
});
