import { describe, expect, test } from 'vitest';
import type { FieldChange } from './changed-values.ts';
import { capChanges } from './cap-changes.ts';

const leaves = (count: number, text: string): FieldChange[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `comparables.${at}.note`,
    path: `comparables.${at}.note`,
    before: text,
    after: text,
  }));

describe('what the history keeps of a change', () => {
  test('are its first fifty fields', () => {
    expect(capChanges(leaves(80, 'a'))).toEqual(leaves(50, 'a'));
  });

  test('and no more than eight kilobytes of them', () => {
    const kept = capChanges(leaves(50, 'x'.repeat(200)));
    expect(kept.length).toBeGreaterThan(10);
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(8_192 + kept.length + 1);
  });

  test('are none of a change of none', () => {
    expect(capChanges([])).toEqual([]);
  });
});
