import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { routeTree } from './route-tree.tsx';

/** What a screen at this address reads of its search. */
const searchAt = async (address: string): Promise<unknown> => {
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const read: unknown = router.state.matches.at(-1)?.search;
  // Without the keys that are undefined.
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
