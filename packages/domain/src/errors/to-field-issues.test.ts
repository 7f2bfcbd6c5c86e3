import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toFieldIssues } from './to-field-issues.ts';

const schema = z.strictObject({
  name: z.string().min(2).max(4),
  amount: z.number().min(0).max(9),
  years: z.int(),
  kind: z.enum(['a', 'b']),
  rows: z.array(z.strictObject({ label: z.string() })).max(2),
});

const good = { name: 'abc', amount: 1, years: 1, kind: 'a', rows: [] };

const issuesOf = (change: Record<string, unknown>) => {
  const parsed = schema.safeParse({ ...good, ...change });
  return parsed.success ? [] : toFieldIssues(parsed.error);
};

describe('a field issue', () => {
  test.each([
    [{ name: undefined }, 'name', 'required', {}],
    [{ amount: null }, 'amount', 'required', {}],
    [{ amount: '12' }, 'amount', 'not-a-number', {}],
    [{ amount: Number.NaN }, 'amount', 'not-a-number', {}],
    [{ years: 1.5 }, 'years', 'not-a-number', {}],
    [{ amount: -1 }, 'amount', 'too-small', { minimum: 0 }],
    [{ amount: 10 }, 'amount', 'too-large', { maximum: 9 }],
    [{ name: 'a' }, 'name', 'too-short', { minimum: 2 }],
    [{ name: 'abcde' }, 'name', 'too-long', { maximum: 4 }],
    [{ name: 7 }, 'name', 'not-valid', {}],
    [{ kind: 'c' }, 'kind', 'not-in-list', {}],
    [{ rows: [1, 2, 3].map(() => ({ label: 'x' })) }, 'rows', 'too-many', { maximum: 2 }],
    [{ rows: [{ label: 'x' }, {}] }, 'rows.1.label', 'required', {}],
    [{ role: 'superadmin' }, 'role', 'unknown-field', {}],
  ])('of %j is at %s: %s', (change, path, code, params) => {
    expect(issuesOf(change)).toEqual([{ path, code, params }]);
  });

  test('is one of as many as are asked for, with as much of its path as is legible', () => {
    const keys = Array.from({ length: 5_000 }, (_, index) => `key${index}`);
    const many = schema.safeParse(Object.fromEntries(keys.map((key) => [key, 1])));
    if (many.success) throw new Error('the example should be refused');
    expect(toFieldIssues(many.error)).toHaveLength(5_005);
    expect(toFieldIssues(many.error, 20)).toEqual(toFieldIssues(many.error).slice(0, 20));
    expect(issuesOf({ ['k'.repeat(50_000)]: 1 })).toEqual([
      { path: 'k'.repeat(200), code: 'unknown-field', params: {} },
    ]);
  });

  test('of a field is its first one only', () => {
    const twice = z.object({ text: z.string().min(5).regex(/^b/) }).safeParse({ text: 'a' });
    expect(twice.success ? [] : toFieldIssues(twice.error)).toHaveLength(1);
  });
});
