import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maliciousReturnUrls } from '../testing/malicious-return-urls.ts';
import { isKnownPath, safeNextPath, safePreviousPath } from './paths.ts';

const id = '0c0f8c7e-5a52-4d4c-9d3a-3f4f0b6f2f11';

describe('a known path', () => {
  test.each([
    '/',
    '/ca',
    '/en',
    '/terms',
    '/login',
    '/register',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/invite',
    '/security',
    '/dashboard',
    '/valuations',
    `/valuation/${id}`,
    '/reports',
    '/verify',
    '/verify/7K2M-0000-0000-0000-0000',
  ])('%s answers', (path) => {
    expect(isKnownPath(path)).toBe(true);
    expect(path === '/' || isKnownPath(`${path}/`)).toBe(true);
  });

  test.each([
    '',
    '/es',
    '/dashboards',
    '/valuation',
    '/valuation/1',
    `/valuation/${id}/x`,
    '/verify/a/b',
    '/admin/x',
    'dashboard',
    '//',
  ])('%j does not', (path) => {
    expect(isKnownPath(path)).toBe(false);
  });
});

describe('S14 the place to return to', () => {
  test.each([
    '/dashboard',
    '/valuations?status=draft#top',
    `/valuation/${id}`,
    '/invite?token=a',
    '/terms',
    '/',
  ])('%s is kept', (next) => {
    expect(safeNextPath(next)).toBe(next);
  });

  test.each(maliciousReturnUrls)('%j counts as absent', (next) => {
    expect(safeNextPath(next)).toBeNull();
  });

  test.each([
    undefined,
    null,
    7,
    ['/dashboard'],
    '',
    `/dashboard?${'x'.repeat(3000)}`,
    '/login',
    '/register',
    '/nowhere',
  ])('%j counts as absent too', (next) => {
    expect(safeNextPath(next)).toBeNull();
  });

  test('is a path of this site alone, whatever is put around a known one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/dashboard', '/', '/valuations', ''),
        fc.string(),
        fc.string(),
        (path, before, after) => {
          const next = safeNextPath(`${before}${path}${after}`);
          expect(next === null || isKnownPath(next.split(/[?#]/)[0] ?? '')).toBe(true);
        },
      ),
    );
  });
});

describe('the page one was on before signing in', () => {
  test.each(['/valuations?status=draft', `/valuation/${id}`, '/terms'])(
    '%s is returned to',
    (path) => {
      expect(safePreviousPath(path)).toBe(path);
    },
  );

  test.each([
    '/',
    '/ca',
    '/en?x=1',
    '/verify-email?token=a',
    '/forgot-password',
    '/reset-password?token=a',
    '/invite?token=a',
    '/login',
    '/register',
    '/nowhere',
    '//evil.example',
  ])('%s is not: a way in, or no page', (path) => {
    expect(safePreviousPath(path)).toBeNull();
  });
});
