import { languages } from '@valia/i18n/languages.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authenticator } from './people/authenticator.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { expectFocused } from './page/expect-focused.ts';
import { goWithinApp } from './page/go-within-app.ts';
import { identityPerson } from './people/identity-person.ts';
import { identityTexts } from './people/identity-texts.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';

const { field, press } = identityPerson;

let product: OpenProduct;
let person: PreparedAdviser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  person = await prepareAdviser(product.origin, 'movil@despacho.example');
  context = await person.openContext(product.browser);
  page = await context.newPage();
});

afterAll(() => product.close());

it('on a small phone nothing lies over the field of a code that was refused', async () => {
  const texts = await identityTexts('es');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${product.origin}/security`);
  await press(page, texts.enableFactor);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.currentPassword, { exact: true }).fill(person.password);
  await press(page, texts.goOn);
  const code = dialog.getByLabel(texts.appCode);
  await code.fill('000000');
  await press(page, texts.verifyAndEnable);
  const message = page.getByText(texts.wrongCode);
  await message.waitFor();
  await code.scrollIntoViewIfNeeded();
  // The boxes of the code can also be pressed; at each of these points, the topmost element must be the input
  // itself.
  const isOnTop = await code.evaluate((input) => {
    const { left, right, top, bottom } = input.getBoundingClientRect();
    return [left + 4, (left + right) / 2, right - 4].every((x) =>
      [top + 2, bottom - 2].every((y) => document.elementFromPoint(x, y) === input),
    );
  });
  expect(isOnTop).toBe(true);
});

it('the banner sends the mail again, and its dismissal outlives a reload', async () => {
  const texts = await identityTexts('es');
  await page.setViewportSize({ width: 1280, height: 720 });
  await goWithinApp(page, '/dashboard');
  const banner = page.getByRole('region', { name: texts.bannerName });
  await banner.getByRole('button', { name: texts.resend }).click();
  await page.getByText(texts.resent).waitFor();
  await banner.getByRole('button', { name: texts.dismiss }).click();
  await expectFocused(page.locator('h1'));
  await page.reload();
  await page.getByRole('button', { name: person.email }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await banner.count()).toBe(0);
});

it.each(languages)('every view of the account is accessible in %s', async (language) => {
  const texts = await identityTexts(language);
  const newcomer = await prepareAdviser(product.origin, `${language}@despacho.example`);
  await newcomer.signIn(context);
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const check = (view: string) => expectAccessibleAppearances(page, view, language);

  await page.goto(`${product.origin}/verify-email`);
  await page.getByText(newcomer.email).waitFor();
  await check('awaited verification');

  await goWithinApp(page, '/security');
  await page.getByRole('region', { name: texts.bannerName }).waitFor();
  await check('security without a second factor, with the banner');

  await press(page, texts.enableFactor);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await check('password for the second factor');
  await dialog.getByLabel(texts.currentPassword, { exact: true }).fill(newcomer.password);
  await press(page, texts.goOn);
  await dialog.locator('svg[role="img"]').waitFor();
  await check('QR code');
  const key = await dialog.locator('code').innerText();
  await dialog.getByLabel(texts.appCode).fill(authenticator.codeOf(key));
  await press(page, texts.verifyAndEnable);
  await page.getByRole('button', { name: texts.codesKept }).waitFor();
  await check('recovery codes');
  await press(page, texts.codesKept);
  await dialog.waitFor({ state: 'detached' });
  await check('security with a second factor');

  await context.clearCookies();
  await page.goto(`${product.origin}/login`);
  await field(page, texts.email).fill(newcomer.email);
  await field(page, texts.password).fill(newcomer.password);
  await press(page, texts.signIn);
  await dialog.waitFor();
  await check('code of the second factor');
  await press(page, texts.useRecoveryCode);
  await check('recovery code');
});
