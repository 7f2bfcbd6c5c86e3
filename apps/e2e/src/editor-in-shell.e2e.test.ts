import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectAccessible } from './page/expect-accessible.ts';
import { figuresUnderToast } from './page/figures-under-toast.ts';
import type { OpenProduct } from './product/open-product.ts';
import { type PreparedAdviser, prepareAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;
let context: BrowserContext;
let page: Page;
let id: string;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'marco@despacho.example');
  id = await prepareValuation(adviser);
  context = await adviser.openContext(product.browser, { viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
});

afterAll(() => product.close());

const openEditor = async (width: number, height = 900, step = 'projection'): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.goto(`${product.origin}/valuation/${id}?step=${step}`);
  await page.locator('[data-step-title]').waitFor();
};

const menu = () => page.getByRole('dialog', { name: 'Menú' });
const bar = () => page.getByRole('banner');
const sidebarCookie = async () =>
  (await context.cookies()).find(({ name }) => name === 'sidebar_collapsed')?.value;

/** The bottom of an element, in pixels from the top of the window. */
const endOf = async (name: string): Promise<number> => {
  const box = await page.locator(name).boundingBox();
  return box === null ? Number.NaN : Math.round(box.y + box.height);
};

describe.sequential('the editor in the shell', () => {
  it.each([1440, 1024, 768, 360, 320])('is accessible and whole at %d px', async (width) => {
    await openEditor(width);
    await expectAccessible(page, `editor, ${String(width)} px`, 'es');
    // No button of the bar is truncated or outside the window.
    const cut = await bar().evaluate((header) =>
      [...header.querySelectorAll('a, button:not([data-status])')].flatMap((one) =>
        one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth
          ? [one.textContent]
          : [],
      ),
    );
    expect(cut).toEqual([]);
  });

  it('fills the window on a wide screen, banner and all, and only its parts scroll', async () => {
    await openEditor(1440);
    await page.getByRole('region', { name: 'Verificación del email' }).waitFor();
    const extent = await page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
    expect(extent).toBe(0);
    expect(await endOf('#main')).toBe(900);
  });

  it('has the menu as a rail that Ctrl+B opens over the page, and gives the focus back', async () => {
    await openEditor(1440);
    const rail = page.getByRole('navigation', { name: 'Principal' });
    expect((await rail.boundingBox())?.width).toBeLessThanOrEqual(48);
    await rail.getByRole('link', { name: 'Términos y condiciones' }).waitFor();
    const cell = page.locator('main [role="gridcell"][tabindex="0"]').first();
    await cell.focus();
    await page.keyboard.press('Control+b');
    await menu().waitFor();
    await eventually(() =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
    ).toBe(true);
    await expectAccessible(page, 'editor, menu open', 'es');
    await page.keyboard.press('Control+b');
    await menu().waitFor({ state: 'detached' });
    await eventually(() => cell.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+b');
    await menu().waitFor();
    await page.keyboard.press('Escape');
    await menu().waitFor({ state: 'detached' });
    expect(await sidebarCookie()).toBeUndefined();
  });

  it('gives the focus back from a menu whose code came after it was asked for', async () => {
    let sendCode = (): void => undefined;
    const wanted = new Promise<void>((resolve) => {
      sendCode = resolve;
    });
    await page.route('**/sidebar-drawer-*.js', async (route) => {
      await wanted;
      await route.continue();
    });
    const asked = page.waitForRequest('**/sidebar-drawer-*.js');
    await openEditor(1440);
    await asked;
    const cell = page.locator('main [role="gridcell"][tabindex="0"]').first();
    await cell.focus();
    await page.keyboard.press('Control+b');
    expect(await menu().count()).toBe(0);
    sendCode();
    await menu().waitFor();
    await page.keyboard.press('Control+b');
    await menu().waitFor({ state: 'detached' });
    await eventually(() => cell.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.unroute('**/sidebar-drawer-*.js');
  });

  it('leads on to another screen, where the sidebar is as it was left', async () => {
    await openEditor(1440);
    await page.keyboard.press('Control+b');
    await menu().getByRole('link', { name: 'Informes' }).click();
    await page.waitForURL('**/reports');
    await page.getByRole('button', { name: /Contraer menú/ }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await page.goBack();
    await page.locator('[data-step-title]').waitFor();
    expect(await menu().count()).toBe(0);
  });

  it('has the languages and the way out in its own bar', async () => {
    await openEditor(1440);
    await bar()
      .getByRole('button', { name: /Idioma/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await bar()
      .getByRole('button', { name: /Language/ })
      .waitFor();
    await bar()
      .getByRole('button', { name: /Language/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await bar()
      .getByRole('button', { name: /, cuenta$/ })
      .click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('on a phone keeps whether it is saved in sight, and has language, account and terms in the menu', async () => {
    await openEditor(360, 640);
    await page.evaluate(() => window.scrollTo(0, 1_200));
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await page.waitForFunction(() => {
      const state = document.querySelector('[data-save-state]')?.getBoundingClientRect();
      return state !== undefined && state.top >= 0 && state.bottom <= 64;
    });
    await bar().getByRole('button', { name: 'Abrir menú' }).click();
    for (const name of [/Idioma/, /, cuenta$/])
      await menu().getByRole('button', { name }).waitFor();
    await menu().getByRole('link', { name: 'Términos y condiciones' }).waitFor();
    await expectAccessible(page, 'editor, menu of a phone', 'es');
  });
});

describe.sequential('a toast', () => {
  const region = () => page.locator('[data-toast]');
  const stateOf = () => region().getAttribute('data-toast');
  const change = async (from: string, to: string): Promise<void> => {
    await bar()
      .getByRole('button', { name: new RegExp(`^${from}: cambiar`) })
      .click();
    await page.getByRole('menuitemradio', { name: to }).click();
  };

  it('is the only one, offers its undo for ten seconds, and leaves the store 1,000,000 ms later', async () => {
    await page.clock.install();
    await openEditor(1440);
    await change('Borrador', 'En curso');
    await region().getByText('Valoración en curso').waitFor();
    await change('En curso', 'Borrador');
    await region().getByText('Valoración en borrador').waitFor();
    expect(await region().getByText('Estado actualizado correctamente').count()).toBe(1);
    await page.clock.fastForward(5_000);
    expect(await stateOf()).toBe('shown');
    await page.clock.fastForward(5_000);
    await eventually(stateOf).toBe('dismissed');
    await page.clock.fastForward(990_000);
    expect(await stateOf()).toBe('dismissed');
    await page.clock.fastForward(10_000);
    await eventually(stateOf).toBe('none');
  });

  it.each([
    [1440, 'projection'],
    [1440, 'result'],
    [1024, 'accounts'],
    [360, 'projection'],
    [360, 'result'],
  ])('lies on no figure at %d px, step %s', async (width, step) => {
    await openEditor(width, width === 360 ? 780 : 900, step);
    await change('Borrador', 'En curso');
    await region().getByText('Valoración en curso').waitFor();
    await eventually(() => figuresUnderToast(page)).toEqual([]);
    await change('En curso', 'Borrador');
    await region().getByText('Valoración en borrador').waitFor();
    await eventually(() => figuresUnderToast(page)).toEqual([]);
  });

  it('of a completion takes it back, to the version before, and its snapshot is marked', async () => {
    await openEditor(1440);
    const before = await adviser.client.valuations.get.query({ id });
    await bar().getByRole('button', { name: 'Completar valoración' }).click();
    await page.getByRole('button', { name: 'Completar ahora' }).click();
    await region().getByText('Valoración completada').waitFor();
    await region().getByRole('button', { name: 'Deshacer' }).click();
    await region().getByText('Cambio deshecho').waitFor();
    await bar().getByRole('button', { name: 'Completar valoración' }).waitFor();
    const after = await adviser.client.valuations.get.query({ id });
    expect([after.status, after.version, after.snapshot]).toEqual(['draft', before.version, null]);
    const { snapshots } = await adviser.client.valuations.snapshots.query({ id });
    expect(snapshots).toMatchObject([{ number: 1, undone: true }]);
  });
});
