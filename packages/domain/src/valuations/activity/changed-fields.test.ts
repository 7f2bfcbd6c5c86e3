import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('changedFields', () => {
  it('names the leaves that differ and nothing else', () => {
    const before = { a: 1, b: { c: null, d: 'x' }, years: [{ revenue: 1 }, { revenue: 2 }] };
    const after = { a: 1, b: { c: 0, d: 'x' }, years: [{ revenue: 1 }, { revenue: 3 }] };
    expect(changedFields(before, after)).toEqual(['b.c', 'years.1.revenue']);
  });

  it('names a list that grew as a whole', () => {
    expect(changedFields({ years: [1] }, { years: [1, 2] })).toEqual(['years']);
  });

  it('names members that came or went', () => {
    expect(changedFields({ sources: { a: 1 } }, { sources: { b: 1 } })).toEqual([
      'sources.a',
      'sources.b',
    ]);
  });

  it('finds nothing between equal documents', () => {
    expect(changedFields({ a: [{ b: null }] }, { a: [{ b: null }] })).toEqual([]);
  });

  it('names the branch whose kind changed', () => {
    const constant = { path: { kind: 'constant', value: 1 } };
    expect(changedFields(constant, { path: { kind: 'per-year', values: [1] } })).toEqual([
      'path.kind',
      'path.value',
      'path.values',
    ]);
  });
});
