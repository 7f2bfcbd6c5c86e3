import { expect, test } from 'vitest';
import { statusSegments } from './status-segments.ts';

test('one segment for each valuation while they can be told apart', () => {
  const segments = statusSegments({ completed: 7, in_progress: 4, draft: 1 });
  expect(segments).toHaveLength(12);
  expect(segments.map(({ status }) => status).indexOf('in_progress')).toBe(7);
});

test('many become one segment for each status, as wide as its share', () => {
  expect(statusSegments({ completed: 20, in_progress: 0, draft: 10 })).toEqual([
    { key: 'completed', status: 'completed', share: 20 },
    { key: 'draft', status: 'draft', share: 10 },
  ]);
});
