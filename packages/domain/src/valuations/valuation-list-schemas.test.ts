import { expect, test } from 'vitest';
import { toFieldIssues } from '../errors/to-field-issues.ts';
import { saveViewInput } from '../lists/saved-view-schemas.ts';
import {
  applyToValuationsInput,
  type BulkAction,
  maxStatusChangesPerCall,
  maxValuationsPerCall,
} from './valuation-list-schemas.ts';

const view = (search: Record<string, string>) =>
  saveViewInput.safeParse({
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Vista',
    search,
  });

test.each(['a\u0000b', 'a\ud800', 'a'.repeat(31)])(
  'a view does not keep the key %j, and says which it is',
  (key) => {
    const { error } = view({ [key]: 'x' });
    expect(error && toFieldIssues(error)).toMatchObject([{ path: `search.${key}` }]);
  },
);

test('a view keeps the keys of the list’s address', () => {
  expect(view({ status: 'draft', updated: '7d' }).success).toBe(true);
});

const bulk = (action: BulkAction, count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    version: 1,
  }));
  const { error } = applyToValuationsInput.safeParse({ action, items });
  return error === undefined ? [] : toFieldIssues(error);
};
const tooMany = (maximum: number) => [{ path: 'items', code: 'too-many', params: { maximum } }];

test('a status is changed of so many in one call, and of no more', () => {
  const action = { kind: 'change-status', to: 'completed' } as const;
  expect(bulk(action, maxStatusChangesPerCall)).toEqual([]);
  expect(bulk(action, maxStatusChangesPerCall + 1)).toEqual(tooMany(maxStatusChangesPerCall));
  expect(bulk(action, maxValuationsPerCall + 1)).toEqual(tooMany(maxValuationsPerCall));
});

test('anything else is done to more of them', () => {
  expect(bulk({ kind: 'archive' }, maxValuationsPerCall)).toEqual([]);
  expect(bulk({ kind: 'archive' }, maxValuationsPerCall + 1)).toEqual(
    tooMany(maxValuationsPerCall),
  );
});
