import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useRowSelection } from './use-row-selection.ts';

afterEach(cleanup);

interface Row {
  id: string;
  version: number;
  updatedAt: string;
}
const listItem = (number: number, more: Partial<Row> = {}): Row => ({
  id: `row ${number}`,
  version: 1,
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...more,
});
const useSelection = useRowSelection<Row>;
const rows = (...numbers: number[]) => numbers.map((number) => listItem(number));
type Loaded = Parameters<typeof useSelection>[0];

/** The first page of a list with more pages, not sorted by date. */
const loaded = (items: ReturnType<typeof rows>) => ({
  items,
  listKey: 'all',
  pages: 1,
  isWhole: false,
  order: null,
});

/** Selects all loaded rows and one that is not loaded, then loads `then`; returns the remaining selection. */
const selectedAfter = (first: Loaded, then: Loaded): string[] => {
  const { result, rerender } = renderHook(useSelection, { initialProps: first });
  act(() => result.current.replace([...first.items, listItem(900)]));
  rerender(then);
  return result.current.items.map(({ id }) => id);
};
const ids = (...numbers: number[]) => rows(...numbers).map(({ id }) => id);

test('rows that left the list are no longer selected; those not loaded yet still are', () => {
  const first = { items: rows(0, 1, 2), listKey: 'all', pages: 1, isWhole: true, order: null };
  const then = { ...first, items: rows(2, 0) };
  expect(selectedAfter(first, then)).toEqual(ids(0, 2, 900));
});

test('a long list that begins anew leaves them selected', () => {
  const first = { items: rows(0, 1, 2), listKey: 'all', pages: 2, isWhole: true, order: null };
  const then = { ...first, items: rows(0), pages: 1, isWhole: false, order: null };
  expect(selectedAfter(first, then)).toEqual(ids(0, 1, 2, 900));
});

test('a row that a new one pushes past those loaded stays selected; one missing among them does not', () => {
  const first = loaded(rows(0, 1, 2, 3));
  expect(selectedAfter(first, { ...first, items: rows(9, 0, 1, 2) })).toEqual(ids(0, 1, 2, 3, 900));
  expect(selectedAfter(first, { ...first, items: rows(9, 0, 2) })).toEqual(ids(0, 2, 3, 900));
});

test('the last of those loaded does not stay selected when it leaves and none comes', () => {
  const first = loaded(rows(0, 1, 2));
  expect(selectedAfter(first, { ...first, items: rows(0, 1) })).toEqual(ids(0, 1, 900));
});

test('nor when the next of the list comes up in its place', () => {
  const first = loaded(rows(0, 1, 2));
  expect(selectedAfter(first, { ...first, items: rows(0, 1, 3) })).toEqual(ids(0, 1, 900));
  expect(selectedAfter(first, { ...first, items: rows(9, 0, 3) })).toEqual(ids(0, 900));
  expect(selectedAfter(first, { ...first, items: rows(3, 4, 5) })).toEqual(ids(900));
});

test('once a list is loaded to its end, whatever is missing is gone', () => {
  const first = loaded(rows(0, 1, 2, 3));
  expect(selectedAfter(first, { ...first, items: rows(9, 0), isWhole: true })).toEqual(ids(0, 900));
  expect(selectedAfter(first, { ...first, items: [], isWhole: true })).toEqual(ids(900));
});

describe('a list by the last change', () => {
  const at = (number: number, minute: number) =>
    listItem(number, { updatedAt: `2026-11-21T10:0${minute}:00.000Z` });
  const first: Loaded = {
    items: [at(0, 3), at(1, 2), at(2, 1)],
    listKey: 'all',
    pages: 1,
    isWhole: false,
    order: { keyOf: ({ updatedAt }) => updatedAt, direction: 'desc' },
  };

  test('keeps those that all moved past the ones loaded, because others changed after them', () => {
    const changed = { ...first, items: [at(0, 5), at(1, 5), at(2, 5)] };
    const { result, rerender } = renderHook(useSelection, { initialProps: first });
    act(() => result.current.replace(first.items));
    rerender(changed);
    rerender({ ...first, items: [at(7, 6), at(8, 6), at(9, 6)] });
    expect(result.current.items).toEqual(changed.items);
  });

  test('drops what would stand among those loaded', () => {
    expect(selectedAfter(first, { ...first, items: [at(7, 6), at(0, 3), at(2, 1)] })).toEqual(
      ids(0, 2, 900),
    );
  });
});

test('what is not loaded is known in the version that a change answered', () => {
  const first = loaded(rows(0));
  const { result } = renderHook(useSelection, { initialProps: first });
  act(() => result.current.replace([listItem(0), listItem(900), listItem(901)]));
  const changed = listItem(900, { version: 2 });
  act(() =>
    result.current.update(
      new Map([
        [changed.id, changed],
        [listItem(901).id, null],
        [listItem(902).id, listItem(902)],
      ]),
    ),
  );
  expect(result.current.items).toEqual([listItem(0), changed]);
});
