import { expect, test } from 'vitest';
import { readListSearch } from './read-list-search.ts';

test('what the address may ask for is kept', () => {
  const asked = {
    search: 'taller',
    status: 'draft',
    type: 'own_business',
    sort: 'companyName',
    direction: 'asc',
    new: true,
  };
  expect(readListSearch(asked)).toEqual(asked);
});

test('what it may not is dropped, not refused', () => {
  expect(
    readListSearch({
      search: '',
      status: 'sold',
      type: 'toString',
      sort: 'id',
      direction: 1,
      new: 'yes',
      x: 1,
    }),
  ).toEqual({});
});

test('a tax id of digits alone is still a search', () => {
  expect(readListSearch({ search: 12_345_678 })).toEqual({ search: '12345678' });
});

test('a search is cut at what the server takes', () => {
  expect(readListSearch({ search: 'a'.repeat(400) }).search).toHaveLength(100);
});
