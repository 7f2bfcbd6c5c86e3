import { languages } from '@valia/i18n/languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoAdministrator, demoAdministrator } from './people/demo-administrator.ts';
import { expectAccessibleLooks } from './page/expect-accessible-looks.ts';
import { openProduct, type OpenProduct } from './product/open-product.ts';
import { screenAddresses } from './page/screen-addresses.ts';
import { type BuiltProduct, startBuiltProduct } from './product/start-built-product.ts';
import { watchFailures } from './page/watch-failures.ts';

let started: BuiltProduct;
let product: OpenProduct;
let administrator: DemoAdministrator;

beforeAll(async () => {
  started = await startBuiltProduct({ hasDemo: true });
  product = await openProduct(() => Promise.resolve(started));
  administrator = await demoAdministrator(started);
});

afterAll(() => product.close());

/** What an address opens besides the screens themselves. */
const openedByAddress = async (): Promise<string[]> => {
  const { admin } = administrator.client;
  const [lead] = (await admin.leads.list.query({ assigned: false })).items;
  const [double] = (await admin.leads.list.query({ duplicate: true })).items;
  const [commission] = (await admin.commissions.list.query({ status: 'earned' })).items;
  const [request] = (await admin.collaborations.list.query({ audience: 'firm' })).items;
  const [person] = (await admin.users.list.query({ verification: 'pending' })).items;
  const [organization] = (await admin.organizations.list.query({})).items;
  const [event] = (await admin.security.list.query({})).items;
  return [
    '/admin?tab=issues',
    '/admin?tab=firm',
    '/admin/sell-leads?as=board',
    `/admin/sell-leads?lead=${lead?.id ?? ''}`,
    `/admin/sell-leads?merge=${double?.id ?? ''}`,
    `/admin/commissions?commission=${commission?.id ?? ''}&act=approve`,
    '/admin/commissions?tariffs=true',
    `/admin/advisor-collaborations?request=${request?.id ?? ''}&act=reject`,
    `/admin/users?user=${person?.userId ?? ''}`,
    `/admin/organizations?organization=${organization?.organizationId ?? ''}`,
    `/admin/security?event=${event?.id ?? ''}`,
  ];
};

// A template of an invented id has nothing to show.
const screens = screenAddresses('administrator').filter((path) => !path.includes('/templates/'));

const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};

describe.sequential.each(languages)(
  'accessible in %s, and no wider than the window, are',
  (language) => {
    it.each([
      ['the screens of the back-office', () => Promise.resolve(screens)],
      ['what opens in them', openedByAddress],
    ] as const)('%s', async (_what, addresses) => {
      const failures: string[] = [];
      const context = await administrator.openContext(product.browser);
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      const page = await context.newPage();
      watchFailures(page, failures);
      const frame = new Set<string>();
      for (const path of await addresses()) {
        await page.goto(`${product.origin}${path}`);
        await settled(page);
        await expectAccessibleLooks(page, path, language, frame);
      }
      expect(failures).toEqual([]);
      await context.close();
    });
  },
);
