import { isKnownPath, safeNextPath } from '@valia/domain/paths/paths.ts';
import type { Screen } from '@valia/domain/screens/screen.ts';
import { screens } from '@valia/domain/screens/screens.ts';
import { describe, expect, test } from 'vitest';

const entries: Record<Screen['entry'], string> = {
  public: 'everybody',
  guest: 'who is signed out; others are led to the dashboard',
  'signed-in': 'who is signed in',
  administrator: 'administrators with a second factor',
};

const row = ([path, screen]: [string, Screen]): string => {
  const { entry, menu = '', search = '', catalogs, file } = screen;
  const source = `\`apps/web/src/features/${file}.tsx\``;
  return `| ${[path, entries[entry], menu, search, catalogs.join(', '), source].join(' | ')} |`;
};

const valuation = '/valuation/0c0f8c7e-5a52-4d4c-9d3a-3f4f0b6f2f11';

describe('2. screens and routes', () => {
  test.each([
    '/',
    '/terms',
    '/login',
    '/register',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/invite',
    '/dashboard',
    '/valuations',
    '/reports',
    '/security',
    '/verify',
    valuation,
  ])('%s is a page', (path) => {
    expect(isKnownPath(path)).toBe(true);
  });

  test.each(['/ca', '/en'])(
    '%s is the public page in that language (deviation: search engines)',
    (path) => {
      expect(isKnownPath(path)).toBe(true);
    },
  );

  test('the table of screens is the one that is declared', async () => {
    const table = [
      '# Screens',
      '',
      'Written from the declarations in `packages/domain/src/screens/screens.ts` by the test of this chapter (`-u` writes it again).',
      '',
      '| path | who may enter | group of the menu | search | texts | screen |',
      '|---|---|---|---|---|---|',
      ...Object.entries(screens).map(row),
      '',
    ];
    await expect(table.join('\n')).toMatchFileSnapshot('../screens.md');
  });

  test('any other path is none', () => {
    for (const path of ['/es', '/nothing', '/dashboard/x', '/trpc', '/files/1'])
      expect(isKnownPath(path)).toBe(false);
  });

  test('?next= keeps a page of this site and nothing else', () => {
    expect(safeNextPath(valuation)).toBe(valuation);
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      '/..//evil.example',
      'https:evil.example',
      '/unknown',
    ]) {
      expect(safeNextPath(next)).toBeNull();
    }
    const origin = 'https://valia.example';
    for (const next of [
      '/dashboard?x=//evil.example',
      '/#//evil.example',
      '/terms?next=https://evil.example',
    ]) {
      expect(new URL(safeNextPath(next) ?? 'https://refused.example', origin).origin).toBe(origin);
    }
  });
});
