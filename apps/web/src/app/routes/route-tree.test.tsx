import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { Screen } from '@valia/domain/screens/screen.ts';
import { screenPaths, screens } from '@valia/domain/screens/screens.ts';
import { samplePath } from '@valia/domain/testing/sample-path.ts';
import { expect, test } from 'vitest';
import { routeTree } from './route-tree.tsx';
import { screenComponentName } from './screen-routes.ts';

/** The search parameters that the screen at this URL parses. */
const searchAt = async (address: string): Promise<unknown> => {
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const read: unknown = router.state.matches.at(-1)?.search;
  // Removes keys whose value is undefined.
  return JSON.parse(JSON.stringify(read));
};

test.each([
  '/valuations?status=zzz',
  '/valuations?type=q',
  '/valuations?sort=foo&direction=up',
  '/valuations?search=%00',
  '/valuations?search=[1]',
  '/valuations?new=1',
  '/login?next=7',
  '/invite?token=7',
  '/valuation/0c0f8c7e-5a52-4d4c-9d3a-3f4f0b6f2f11?field={"a":1}',
])('%s asks for nothing that is known', async (address) => {
  expect(await searchAt(address)).toEqual({});
});

test('what is known reaches the screen', async () => {
  expect(
    await searchAt('/valuations?status=draft&type=own_business&search=taller&new=true'),
  ).toEqual({ status: 'draft', type: 'own_business', search: 'taller', new: true });
  expect(await searchAt('/login?next=%2Fdashboard')).toEqual({ next: '/dashboard' });
});

const guards: Record<Screen['entry'] | 'adviser', string[]> = {
  public: [],
  guest: ['/guest'],
  'signed-in': ['/authenticated', '/authenticated/shell'],
  adviser: ['/authenticated', '/authenticated/shell', '/authenticated/shell/adviser'],
  administrator: ['/authenticated', '/authenticated/shell', '/authenticated/shell/administrator'],
};

test.each(screenPaths)('%s is reached through the guards of those who may enter', (path) => {
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const [, ...matches] = router.matchRoutes(samplePath(path));
  const screen: Screen = screens[path];
  const who = screen.isForAdvisers === true ? 'adviser' : screen.entry;
  expect(matches.at(-1)).toMatchObject({ fullPath: path, staticData: { screen } });
  expect(matches.slice(0, -1).map(({ routeId }) => routeId)).toEqual(guards[who]);
});

test('every file of a screen is declared, and exports the component of its name', () => {
  const sources = import.meta.glob<string>(
    ['../../features/**/*-screen.tsx', '!../../features/valuations/editor/**'],
    { query: '?raw', import: 'default', eager: true },
  );
  const declared = Object.values(screens).map(({ file }) => `../../features/${file}.tsx`);
  expect(Object.keys(sources).toSorted()).toEqual([...new Set(declared)].toSorted());
  for (const [path, source] of Object.entries(sources)) {
    const name = screenComponentName(path.replace('.tsx', ''));
    expect([path, source]).toEqual([path, expect.stringContaining(`export const ${name} = `)]);
  }
});
