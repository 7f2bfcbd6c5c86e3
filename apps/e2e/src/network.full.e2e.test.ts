import { languages } from '@valia/i18n/languages.ts';
import { dashboardTabs } from '@valia/domain/dashboard/dashboard-tabs.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson } from './people/demo-person.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { openProduct, type OpenProduct } from './product/open-product.ts';
import type { PreparedAdviser } from './people/prepared-adviser.ts';
import { startBuiltProduct } from './product/start-built-product.ts';
import { waitUntilSettled } from './page/wait-until-settled.ts';
import { watchFailures } from './page/watch-failures.ts';

const emails = {
  marta: 'marta@solerprada.example',
  jordi: 'jordi@ferrervila.example',
  rosa: 'rosa@quesosurdaneta.example',
} as const;
type Name = keyof typeof emails;

let product: OpenProduct;
let people: Record<Name, PreparedAdviser>;

beforeAll(async () => {
  const started = await startBuiltProduct({ hasDemo: true });
  product = await openProduct(() => Promise.resolve(started));
  const [marta, jordi, rosa] = await Promise.all([
    demoPerson(started, emails.marta),
    demoPerson(started, emails.jordi),
    demoPerson(started, emails.rosa),
  ]);
  people = { marta, jordi, rosa };
});
afterAll(() => product.close());

type Client = PreparedAdviser['client'];
type Status = 'pending' | 'accepted' | 'rejected';

const idOf = (found: { items: readonly { id: string }[] }): string => {
  const [first] = found.items;
  if (first === undefined) throw new Error('The demo data have none.');
  return first.id;
};
const received = async ({ referrals }: Client, status: Status): Promise<string> =>
  idOf(await referrals.listReceived.query({ status }));
const sent = async ({ referrals }: Client, status?: Status): Promise<string> =>
  idOf(await referrals.listSent.query(status === undefined ? {} : { status }));

/**
 * The URLs to open and the user who opens each. For a URL that contains an id of the demo data, the id is queried
 * first.
 */
const opened: Record<string, [Name, (client: Client) => string | Promise<string>]> = {
  ...Object.fromEntries(
    dashboardTabs.map((tab) => [
      `the dashboard: ${tab}`,
      ['marta', () => `/dashboard?tab=${tab}`] as const,
    ]),
  ),
  'the directory': ['marta', () => '/advisers'],
  'the directory, nobody found': ['marta', () => '/advisers?search=zzzzzz'],
  'own requests': ['marta', () => '/my-referrals'],
  'the form of a request': ['marta', () => '/my-referrals?new=true'],
  'an own request': ['marta', async (client) => `/my-referrals?request=${await sent(client)}`],
  'taking one back': [
    'marta',
    async (client) => `/my-referrals?request=${await sent(client, 'pending')}&act=withdraw`,
  ],
  'the statement': ['marta', () => '/my-referrals/statement'],
  'an owner’s requests': ['rosa', () => '/my-referrals'],
  'an owner’s form': ['rosa', () => '/my-referrals?new=true'],
  'what came in': ['jordi', () => '/my-received-collaborations'],
  'accepting one': [
    'jordi',
    async (client) =>
      `/my-received-collaborations?request=${await received(client, 'pending')}&act=accept`,
  ],
  'rejecting one': [
    'jordi',
    async (client) =>
      `/my-received-collaborations?request=${await received(client, 'pending')}&act=reject`,
  ],
  'a thread': ['jordi', async (client) => `/collaborations/${await received(client, 'accepted')}`],
  'the thread of one refused': [
    'jordi',
    async (client) => `/collaborations/${await sent(client, 'rejected')}`,
  ],
  'the board of leads': ['marta', () => '/my-leads'],
  'the table of leads': ['marta', () => '/my-leads?as=table'],
  'a lead': [
    'marta',
    async ({ referrals }) => `/my-leads?lead=${idOf(await referrals.leads.list.query({}))}`,
  ],
  'how one is told': ['marta', () => '/settings?tab=notifications'],
};

describe.sequential.each(languages)(
  'accessible in %s, and no wider than the window, is',
  (language) => {
    const failures: string[] = [];
    const frame = new Set<string>();
    const pages = new Map<Name, Page>();

    const pageOf = async (name: Name): Promise<Page> => {
      const open = pages.get(name);
      if (open !== undefined) return open;
      const context = await people[name].openContext(product.browser);
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      const page = await context.newPage();
      watchFailures(page, failures);
      pages.set(name, page);
      return page;
    };
    afterAll(async () => {
      for (const page of pages.values()) await page.context().close();
    });

    it.each(Object.entries(opened))('%s', async (what, [name, addressFor]) => {
      const page = await pageOf(name);
      await page.goto(`${product.origin}${await addressFor(people[name].client)}`);
      await waitUntilSettled(page);
      await expectAccessibleAppearances(page, what, language, frame);
      expect(failures).toEqual([]);
    });

    it('the bell, opened by keys', async () => {
      const page = await pageOf('marta');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${product.origin}/dashboard`);
      await waitUntilSettled(page);
      const bell = page.getByRole('button', { name: /^(?:Avisos|Notifications):/u }).first();
      await bell.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').first().waitFor();
      await expectAccessibleAppearances(page, 'the bell', language, frame);
      expect(failures).toEqual([]);
    });
  },
);
