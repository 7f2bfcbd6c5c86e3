import { describe, expect, test } from 'vitest';
import { toFieldIssues } from '../errors/to-field-issues.ts';
import { requiredText, safeText } from './safe-text.ts';

describe('text a person wrote', () => {
  test('is trimmed and may span lines', () => {
    expect(safeText(20).parse('  uno\ndos\t ')).toBe('uno\ndos');
  });

  test.each(['a\u0000b', 'a\u0007b', 'a\u001fb', 'a\u007fb', 'a\ufffeb', 'a\uffffb', 'a\ud800b'])(
    'is refused with %j inside',
    (text) => {
      expect(safeText(20).safeParse(text).error?.issues[0]?.message).toBe('not-allowed-character');
    },
  );

  test('that is refused shows where the character stands, which nobody sees', () => {
    const { error } = safeText(100).safeParse('Anna\nPuig i Pere\u0007 Puig, 40 %\u0001');
    expect(error && toFieldIssues(error)).toEqual([
      {
        path: '',
        code: 'not-allowed-character',
        params: { near: 'Puig i Pere\ufffd Puig, 40 %\ufffd' },
      },
    ]);
  });

  test('from Word is on its lines, and without what nobody sees', () => {
    expect(safeText(100).parse('\u202aAnna\u000bPere\u202c\u200b')).toBe('Anna\nPere');
  });

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
