import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { mailbox } from './people/mailbox.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser } from './people/prepared-adviser.ts';
import { screenUrls } from './page/screen-urls.ts';
import { sharedProduct } from './product/shared-product.ts';

/** The first name, last name and company of each account. */
const accounts = [
  ['<script>alert(1)</script>', '"><script>alert(2)</script>', '</title><script>alert(3)</script>'],
  ['<img src=x onerror=alert(4)>', '"><img src=x onerror=alert(5)>', '<svg onload=alert(6)>'],
  [
    '<svg><script>alert(7)</script></svg>',
    '<body onload=alert(8)>',
    '<iframe src=javascript:alert(9)>',
  ],
  [
    '<a href=javascript:alert(10)>x</a>',
    'javascript:alert(11)',
    '<math><mi xlink:href=javascript:alert(12)>',
  ],
  ["' onfocus=alert(13) autofocus='", '" onmouseover="alert(14)', '` onerror=alert(15) `'],
  [
    '<input autofocus onfocus=alert(16)>',
    '<details open ontoggle=alert(17)>',
    '<video><source onerror=alert(18)>',
  ],
  ['{{constructor.constructor("alert(19)")()}}', '${alert(20)}', '#{alert(21)}'],
  [
    '<style>@import "javascript:alert(22)"</style>',
    '<base href=javascript:alert(23)>',
    '<object data=javascript:alert(24)>',
  ],
  [
    '--><script>alert(25)</script>',
    ']]><script>alert(26)</script>',
    '</textarea><script>alert(27)</script>',
  ],
  [
    '&lt;script&gt;alert(28)&lt;/script&gt;',
    '%3Cscript%3Ealert(29)',
    '<form action=javascript:alert(30)><button>',
  ],
] as const;

const ownPages = screenUrls('signed-in');

interface Watched {
  page: Page;
  /** The effects that an injected script would have: dialogs, and violations of the page's content security policy. */
  seen: string[];
}

const watch = async (context: BrowserContext): Promise<Watched> => {
  const seen: string[] = [];
  const page = await context.newPage();
  await page.exposeFunction('reportViolation', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function')
        Reflect.apply(report, window, [`${violatedDirective} ${blockedURI}`]);
    });
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('Content Security Policy')) seen.push(text);
  });
  return { page, seen };
};

const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
};

let product: OpenProduct;
let own: Watched;
let guest: Watched;

beforeAll(async () => {
  product = await sharedProduct.open();
  const openWatched = async () => watch(await product.browser.newContext({ locale: 'es-ES' }));
  own = await openWatched();
  guest = await openWatched();
});

afterAll(() => product.close());

const seenSoFar = (): string[] => [...own.seen.splice(0), ...guest.seen.splice(0)];

// All accounts are tested in the same two browsers, because new ones for each account would take several
// times as long as the pages.
describe.sequential('S19 a name that would be a script', () => {
  it('would be seen here', async () => {
    await visit(guest.page, `${product.origin}/login`);
    await guest.page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
    );
    await eventually(() => guest.seen.length).toBeGreaterThan(0);
    await guest.page.goto('about:blank');
    seenSoFar();
  });

  it.each(accounts.map((names, index) => [index, names] as const))(
    'stays text on every page and in every mail: number %i',
    async (index, [firstName, lastName, company]) => {
      const { origin } = product;
      const email = `script-${String(index)}@despacho.example`;
      const invited = `invited-${String(index)}@despacho.example`;
      const names = { firstName, lastName, company };
      const { client, signIn } = await prepareAdviser(origin, email, names);
      await own.page.setExtraHTTPHeaders({ 'user-agent': `${firstName} Firefox/1` });
      await signIn(own.page.context());
      for (const path of ownPages) {
        await visit(own.page, `${origin}${path}`);
        await own.page.getByRole('button', { name: email }).waitFor();
        await own.page.getByRole('region', { name: 'Verificación del email' }).waitFor();
      }

      const { link } = await mailbox.linkFor(origin, { to: email, path: '/verify-email' });
      const token = new URL(link).searchParams.get('token') ?? '';
      await client.auth.verifyEmail.mutate({ token });
      await client.auth.organizations.invite.mutate({ email: invited });
      const invitation = await mailbox.linkFor(origin, { to: invited, path: '/invite' });

      await visit(guest.page, invitation.link);
      const shown = () => guest.page.locator('main').innerText();
      await eventually(shown).toContain(company);
      await visit(guest.page, `${origin}/dev/mailbox`);
      const subject = `${firstName} ${lastName} te invita a ${company} en Valía`;
      const links = await guest.page
        .getByRole('row')
        .filter({ hasText: invited })
        .getByRole('link')
        .all();
      const addresses = await Promise.all(links.map((each) => each.getAttribute('href')));
      expect(addresses).toHaveLength(2);
      for (const address of addresses) {
        await visit(guest.page, `${origin}${address ?? ''}`);
        expect(await guest.page.locator('h1').innerText()).toBe(subject);
      }

      expect(seenSoFar()).toEqual([]);
    },
  );
});
