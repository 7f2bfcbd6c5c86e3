import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { eventually } from './page/eventually.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { keyboard } from './page/keyboard.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';
import { watchConsoleErrors } from './page/watch-failures.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;
let page: Page;
const failures: string[] = [];
const widths = [1440, 1280, 1024];
const trials = '100.000';

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'escenarios@despacho.example');
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  watchConsoleErrors(page, failures);
  const id = await prepareValuation(adviser);
  await page.goto(`${product.origin}/valuation/${id}?step=result`);
});

afterAll(async () => {
  await product.close();
});

const cell = (row: string, column: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${row}`, 'u') })
    .getByRole('cell')
    .nth(column);

const simulate = async (): Promise<string> => {
  await page.getByRole('button', { name: /^Simular/u }).click();
  await page.getByText(/^En 8 de cada 10/u).waitFor();
  await page.getByRole('button', { name: /^Simular/u }).waitFor();
  return page.locator('[data-simulation-figures]').innerText();
};

const overflowOf = (of: Page) =>
  of.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const work = document.querySelector('main');
    return {
      width: innerWidth,
      down: scrollHeight - innerHeight,
      across: scrollWidth - innerWidth,
      inWork: (work?.scrollWidth ?? 0) - (work?.clientWidth ?? 0),
    };
  });

/** Scrolls the work area, or the window if the window scrolls, and returns the distance scrolled. */
const scrollToEnd = (of: Page): Promise<number> =>
  of.evaluate(async () => {
    const work = document.querySelector('main');
    const told = new Promise((done) => document.addEventListener('scrollend', done, true));
    work?.scrollTo(0, work.scrollHeight);
    scrollTo(0, document.documentElement.scrollHeight);
    await told;
    return Math.max(work?.scrollTop ?? 0, scrollY);
  });

const placeOf = (of: Page) =>
  of.evaluate(() => {
    const { top = -1, bottom = -1 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
    const work = document.querySelector('main');
    return {
      scrolled: Math.max(work?.scrollTop ?? 0, scrollY),
      titleIsSeen: top > 0 && bottom < innerHeight,
    };
  });

// One story; each test continues where the previous one ended.
describe.sequential('a mixed valuation is looked at from every side', () => {
  it('each view passes the check for accessibility', async () => {
    const frame = new Set<string>();
    for (const view of ['Escenarios', 'Simulación', 'Precio objetivo', 'Análisis']) {
      await page.getByRole('tab', { name: view }).click();
      await page.getByRole('tab', { name: view, selected: true }).waitFor();
      await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor();
      await expectAccessibleAppearances(page, view, 'es', frame);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });

  it('in forced colours: every bar of a chart is still seen', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const bars = page.locator('main [class*="_bar_"], main [class*="_end_"]');
    await eventually(() => bars.count()).toBeGreaterThan(10);
    const unseen = await bars.evaluateAll((shapes) => {
      const paper = getComputedStyle(document.body).backgroundColor;
      return shapes.filter((shape) => {
        const { backgroundColor } = getComputedStyle(shape);
        return backgroundColor === paper || backgroundColor === 'rgba(0, 0, 0, 0)';
      }).length;
    });
    expect(unseen).toBe(0);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('by keyboard alone: a scenario, a simulation, and a price read backwards', async () => {
    await keyboard.tabTo(page, page.getByRole('tab', { name: 'Análisis' }));
    await page.keyboard.press('ArrowRight');
    await keyboard.activate(page, page.getByRole('button', { name: 'Añadir escenario' }));
    await keyboard.tabTo(page, page.getByLabel('Mover una hipótesis más'));
    await page.keyboard.press('ArrowDown');
    await keyboard.activate(page, page.getByRole('button', { name: 'Mover', exact: true }));
    await keyboard.typeInto(
      page,
      page.getByRole('textbox', { name: 'Margen EBITDA, Prudente' }),
      '-2',
    );
    await page.keyboard.press('Tab');
    await cell('Frente al caso base', 1).getByText('€').waitFor();
    await keyboard.tabTo(page, page.getByRole('tab', { name: 'Escenarios' }));
    await page.keyboard.press('ArrowRight');
    await keyboard.activate(page, page.getByRole('button', { name: /^Simular/u }));
    await page.getByText(/^En 8 de cada 10/u).waitFor();
    await keyboard.tabTo(page, page.getByRole('tab', { name: 'Simulación' }));
    await page.keyboard.press('ArrowRight');
    const price = page.getByRole('textbox', { name: 'Precio de los fondos propios' });
    await keyboard.typeInto(page, price, '7.000.000');
    await keyboard.activate(page, page.getByRole('button', { name: 'Aplicar a la valoración' }));
    await page.getByText(/Hipótesis aplicada: ahora vale 7\.000\.000/u).waitFor();
    await page.getByRole('definition').getByText('7.000.000').first().waitFor();
  });

  it('a simulation run twice with one seed gives the same figures, also after it was cancelled', async () => {
    await page.getByRole('tab', { name: 'Simulación' }).click();
    await editorPage.typeField(page, 'Simulaciones, hasta 100.000', trials);
    await editorPage.typeField(page, 'Semilla', '20260105');
    const first = await simulate();
    expect(first).toContain('20260105');
    await page.getByRole('button', { name: /^Simular/u }).click();
    const cancel = page.getByRole('button', { name: 'Cancelar' });
    // The simulation may finish before it can be cancelled.
    await cancel.click({ timeout: 200 }).catch(() => undefined);
    expect(await simulate()).toBe(first);
    await editorPage.typeField(page, 'Semilla', '2');
    expect(await simulate()).not.toBe(first);
  });

  it('no step makes the page longer or the work wider than the window has room for', async () => {
    const steps = ['Cuentas', 'Proyección', 'Coste de capital', 'Múltiplos', 'Puente'];
    for (const step of steps) {
      await editorPage.openStep(page, step);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await eventually(() => overflowOf(page), `${step}, ${String(width)} px`).toEqual({
          width,
          down: 0,
          across: 0,
          inWork: 0,
        });
      }
    }
  });

  for (const [width, height] of [
    [1440, 900],
    [900, 900],
    [360, 780],
  ] as const) {
    it(`${String(width)} px wide, a step opens at its top, and going back finds the place`, async () => {
      await page.setViewportSize({ width, height });
      const { origin, pathname } = new URL(page.url());
      await page.goto(`${origin}${pathname}?step=accounts`);
      await page.getByRole('heading', { level: 1, name: 'Cuentas' }).waitFor();
      const left = await scrollToEnd(page);
      expect(left).toBeGreaterThan(50);
      await page.keyboard.press('Alt+ArrowDown');
      await page.getByRole('heading', { level: 1, name: 'Normalización' }).waitFor();
      await eventually(() => placeOf(page)).toEqual({ scrolled: 0, titleIsSeen: true });
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Cuentas' }).waitFor();
      await eventually(async () => (await placeOf(page)).scrolled).toBe(left);
    });
  }

  it('a field one is sent to is in sight, however far down', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { origin, pathname } = new URL(page.url());
    await page.goto(`${origin}${pathname}?step=projection`);
    await page.getByRole('heading', { level: 1, name: 'Proyección' }).waitFor();
    const path = await page.locator('main [data-field]').last().getAttribute('data-field');
    await page.goto(`${origin}${pathname}?field=${path ?? ''}`);
    const isInSight = (): Promise<boolean> =>
      page.evaluate((sought) => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? {};
        const isIt = document.activeElement?.closest(`[data-field="${sought ?? ''}"]`) !== null;
        const work = document.querySelector('main');
        return (
          isIt && (work?.scrollTop ?? 0) > 0 && (top ?? 0) > 56 && (bottom ?? 1e9) <= innerHeight
        );
      }, path);
    await eventually(isInSight).toBe(true);
  });

  it('no unit lies over the figure that it is of', async () => {
    const inThousands = await prepareValuation(adviser, (document) => ({
      ...document,
      unit: 1000,
    }));
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${product.origin}/valuation/${inThousands}?step=bridge`);
      const units = page.locator('main [data-position="right"]:has-text("mil €")');
      await eventually(() => units.count()).toBeGreaterThan(3);
      const covered = await units.evaluateAll((all) =>
        all.flatMap((unit) => {
          const input = unit.parentElement?.querySelector('input');
          const left = unit.firstElementChild?.getBoundingClientRect().left ?? 0;
          if (!input) return ['A unit without a field'];
          const { right } = input.getBoundingClientRect();
          const end = right - Number.parseFloat(getComputedStyle(input).paddingRight);
          return end > left ? [input.dataset['field'] ?? ''] : [];
        }),
      );
      expect(covered).toEqual([]);
    }
  });

  it('met no error on the way', () => {
    expect(failures).toEqual([]);
  });
});
