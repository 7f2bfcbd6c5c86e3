import type { Language } from '@valia/i18n/languages.ts';
import type { BrowserContext, Page } from 'playwright-core';
import type { IdentityTexts } from './identity-texts.ts';
import type { OpenProduct } from '../product/open-product.ts';

interface Journey {
  product: OpenProduct;
  language: Language;
  texts: IdentityTexts;
}

/** A separate browser context in the journey's language. */
const openBrowser = async ({ product, language }: Journey): Promise<BrowserContext> => {
  const context = await product.browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  return context;
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface Credentials {
  email: string;
  password: string;
}

/** Types the credentials on the sign-in page and submits them; the caller checks what follows. */
const sendCredentials = async (
  page: Page,
  { product, texts }: Journey,
  { email, password }: Credentials,
): Promise<void> => {
  if (new URL(page.url(), product.origin).pathname !== '/login')
    await page.goto(`${product.origin}/login`);
  await field(page, texts.email).fill(email);
  await field(page, texts.password).fill(password);
  await press(page, texts.signIn);
};

/** Signs out by the account menu. */
const signOut = async (page: Page, { texts }: Journey, email: string): Promise<void> => {
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: texts.signOut }).click();
  await page.getByText(texts.signedOut).waitFor();
  await page.waitForURL('**/login');
};

const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

export type { Journey, Credentials };
export const identityPerson = {
  openBrowser,
  field,
  press,
  sendCredentials,
  signOut,
  heading,
};
