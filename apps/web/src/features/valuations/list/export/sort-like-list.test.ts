import { expect, test } from 'vitest';
import { sortLikeList } from './sort-like-list.ts';

const row = (id: string, companyName: string, equityCentral: number | null, day: number) => ({
  id,
  companyName,
  equityCentral,
  updatedAt: `2026-11-0${String(day)}T10:00:00.000Z`,
});
const rows = [
  row('a', 'Ábaco', 2, 1),
  row('b', 'zinc', null, 3),
  row('c', 'Borja', 3, 2),
  row('d', 'borja', 2, 2),
];
const idsBy = (
  ...[sort, direction]: [Parameters<typeof sortLikeList>[1]['sort'], 'asc' | 'desc']
) =>
  sortLikeList(rows, { sort, direction })
    .map(({ id }) => id)
    .join('');

test('rows of several calls stand as the list has them: nameless signs aside, no value last, ids among equals', () => {
  expect(idsBy('companyName', 'asc')).toBe('acdb');
  expect(idsBy('companyName', 'desc')).toBe('bdca');
  expect(idsBy('equityCentral', 'desc')).toBe('cdab');
  expect(idsBy('equityCentral', 'asc')).toBe('badc');
  expect(idsBy('updatedAt', 'desc')).toBe('bdca');
});
