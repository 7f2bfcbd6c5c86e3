import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { eventually } from './page/eventually.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { runExtent } from './product/run-extent.ts';
import { sharedProduct } from './product/shared-product.ts';

const typingMs = runExtent.isFull ? 300_000 : 4_000;

let product: OpenProduct;
let adviser: PreparedAdviser;
let id: string;
const contexts: BrowserContext[] = [];
let one: Page;
let other: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'a.la.vez@despacho.example');
  id = await prepareValuation(adviser);
  for (let browser = 0; browser < 2; browser += 1)
    contexts.push(
      await adviser.openContext(product.browser, { viewport: { width: 1440, height: 900 } }),
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
const contactIn = (page: Page) => page.getByRole('textbox', { name: 'Contacto' });
const questionIn = (page: Page) =>
  page.getByRole('dialog', { name: 'Se han guardado otros cambios' });
const saved = (page: Page) => page.locator('[data-save-state="saved"]').first().waitFor();
const documentNow = async () => (await adviser.client.valuations.get.query({ id })).document;

/** Types one text after the other, while the network goes and comes; answers with the last. */
const typeOn = async (page: Page, at: number): Promise<string> => {
  const field = at === 0 ? nameIn(page) : contactIn(page);
  const until = Date.now() + typingMs;
  let text = '';
  for (let round = 0; Date.now() < until; round += 1) {
    text = `Texto ${String(at)} de la vuelta ${String(round)}`;
    await contexts[at]?.setOffline(round % 5 === 3 + at);
    await field.fill(text);
    await page.waitForTimeout(450);
    expect(await questionIn(page).count()).toBe(0);
  }
  await contexts[at]?.setOffline(false);
  return text;
};

it(
  'two type in different cells with a network that drops: nothing is asked and nothing is lost',
  async () => {
    const [name, contact] = await Promise.all([typeOn(one, 0), typeOn(other, 1)]);
    await Promise.all([saved(one), saved(other)]);
    await eventually(async () => {
      const { company, client } = await documentNow();
      return [company.name, client.contact];
    }).toEqual([name, contact]);
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
