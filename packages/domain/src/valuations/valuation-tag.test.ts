import { expect, test } from 'vitest';
import { saveViewInput } from '../lists/saved-view-schemas.ts';
import { valuationTag } from './valuation-tag.ts';

test('a tag is kept in small letters, without spare spaces', () => {
  expect(valuationTag.parse('  Sector   TURÍSTICO ')).toBe('sector turístico');
});

test('letters with an accent are one tag, however they are composed', () => {
  expect(valuationTag.parse('cafe\u0301')).toBe('caf\u00e9');
  expect(valuationTag.parse('e\u0301'.repeat(30))).toBe('\u00e9'.repeat(30));
  expect(valuationTag.safeParse('\u00e9'.repeat(31)).error?.issues[0]?.code).toBe('too_big');
});

// Names that look identical would otherwise be different: a zero-width space, a direction mark, a line break.
test.each([
  ['vip\u200b', 'vip'],
  ['\u202evip', 'vip'],
  ['vip\nvip', 'vip vip'],
])('a tag and a view’s name of %j read as they are written', (text, written) => {
  const view = { id: '00000000-0000-4000-8000-000000000001', search: {}, name: text };
  expect(valuationTag.parse(text)).toBe(written);
  expect(saveViewInput.parse(view)).toMatchObject({ name: written });
});
