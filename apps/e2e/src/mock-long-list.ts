import type { Page } from 'playwright-core';

type Answer = { result: { data: unknown } };

const rowOf = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  type: 'client_business',
  method: 'mixed',
  status: ['draft', 'in_progress', 'completed'][number % 3],
  companyName: `Empresa ${number}`,
  sector: 'ALI',
  currency: 'EUR',
  equityLow: 900_000 + number,
  equityCentral: 1_000_000 + number,
  equityHigh: 1_100_000 + number,
  version: 1,
  createdAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
  province: '08',
  archived: false,
  everCompleted: false,
  tags: number % 5 === 0 ? ['vip'] : [],
  access: 'owner',
  ownerName: null,
});

const pageOf = (total: number, input: unknown): Answer => {
  const { cursor = null, limit = 50 } = Object(input) as { cursor?: string | null; limit?: number };
  const from = Number(cursor ?? 0);
  const end = Math.min(from + limit, total);
  const items = Array.from({ length: end - from }, (_, index) => rowOf(from + index));
  return { result: { data: { items, nextCursor: end < total ? String(end) : null } } };
};

/** Makes the list respond with `total` valuations that do not exist; every other call goes to the server. */
export const mockLongList = async (page: Page, total: number): Promise<void> => {
  await page.route('**/trpc/*valuations.list*', async (route) => {
    const url = new URL(route.request().url());
    const names = (url.pathname.split('/').at(-1) ?? '').split(',');
    const inputs = JSON.parse(url.searchParams.get('input') ?? '{}') as Record<string, unknown>;
    const isAlone = names.every((name) => name === 'valuations.list');
    const answers = isAlone ? [] : ((await (await route.fetch()).json()) as Answer[]);
    names.forEach((name, index) => {
      if (name === 'valuations.list') answers[index] = pageOf(total, inputs[String(index)]);
    });
    await route.fulfill({ json: answers });
  });
};
