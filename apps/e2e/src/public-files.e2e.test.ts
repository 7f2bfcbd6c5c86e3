import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { activeAdvisersOn } from '@valia/domain/counter/active-advisers.ts';
import { publicPagePath, publicPages } from '@valia/domain/paths/public-page-path.ts';
import { languages } from '@valia/i18n/languages.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { openAsVisitor } from './people/open-as-visitor.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';

const mostBytes = 20_480;
const mostScriptBytes = 5_120;
const mostFontBytes = 30_720;

let product: OpenProduct;
beforeAll(async () => {
  product = await sharedProduct.open();
});
afterAll(() => product.close());

const open = (path: string, options?: BrowserContextOptions) =>
  openAsVisitor(product, path, options);

const htmlAt = async (path: string): Promise<string> =>
  (await fetch(`${product.origin}${path}`)).text();

const bytesOf = (text: string): number => brotliCompressSync(text).length;

const scriptsIn = (html: string): string =>
  [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code).join('\n');

const wait = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
  });

describe.each(languages)('the public pages in %s', (language) => {
  it.each(publicPages)('%s is small, whole without scripts and says its language', async (name) => {
    const html = await htmlAt(publicPagePath(name, language));
    expect(bytesOf(html)).toBeLessThan(mostBytes);
    expect(bytesOf(scriptsIn(html))).toBeLessThan(mostScriptBytes);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toMatch(/<h1[^>]*>.+<\/h1>/s);
    expect(html).not.toContain('[[');
  });
});

/** Serves a page up to the start of its body, and the rest after a delay in which the browser could render a frame. */
const serveHaltingly = async (html: string) => {
  const bodyAt = html.indexOf('<body>') + '<body>'.length;
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, bodyAt));
    return setTimeout(() => response.end(html.slice(bodyAt)), 500);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

/** Runs in a page from its start and records the colours of its first frame. */
const noteFirstFrame = (): void => {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  requestAnimationFrame(() => {
    const { mantineColorScheme = 'undecided' } = document.documentElement.dataset;
    Object.assign(window, { firstFrame: mantineColorScheme });
  });
};

it.each(publicPages)('%s is never drawn in colours that somebody did not choose', async (name) => {
  const html = await htmlAt(publicPagePath(name, 'es'));
  expect(html).toContain('<link rel="expect" href="#root" blocking="render">');
  expect(html.indexOf('data-mantine-color-scheme`')).toBeLessThan(html.indexOf('id="root"'));
  const served = await serveHaltingly(html);
  const context = await product.browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript(noteFirstFrame);
  const firstFrame = () => page.evaluate((): unknown => Reflect.get(window, 'firstFrame'));
  try {
    await page.goto(served.origin);
    await eventually(firstFrame).toBe('dark');
  } finally {
    await context.close();
    served.close();
  }
});

const linkedIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

const lengthAt = async (address: string): Promise<number> =>
  (await (await fetch(new URL(address, product.origin))).arrayBuffer()).byteLength;

it('the letters of the public pages are small', async () => {
  const { page, close } = await open('/');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').map(({ name }) => name);
  });
  await close();
  const lengths = await Promise.all(fonts.filter((name) => name.endsWith('.woff2')).map(lengthAt));
  expect(lengths).toHaveLength(3);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(mostFontBytes);
});

it.each(languages)('a link that is shared in %s shows an image of its own', async (language) => {
  const html = await htmlAt(publicPagePath('/', language));
  const [address = ''] = linkedIn(html, /property="og:image" content="([^"]+)"/g);
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const image = Buffer.from(await answer.arrayBuffer());
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('everybody reads the same number of advisers', async () => {
  const count = String(activeAdvisersOn(madridCalendar.date(new Date())));
  expect(await htmlAt('/')).toContain(`data-counter="true">${count}</strong>`);
});

it('the menu of a phone has entries for fingers, and is closed by Escape', async () => {
  const { page, close } = await open('/', { viewport: { width: 360, height: 740 } });
  const menu = page.locator('header details');
  await menu.locator('summary').click();
  const heights = await menu
    .locator('nav > a:visible, nav > button:visible')
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(heights.filter((height) => height < 44)).toEqual([]);
  await menu.locator('nav > a:visible').first().focus();
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('open')).toBeNull();
  expect(await menu.locator('summary').evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await close();
});

it('the menu of the navbar has its place before all of it has come', async () => {
  const { page, close } = await open('/', { viewport: { width: 360, height: 740 } });
  const [whole, begun] = await page.locator('header details').evaluate((menu) => {
    const placeOf = () => JSON.stringify(menu.getBoundingClientRect());
    const before = placeOf();
    menu.replaceChildren();
    return [before, placeOf()];
  });
  expect(begun).toBe(whole);
  await close();
});

const nameField = (page: Page) => page.locator('#request-name');

it.each([1280, 360])(
  'the app takes over a page of %d px that is written on, and nothing moves',
  async (width) => {
    const { page, failures, close } = await open('/', { viewport: { width, height: 740 } });
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    await nameField(page).scrollIntoViewIfNeeded();
    await nameField(page).evaluate((field: HTMLInputElement) => {
      field.value = 'Júlia Ros';
      field.focus({ preventScroll: true });
    });
    const before = await place();
    await eventually(() =>
      page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).length),
    ).toBeGreaterThan(0);
    expect(await place()).toEqual(before);
    expect(await nameField(page).inputValue()).toBe('Júlia Ros');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('request-name');
    expect(failures).toEqual([]);
    await close();
  },
);

