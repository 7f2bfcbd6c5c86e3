import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { eventually } from './page/eventually.ts';
import type { OpenProduct } from './product/open-product.ts';
import { confirmEmailAddress } from './people/confirm-email-address.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { sharedProduct } from './product/shared-product.ts';

const typingMs = testRunScope.isFull ? 300_000 : 4_000;

let product: OpenProduct;
let adviser: PreparedAdviser;
let colleague: PreparedAdviser;
let id: string;
const contexts: BrowserContext[] = [];
let one: Page;
let other: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'a.la.vez@despacho.example');
  const names = { firstName: 'Pau', lastName: 'Roca Vila', company: 'Roca Vila Assessors' };
  colleague = await prepareAdviser(product.origin, 'con.otra@despacho.example', names);
  for (const person of [adviser, colleague]) await confirmEmailAddress(product.origin, person);
  id = await prepareValuation(adviser);
  await adviser.client.valuations.share.mutate({ id, email: colleague.email, right: 'edit' });
  for (const person of [adviser, colleague])
    contexts.push(
      await person.openContext(product.browser, { viewport: { width: 1440, height: 900 } }),
    );
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  for (const page of pages) {
    await page.goto(`${product.origin}/valuation/${id}`);
    await nameIn(page).waitFor();
  }
  [one, other] = pages as [Page, Page];
});

afterAll(() => product.close());

const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Nombre de la empresa' });
const fieldIn = (page: Page, path: string) => page.locator(`input[data-field="${path}"]`);
/** The fields into which each of the two users types, in turns. */
const cells = [
  ['company.name', 'client.name'],
  ['client.contact', 'company.employees'],
] as const;
const questionIn = (page: Page) =>
  page.getByRole('dialog', { name: 'Se han guardado otros cambios' });
const saved = (page: Page) => page.locator('[data-save-state="saved"]').first().waitFor();
const documentNow = async () => (await adviser.client.valuations.get.query({ id })).document;

/** Types one text after the other while the network goes on and off; returns the last text of each field. */
const typeOn = async (page: Page, at: 0 | 1): Promise<Record<string, string>> => {
  const until = Date.now() + typingMs;
  const last: Record<string, string> = {};
  for (let round = 0; Date.now() < until; round += 1) {
    const path = cells[at][round % 2 === 0 ? 0 : 1];
    const text =
      path === 'company.employees'
        ? String(10 + round)
        : `Texto ${String(at)} de la vuelta ${String(round)}`;
    await contexts[at]?.setOffline(round % 5 === 3 + at);
    await fieldIn(page, path).fill(text);
    await page.keyboard.press('Tab');
    last[path] = text;
    await page.waitForTimeout(450);
    expect(await questionIn(page).count()).toBe(0);
  }
  await contexts[at]?.setOffline(false);
  return last;
};

it(
  'two type in different cells with a network that drops: nothing is asked and nothing is lost',
  async () => {
    const [mine, theirs] = await Promise.all([typeOn(one, 0), typeOn(other, 1)]);
    const typed = { ...mine, ...theirs };
    expect(Object.keys(typed).toSorted()).toEqual(cells.flat().toSorted());
    await Promise.all([saved(one), saved(other)]);
    await eventually(async () => {
      const { company, client } = await documentNow();
      return {
        'company.name': company.name,
        'client.name': client.name,
        'client.contact': client.contact,
        'company.employees': String(company.employees),
      };
    }).toEqual(typed);
    for (const page of [one, other]) expect(await questionIn(page).count()).toBe(0);
  },
  typingMs + 60_000,
);

it('the same cell is asked once, with both values and who typed the other', async () => {
  for (const page of [one, other]) {
    await page.reload();
    await nameIn(page).waitFor();
  }
  await editorPage.save(one, () => nameIn(one).fill('La primera, S.L.'));
  await nameIn(other).fill('La segunda, S.L.');
  const question = questionIn(other);
  await question.waitFor();
  const text = await question.innerText();
  for (const said of ['La primera, S.L.', 'La segunda, S.L.', 'Marina Ferrer Soto'])
    expect(text).toContain(said);
  await question.getByRole('button', { name: 'Conservar los míos' }).click();
  await saved(other);
  await eventually(async () => (await documentNow()).company.name).toBe('La segunda, S.L.');
  expect(await question.count()).toBe(0);
});
