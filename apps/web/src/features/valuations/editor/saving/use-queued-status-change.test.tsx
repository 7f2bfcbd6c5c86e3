import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useQueuedStatusChange } from './use-queued-status-change.ts';

const renderTurns = () => {
  const started: ValuationStatus[] = [];
  const ends: (() => void)[] = [];
  const { result } = renderHook(() =>
    useQueuedStatusChange((to) => {
      started.push(to);
      return new Promise((resolve) => ends.push(resolve));
    }),
  );
  const endNext = () => act(async () => ends.shift()?.());
  return { choose: (to: ValuationStatus) => act(async () => result.current(to)), started, endNext };
};

test('a status chosen while the one before is being set is set after it', async () => {
  const { choose, started, endNext } = renderTurns();
  await choose('in_progress');
  await choose('draft');
  expect(started).toEqual(['in_progress']);
  await endNext();
  expect(started).toEqual(['in_progress', 'draft']);
  await endNext();
  await choose('draft');
  expect(started).toEqual(['in_progress', 'draft', 'draft']);
});

test('one chosen twice at once is set once', async () => {
  const { choose, started, endNext } = renderTurns();
  await choose('completed');
  await choose('completed');
  await endNext();
  expect(started).toEqual(['completed']);
});