it.each(['how', 'request'])('a phone that is led to #%s shows it at its top', async (place) => {
  const { page, close } = await open(`/#${place}`, { viewport: { width: 360, height: 740 } });
  const top = () =>
    page.locator(`#${place}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top));
  await eventually(top).toBeLessThan(100);
  await close();
});

it('a phone that comes back to a place far down is shown it again', async () => {
  const { page, close } = await open('/robots.txt', { viewport: { width: 360, height: 740 } });
  // Fonts are blocked: loaded in time for one page load but not for the next, they would result in different
  // page heights.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(product.origin);
  await eventually(() => page.locator('[data-arriving]').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 8_000));
  await page.reload();
  await eventually(() => page.evaluate(() => scrollY)).toBe(8_000);
  await close();
});

/** Fills in the other required fields and goes on to the registration. */
const sendRequest = async (page: Page): Promise<void> => {
  await page.locator('#request-email').fill('julia@ros.example');
  await page.locator('#request-phone').fill('600 000 000');
  await page.getByLabel('3-5').check();
  await page.getByLabel('M&A').check();
  await page.locator('#request-form [type="submit"]').click();
  await page.waitForURL('**/register');
};

it('a request goes on to the registration with its values', async () => {
  const { page, failures, close } = await open('/en');
  await nameField(page).fill('Júlia Ros');
  await page.locator('#request-form [type="submit"]').click();
  await eventually(() => page.locator('#request-email-error').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('request-email');
  await sendRequest(page);
  await page.getByText('Thank you. Create your account to complete the request.').waitFor();
  await eventually(() => page.locator('input[type="email"]').inputValue()).toBe(
    'julia@ros.example',
  );
  expect(failures).toEqual([]);
  await close();
});

it('a visit tells of each thing once, and its id goes on to the registration', async () => {
  const { page, close } = await open('/robots.txt');
  const told: { name: string; visitId: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/trpc/alerts.track')) told.push(request.postDataJSON() as never);
  });
  const names = () => told.map(({ name }) => name);
  await page.goto(`${product.origin}/?utm_source=boletin`);
  await eventually(() => Promise.resolve(names())).toEqual(['landing-viewed']);
  for (const share of [0.55, 0.9, 0.3, 0.9]) {
    await page.evaluate((to) => scrollTo(0, document.body.scrollHeight * to - innerHeight), share);
    await wait(100);
  }
  await nameField(page).focus();
  await page.reload();
  await nameField(page).focus();
  await nameField(page).fill('Júlia Ros');
  await sendRequest(page);
  expect(names().toSorted()).toEqual([
    'collaboration-form-opened',
    'collaboration-form-sent',
    'landing-scrolled-50',
    'landing-scrolled-80',
    'landing-viewed',
  ]);
  expect(new Set(told.map(({ visitId }) => visitId)).size).toBe(1);
  await close();
});

describe('without scripts', () => {
  const scriptless = { javaScriptEnabled: false };

  it('the request of advisers is a link to the registration', async () => {
    const { page, close } = await open('/', scriptless);
    expect(await page.locator('#request-form').isVisible()).toBe(false);
    expect(await page.locator('#request a[href="/register"]').isVisible()).toBe(true);
    await close();
  });

  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${product.origin}/sell-your-business`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  it('the form is taken from our own pages alone, and no longer than it can be', async () => {
    const { origin } = product;
    expect((await post({ origin: 'https://evil.example' }, 'a=b')).status).toBe(403);
    expect((await post({}, 'a=b')).status).toBe(403);
    expect((await post({ origin }, 'a'.repeat(16_385))).status).toBe(413);
    expect((await post({ origin, 'content-type': 'text/plain' }, 'a=b')).status).toBe(415);
    expect((await post({ origin }, 'a=b')).status).toBe(400);
  });
});

it('search engines are told of every page in every language', async () => {
  const sitemap = await htmlAt('/sitemap.xml');
  for (const language of languages) {
    expect(sitemap).toContain(
      `<loc>${product.origin}${publicPagePath('/privacy', language)}</loc>`,
    );
  }
  expect(await htmlAt('/robots.txt')).toContain(`Sitemap: ${product.origin}/sitemap.xml`);
  expect(await htmlAt('/ca')).toContain(`hreflang="en" href="${product.origin}/en"`);
});
