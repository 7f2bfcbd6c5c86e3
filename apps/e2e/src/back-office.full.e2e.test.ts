import { languages } from '@valia/i18n/languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoAdministrator } from './people/demo-administrator.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { openAdministeredProduct } from './people/open-administered-product.ts';
import type { OpenProduct } from './product/open-product.ts';
import { screenUrls } from './page/screen-urls.ts';
import { waitUntilSettled } from './page/wait-until-settled.ts';
import { watchFailures } from './page/watch-failures.ts';

let product: OpenProduct;
let administrator: DemoAdministrator;

beforeAll(async () => {
  ({ product, administrator } = await openAdministeredProduct());
});

afterAll(() => product.close());

type Client = DemoAdministrator['client']['admin'];

const idOf = (found: { items: readonly { id: string }[] }): string => found.items[0]?.id ?? '';

/** URLs that open something within a screen. */
const opened: Record<string, (admin: Client) => string | Promise<string>> = {
  reports: () => '/admin?tab=issues',
  'the firm': () => '/admin?tab=firm',
  'a template': async ({ templates }) => `/admin/templates/${idOf(await templates.list.query({}))}`,
  'the board of leads': () => '/admin/sell-leads?as=board',
  'a lead': async ({ leads }) =>
    `/admin/sell-leads?lead=${idOf(await leads.list.query({ assigned: false }))}`,
  'two leads to merge': async ({ leads }) =>
    `/admin/sell-leads?merge=${idOf(await leads.list.query({ duplicate: true }))}`,
  'a commission': async ({ commissions }) =>
    `/admin/commissions?commission=${idOf(await commissions.list.query({ status: 'earned' }))}&act=approve`,
  tariffs: () => '/admin/commissions?tariffs=true',
  'a request': async ({ collaborations }) =>
    `/admin/advisor-collaborations?request=${idOf(await collaborations.list.query({ audience: 'firm' }))}&act=reject`,
  'a person': async ({ users }) => {
    const [person] = (await users.list.query({ verification: 'pending' })).items;
    return `/admin/users?user=${person?.userId ?? ''}`;
  },
  'an organization': async ({ organizations }) => {
    const [organization] = (await organizations.list.query({})).items;
    return `/admin/organizations?organization=${organization?.organizationId ?? ''}`;
  },
  'an alert': async ({ security }) =>
    `/admin/security?event=${idOf(await security.list.query({}))}`,
};

// The URL of a template has an invented id, so there is nothing to show.
const screens = screenUrls('administrator').filter((path) => !path.includes('/templates/'));

describe.sequential.each(languages)(
  'accessible in %s, and no wider than the window, is',
  (language) => {
    const failures: string[] = [];
    const frame = new Set<string>();
    let page: Page;

    beforeAll(async () => {
      const context = await administrator.openContext(product.browser);
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      page = await context.newPage();
      watchFailures(page, failures);
    });
    afterAll(() => page.context().close());

    const look = async (path: string): Promise<void> => {
      await page.goto(`${product.origin}${path}`);
      await waitUntilSettled(page);
      await expectAccessibleAppearances(page, path, language, frame);
      expect(failures).toEqual([]);
    };

    it.each(screens)('%s', look);
    it.each(Object.keys(opened))('%s', async (name) => {
      const address = await opened[name]?.(administrator.client.admin);
      await look(address ?? '');
    });
  },
);
