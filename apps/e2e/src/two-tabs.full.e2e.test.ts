import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { eventually } from './page/eventually.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;
let valuationId: string;
let company: string;
let one: Page;
let other: Page;

const companyName = (page: Page) => page.getByRole('textbox', { name: 'Nombre de la empresa' });
const contactOf = (page: Page) => page.getByRole('textbox', { name: 'Contacto' });
const saved = (page: Page) => page.locator('[data-save-state="saved"]').first().waitFor();
const conflictIn = (page: Page) =>
  page.getByRole('dialog', { name: 'Se han guardado otros cambios' });
const reading = /\/trpc\/[^?]*valuations\.get(?:[,?]|$)/u;
const documentNow = async () =>
  (await adviser.client.valuations.get.query({ id: valuationId })).document;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'pestanas@despacho.example');
  valuationId = await prepareValuation(adviser);
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
  });
  [one, other] = await Promise.all([context.newPage(), context.newPage()]);
});

afterAll(() => product.close());

const show = async (page: Page): Promise<void> => {
  await page.goto(`${product.origin}/valuation/${valuationId}`);
  await companyName(page).waitFor();
};

describe.sequential('what is saved in one tab', () => {
  it('is in the other within seconds, which nobody touches', async () => {
    for (const page of [one, other]) await show(page);
    await editorPage.save(one, () => companyName(one).fill('Llega sola, S.L.'));
    await eventually(() => companyName(other).inputValue()).toBe('Llega sola, S.L.');
    expect(await conflictIn(other).count()).toBe(0);
  });

  it('does not touch what is being typed in the other', async () => {
    await contactOf(other).fill('A medias');
    await editorPage.save(one, () => companyName(one).fill('Llega después, S.L.'));
    await eventually(() => companyName(other).inputValue()).toBe('Llega después, S.L.');
    expect(await contactOf(other).inputValue()).toBe('A medias');
    await saved(other);
    expect((await documentNow()).client.contact).toBe('A medias');
  });
});

describe.sequential('a conflict between two tabs', () => {
  it('in different fields asks nothing, and both tabs hold what both typed', async () => {
    for (const page of [one, other]) await show(page);
    await editorPage.save(one, () => companyName(one).fill('Lo de una, S.L.'));
    await editorPage.save(other, () => contactOf(other).fill('Lo de la otra'));
    await eventually(() => companyName(other).inputValue()).toBe('Lo de una, S.L.');
    expect(await conflictIn(other).count()).toBe(0);
    const { company, client } = await documentNow();
    expect([company.name, client.contact]).toEqual(['Lo de una, S.L.', 'Lo de la otra']);
  });

  it('typed in the same field, mine is kept or given up as one chooses', async () => {
    // In each round, the tab with the older version saves second.
    for (const [first, second, choice, kept] of [
      [other, one, 'Quedarme con los suyos', 'Primera, Quedarme con los suyos'],
      [one, other, 'Conservar los míos', 'Segunda, Conservar los míos'],
    ] as const) {
      // On a slow connection, the other tab does not know of the new version yet when the user types there.
      await second.route(reading, (route) => route.abort());
      const isHeldUp = second.waitForRequest(reading);
      await editorPage.save(first, () => companyName(first).fill(`Primera, ${choice}`));
      await isHeldUp;
      await second.unroute(reading);
      await companyName(second).fill(`Segunda, ${choice}`);
      await conflictIn(second).getByRole('button', { name: choice }).click();
      await saved(second);
      await eventually(() => companyName(second).inputValue()).toBe(kept);
      expect((await documentNow()).company.name).toBe(kept);
    }
  });
});

describe.sequential('one valuation open in two tabs', () => {
  it('completed in one, the other says so and keeps what was typed, which reopening saves', async () => {
    await show(other);
    company = await companyName(other).inputValue();
    await adviser.client.valuations.changeStatus.mutate({
      id: valuationId,
      version: (await adviser.client.valuations.get.query({ id: valuationId })).version,
      to: 'completed',
    });
    await contactOf(other).fill('Ni una letra menos');
    const refusal = 'Sin guardar: se completó mientras editabas';
    await other.locator('[data-save-state="refused"]').getByText(refusal).first().waitFor();
    await other.getByRole('button', { name: 'Reabrir y guardar' }).click();
    await saved(other);
    expect(await contactOf(other).inputValue()).toBe('Ni una letra menos');
    expect((await documentNow()).client.contact).toBe('Ni una letra menos');
  });
});

describe.sequential('one person in two tabs', () => {
  it('signs out of both in one, and comes back to where each was', async () => {
    await one.goto(`${product.origin}/dashboard`);
    await other.goto(`${product.origin}/valuations?status=draft`);
    await other.getByRole('heading', { level: 1 }).waitFor();
    await one.getByRole('button', { name: `${adviser.email}, cuenta` }).click();
    await one.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await one.waitForURL('**/login');
    await other.waitForURL('**/login?next=**');
    await other.getByLabel('Email').fill(adviser.email);
    await other.getByLabel('Contraseña', { exact: true }).fill(adviser.password);
    await other.getByRole('button', { name: 'Entrar' }).click();
    await other.waitForURL('**/valuations?status=draft');
    await one.reload();
    await one.waitForURL('**/dashboard');
  });

  it('leaves nothing on the screen for who signs in after them in the other tab', async () => {
    const { email, password } = await prepareAdviser(
      product.origin,
      'otra.persona@despacho.example',
    );
    await one.goto(`${product.origin}/valuations`);
    await one.getByText(company).first().waitFor();
    await other.request.post(`${product.origin}/trpc/auth.signIn`, { data: { email, password } });
    await other.goto(`${product.origin}/dashboard`);
    await one.getByText('Aún no has creado ninguna.').waitFor();
    expect(await one.getByText(company).count()).toBe(0);
  });
});
