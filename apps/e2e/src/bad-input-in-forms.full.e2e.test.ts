import { languages, type Language } from '@valia/i18n/languages.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectedRefusals } from './page/expected-refusals.ts';
import { fieldState } from './page/field-state.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';
import { watchFailures } from './page/watch-failures.ts';

const textWithNul = 'a\u0000b';
const nobodysId = '00000000-0000-4000-8000-00000000abcd';

let product: OpenProduct;
let adviser: PreparedAdviser;
let othersId: string;
let visitor: Page;
let signedIn: Page;
const failures: string[] = [];

beforeAll(async () => {
  product = await sharedProduct.open();
  const origin = product.origin;
  adviser = await prepareAdviser(origin, 'formularios@despacho.example');
  await prepareValuation(adviser);
  othersId = await prepareValuation(await prepareAdviser(origin, 'otra-persona@despacho.example'));
  visitor = await openPage(await product.browser.newContext());
  signedIn = await openPage(await adviser.openContext(product.browser));
});

afterAll(() => product.close());

const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  watchFailures(page, failures);
  return page;
};

type TryRule = (page: Page, language: Language) => Promise<void>;
type Rule = readonly [rule: string, tryRule: TryRule];

const field = (page: Page, name: string) => page.locator(`form [data-path="${name}"]`).first();
const submit = (page: Page) => page.locator('form button[type="submit"]:visible').click();

const leaveSignUpEmpty: TryRule = async (page, language) => {
  const texts = expectedRefusals[language];
  await page.goto(`${product.origin}/register`);
  await submit(page);
  const expected = [
    ['firstName', texts['form-required']],
    ['lastName', texts['form-required']],
    ['email', texts['form-email-required']],
    ['company', texts['form-company-required']],
    ['phone', texts['form-phone-required']],
    ['password', texts['form-password-too-short']],
    ['termsAccepted', texts['form-terms-not-accepted']],
  ] as const;
  for (const [name, because] of expected)
    await fieldState.expectRefused(field(page, name), because);
};

const signUpWrong: TryRule = async (page, language) => {
  const texts = expectedRefusals[language];
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
  await page.goto(`${product.origin}/register`);
  for (const [name, text] of expected) await field(page, name).fill(text);
  await submit(page);
  for (const [name, text, because] of expected) {
    await fieldState.expectRefused(field(page, name), because, text);
  }
};

const signInWrong: TryRule = async (page, language) => {
  const texts = expectedRefusals[language];
  const email = field(page, 'email');
  await page.goto(`${product.origin}/login`);
  await submit(page);
  await fieldState.expectRefused(field(page, 'password'), texts['form-field-required']);
  await email.fill('9'.repeat(400));
  await submit(page);
  await fieldState.expectRefused(
    email,
    texts['form-too-long'].replace('100', '255'),
    '9'.repeat(400),
  );
  await email.fill(`${textWithNul}@despacho.example`);
  await submit(page);
  await fieldState.expectRefused(email, texts['form-not-an-email']);
};

const nameValuationWrong: TryRule = async (page, language) => {
  const texts = expectedRefusals[language];
  await page.goto(`${product.origin}/valuations?new=true`);
  const dialog = page.getByRole('dialog');
  const company = dialog.locator('input[data-autofocus]');
  const create = () => dialog.locator('button[type="submit"]').click();
  await company.waitFor();
  await create();
  await fieldState.expectRefused(company, texts['form-company-name-missing']);
  await company.fill(textWithNul);
  await create();
  await fieldState.expectRefused(company, texts['form-not-allowed-character'], textWithNul);
  await company.fill('9'.repeat(400));
  await create();
  await fieldState.expectRefused(
    company,
    texts['form-too-long'].replace('100', '160'),
    '9'.repeat(400),
  );
};

const searchWrong: TryRule = async (page, language) => {
  const texts = expectedRefusals[language];
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
};

const openAnothers: TryRule = async (page) => {
  const seen = async (id: string) => {
    const response = await page.goto(`${product.origin}/valuation/${id}`);
    await page.locator('h1').waitFor();
    await eventually(() => page.title()).toMatch(/ · Valía$/u);
    return {
      status: response?.status(),
      title: await page.title(),
      text: (await page.locator('body').innerText()).replaceAll(id, ''),
    };
  };
  const missing = await seen(nobodysId);
  expect(await seen(othersId)).toEqual(missing);
};

const visitorRules: readonly Rule[] = [
  ['reads at every field of the empty sign-up form what is missing', leaveSignUpEmpty],
  ['reads at every field of the sign-up form what is wrong, and keeps what was typed', signUpWrong],
  ['reads at every field of the sign-in form what is wrong', signInWrong],
];

const adviserRules: readonly Rule[] = [
  ['reads in the dialog of a new valuation what is wrong with the name', nameValuationWrong],
  ['reads at the search field that a character is refused, and still sees the list', searchWrong],
  ['cannot tell another’s valuation from none', openAnothers],
];

describe.each(languages)('in %s', (language) => {
  // The script added last takes precedence.
  beforeAll(async () => {
    for (const page of [visitor, signedIn])
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  });

  it.each(visitorRules)('a visitor %s', async (_, tryRule) => {
    await tryRule(visitor, language);
  });

  it.each(adviserRules)('an adviser %s', async (_, tryRule) => {
    await tryRule(signedIn, language);
  });
});

it('no answer was a server error and no script failed', () => {
  expect(failures).toEqual([]);
});
