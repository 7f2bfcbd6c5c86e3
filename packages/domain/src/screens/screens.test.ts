import { describe, expect, test } from 'vitest';
import { findScreen } from '../paths/paths.ts';
import { samplePath } from '../testing/sample-path.ts';
import { menuFor } from './menu-for.ts';
import type { Screen } from './screen.ts';
import { screenPaths, screens } from './screens.ts';

const declared: readonly (readonly [string, Screen])[] = Object.entries<Screen>(screens);

describe('a declared screen', () => {
  test.each(screenPaths)('%s answers at its path, and no other one does', (path) => {
    expect(findScreen(samplePath(path))).toBe(screens[path]);
  });

  test('belongs to an entry of the menu, where it names one', () => {
    const entries = menuFor({ role: 'superadmin', globalAdmin: true }).flatMap(
      ({ paths }) => paths,
    );
    const sections = declared.flatMap(([, { section }]) => section ?? []);
    expect(entries).toEqual(expect.arrayContaining(sections));
  });

  test('stands in the administration exactly where administrators alone may enter it', () => {
    for (const [path, { entry }] of declared)
      expect([path, entry === 'administrator']).toEqual([path, /^\/admin(?:\/|$)/.test(path)]);
  });

  test('has no other menu than that of the people who may enter it', () => {
    const inMenu = declared.filter(([, { menu }]) => menu !== undefined);
    for (const [path, { entry, menu }] of inMenu)
      expect([path, entry]).toEqual([
        path,
        menu === 'administration' ? 'administrator' : 'signed-in',
      ]);
  });
});

describe('the menu', () => {
  const screen = (changes: Partial<Screen>): Screen => ({
    entry: 'signed-in',
    file: 'a/a-screen',
    catalogs: [],
    ...changes,
  });
  const withAdministration = {
    '/admin/users': screen({ entry: 'administrator', menu: 'administration' }),
    '/first': screen({ menu: 'analysis' }),
    '/aside': screen({}),
    '/second': screen({ menu: 'analysis' }),
    '/admin/logs': screen({ entry: 'administrator', menu: 'administration' }),
  } as const;
  const analysis = { group: 'analysis', paths: ['/first', '/second'] };

  test('has its groups in their order, and the entries of each in theirs', () => {
    const menu = menuFor(
      { role: 'advisor', globalAdmin: false },
      {
        '/late': screen({ menu: 'analysis', menuOrder: 30 }),
        '/tools': screen({ menu: 'resources', menuOrder: 10, profileTab: 'branding' }),
        '/early': screen({ menu: 'analysis', menuOrder: 20 }),
      },
    );
    expect(menu).toEqual([
      { group: 'analysis', paths: ['/early', '/late'] },
      { group: 'resources', paths: ['/tools'] },
      { group: 'profile', paths: ['/tools'] },
    ]);
  });

  test('gives each entry of a group an order of its own', () => {
    const places = declared.flatMap(([, { menu, menuOrder }]) =>
      menu === undefined ? [] : `${menu} ${menuOrder ?? 'unordered'}`,
    );
    expect(places).toEqual([...new Set(places)]);
    expect(places.join()).not.toContain('unordered');
  });

  test('has the profile of an adviser for advisers alone', () => {
    const groups = menuFor({ role: 'user', globalAdmin: false }).map(({ group }) => group);
    expect(groups).not.toContain('profile');
  });

  test.each([
    { role: 'admin', globalAdmin: false },
    { role: 'superadmin', globalAdmin: false },
    { role: 'user', globalAdmin: true },
  ] as const)('shows $role, global $globalAdmin, the administration', (holder) => {
    expect(menuFor(holder, withAdministration)).toEqual([
      analysis,
      { group: 'administration', paths: ['/admin/users', '/admin/logs'] },
    ]);
  });

  test.each([
    null,
    { role: 'advisor', globalAdmin: false },
    { role: 'user', globalAdmin: false },
  ] as const)('shows %j no administration', (holder) => {
    expect(menuFor(holder, withAdministration)).toEqual([analysis]);
  });

  test('has no group without entries', () => {
    const administrator = { role: 'admin', globalAdmin: false } as const;
    expect(menuFor(administrator, { '/first': screen({ menu: 'analysis' }) })).toEqual([
      { group: 'analysis', paths: ['/first'] },
    ]);
  });
});
