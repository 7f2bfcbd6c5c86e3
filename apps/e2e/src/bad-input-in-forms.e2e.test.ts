import { languages, type Language } from '@valia/i18n/languages.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedRefusals } from './expected-refusals.ts';
import { fieldState } from './field-state.ts';
import { openProduct, type OpenProduct } from './open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';

const textWithNul = 'a\u0000b';
const nobodysId = '00000000-0000-4000-8000-00000000abcd';

let product: OpenProduct;
let adviser: PreparedAdviser;
let othersId: string;
const failures: string[] = [];

beforeAll(async () => {
  product = await openProduct();
  const origin = product.origin;
  adviser = await prepareAdviser(origin, 'marina@despacho.example');
  await prepareValuation(adviser);
  othersId = await prepareValuation(await prepareAdviser(origin, 'otra@despacho.example'));
});

afterAll(() => product.close());

const openPage = async (context: BrowserContext, language: Language): Promise<Page> => {
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const page = await context.newPage();
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  });
  return page;
};

describe.each(languages)('a visitor in %s', (language) => {
  const texts = expectedRefusals[language];
  let page: Page;
  const field = (name: string) => page.locator(`form [data-path="${name}"]`).first();
  const submit = () => page.locator('form button[type="submit"]:visible').click();

  beforeAll(async () => {
    page = await openPage(await product.browser.newContext(), language);
  });

  afterAll(() => page.context().close());

  it('reads at every field of the empty sign-up form what is missing', async () => {
    await page.goto(`${product.origin}/register`);
    await submit();
    const expected = [
      ['firstName', texts['form-required']],
      ['lastName', texts['form-required']],
      ['email', texts['form-not-an-email']],
      ['company', texts['form-company-required']],
      ['phone', texts['form-phone-required']],
      ['password', texts['form-password-too-short']],
      ['termsAccepted', texts['form-terms-not-accepted']],
    ] as const;
    for (const [name, because] of expected) await fieldState.expectRefused(field(name), because);
  });

  it('reads at every field of the sign-up form what is wrong, and keeps what was typed', async () => {
    const expected = [
      ['firstName', textWithNul, texts['form-not-allowed-character']],
      ['lastName', 'x'.repeat(101), texts['form-too-long']],
      ['email', 'marina.despacho', texts['form-not-an-email']],
      ['company', textWithNul, texts['form-not-allowed-character']],
      ['phone', textWithNul, texts['form-not-allowed-character']],
      ['city', 'x'.repeat(101), texts['form-too-long']],
      ['taxId', textWithNul, texts['form-not-allowed-character']],
      ['password', '12345', texts['form-password-too-short']],
      ['confirmPassword', '123456', texts['form-passwords-differ']],
    ] as const;
    for (const [name, text] of expected) await field(name).fill(text);
    await submit();
    for (const [name, text, because] of expected) {
      await fieldState.expectRefused(field(name), because, text);
    }
  });

  it('reads at every field of the sign-in form what is wrong', async () => {
    await page.goto(`${product.origin}/login`);
    await submit();
    await fieldState.expectRefused(field('password'), texts['form-field-required']);
    await field('email').fill('9'.repeat(400));
    await submit();
    await fieldState.expectRefused(
      field('email'),
      texts['form-too-long'].replace('100', '255'),
      '9'.repeat(400),
    );
    await field('email').fill(`${textWithNul}@despacho.example`);
    await submit();
    await fieldState.expectRefused(field('email'), texts['form-not-an-email']);
  });
});

describe.each(languages)('an adviser in %s', (language) => {
  const texts = expectedRefusals[language];
  let page: Page;

  beforeAll(async () => {
    page = await openPage(await adviser.openContext(product.browser), language);
  });

  afterAll(() => page.context().close());

  it('reads in the dialog of a new valuation what is wrong with the name', async () => {
    await page.goto(`${product.origin}/valuations?new=true`);
    const dialog = page.getByRole('dialog');
    const company = dialog.locator('input[data-autofocus]');
    const submit = () => dialog.locator('button[type="submit"]').click();
    await company.waitFor();
    await submit();
    await fieldState.expectRefused(company, texts['form-company-name-missing']);
    await company.fill(textWithNul);
    await submit();
    await fieldState.expectRefused(company, texts['form-not-allowed-character'], textWithNul);
    await company.fill('9'.repeat(400));
    await submit();
    await fieldState.expectRefused(
      company,
      texts['form-too-long'].replace('100', '160'),
      '9'.repeat(400),
    );
  });

  it('reads at the search field that a character is refused, and still sees the list', async () => {
    await page.goto(`${product.origin}/valuations`);
    const search = page.locator('input[type="search"]');
    await search.fill(textWithNul);
    await fieldState.expectRefused(search, texts['form-not-allowed-character'], textWithNul);
    await page.getByText('Conservas Valdeorza, S.L.').first().waitFor();
    await search.fill('9'.repeat(400));
    await fieldState.expectRefused(search, texts['form-too-long'], '9'.repeat(400));
    await search.fill('Valdeorza');
    await fieldState.expectAccepted(search);
    await page.goto(`${product.origin}/valuations?search=%00${'9'.repeat(400)}`);
    await page.locator('input[type="search"]').waitFor();
  });

  it('cannot tell another’s valuation from none', async () => {
    const seen = async (id: string) => {
      const response = await page.goto(`${product.origin}/valuation/${id}`);
      await page.locator('h1').waitFor();
      return {
        status: response?.status(),
        title: await page.title(),
        text: (await page.locator('body').innerText()).replaceAll(id, ''),
      };
    };
    const missing = await seen(nobodysId);
    expect(await seen(othersId)).toEqual(missing);
    expect(missing.title).toMatch(/ · Valía$/u);
  });
});

it('no answer was a server error and no script failed', () => {
  expect(failures).toEqual([]);
});
