import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNeighbourRows } from './use-neighbour-rows.ts';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));
const shown = (ids: string[], openId: string) =>
  renderHook(({ rows, id }) => useNeighbourRows(rows, id), {
    initialProps: { rows: rowsOf(...ids), id: openId },
  });

test('stand before and after the open row', () => {
  const { result } = shown(['a', 'b', 'c'], 'b');
  expect(result.current).toEqual({ previous: { id: 'a' }, next: { id: 'c' } });
});

test('after an act that takes it out of the list, the next is what stands in its place', () => {
  const { result, rerender } = shown(['a', 'b', 'c'], 'b');
  rerender({ rows: rowsOf('a', 'c'), id: 'b' });
  expect(result.current).toEqual({ previous: { id: 'a' }, next: { id: 'c' } });
  rerender({ rows: rowsOf('a', 'c'), id: 'c' });
  rerender({ rows: rowsOf('a'), id: 'c' });
  expect(result.current).toEqual({ previous: { id: 'a' }, next: undefined });
});

test('are none for what is opened from elsewhere', () => {
  expect(shown(['a', 'b'], 'x').result.current).toEqual({ previous: undefined, next: undefined });
});
