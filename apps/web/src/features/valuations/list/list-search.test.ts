import { valuationList } from '@valia/domain/valuations/valuation-list.ts';
import { expect, test } from 'vitest';
import { listAddress } from '../../../components/filters/list-address.ts';

const { read: readListSearch } = listAddress(valuationList);

test('what the address may ask for is kept', () => {
  const asked = {
    search: 'taller',
    scope: 'shared',
    archived: true,
    status: 'draft',
    type: 'own_business',
    method: 'dcf',
    sector: 'ALI',
    province: '08',
    tag: 'vip',
    updated: '6m',
    from: '2026-01-31',
    to: '2026-02-28',
    min: -1,
    max: 2_500_000.5,
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
      method: 1,
      sector: 'ali',
      province: '8',
      tag: '',
      updated: '1d',
      from: '2026-13-01',
      to: 20_261_121,
      min: '1',
      max: 1e300,
      scope: 'all',
      archived: 'true',
      sort: 'id',
      direction: 1,
      new: 'yes',
      x: 1,
    }),
  ).toEqual({});
});

test('a day that its month does not have is none', () => {
  expect(readListSearch({ from: '2026-02-31', to: '2028-02-29' })).toEqual({ to: '2028-02-29' });
});

test('a tax id of digits alone is still a search', () => {
  expect(readListSearch({ search: 12_345_678 })).toEqual({ search: '12345678' });
});

test('a province of digits alone is still a province', () => {
  expect(readListSearch({ province: 17 })).toEqual({ province: '17' });
  expect(readListSearch({ province: 170 })).toEqual({});
});

test('a search is cut at what the server takes', () => {
  expect(readListSearch({ search: 'a'.repeat(400) }).search).toHaveLength(100);
});

test('a search with a character that is refused is none, also when the cut made it', () => {
  expect(readListSearch({ search: 'a\u0000b' })).toEqual({});
  expect(readListSearch({ search: `${'a'.repeat(99)}😀` })).toEqual({});
});
