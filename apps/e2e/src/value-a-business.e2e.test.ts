import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import type { OpenProduct } from './product/open-product.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { sampleCompany } from './sample-company.ts';
import { sharedProduct } from './product/shared-product.ts';
import { signUpByMouse, type NewAdviser } from './people/sign-up-by-mouse.ts';
import { watchConsoleErrors } from './page/watch-failures.ts';

let product: OpenProduct;
let page: Page;
let adviser: NewAdviser;
const failures: string[] = [];

const options = {
  viewport: { width: 1440, height: 1000 },
  locale: 'es-ES',
  reducedMotion: testRunScope.reducedMotion,
} as const;

const openPage = async (): Promise<Page> => {
  const opened = await product.browser.newPage(options);
  watchConsoleErrors(opened, failures);
  return opened;
};

beforeAll(async () => {
  product = await sharedProduct.open();
  page = await openPage();
});

afterAll(async () => {
  await product.close();
});

// On each commit, the reports' own test prints them in Catalan and the keyboard journey in English, so only
// Spanish is tested here.
const reportLanguages = testRunScope.isFull ? ['Español', 'Català', 'English'] : ['Español'];

const equityShown = (text: string) => page.getByText(text, { exact: false }).first().waitFor();

/**
 * Opens the explanations of figures, following the first operand each time up to a figure entered by the user; returns
 * the number of steps.
 */
const followToTheSource = async (): Promise<number> => {
  const explanation = page.getByRole('dialog', { name: 'Explicación' });
  for (let depth = 1; depth <= 20; depth += 1) {
    if (await explanation.getByText('Ir al campo').isVisible()) return depth;
    await explanation.getByRole('row').getByRole('button').first().click();
  }
  throw new Error('The figure was not followed to a typed field');
};

// One story; each test continues where the previous one ended.
describe.sequential('a new adviser values a client business by mouse', () => {
  it('signs up, is led to an empty dashboard, and creates one', async () => {
    adviser = await signUpByMouse(page, product.origin, 'raton@despacho.example');
    await page.getByRole('heading', { level: 1, name: 'Panel ejecutivo' }).waitFor();
    await editorPage.createValuation(page, sampleCompany.name);
  });

  it('types ten lines of accounts and the assumptions and reads the mixed value', async () => {
    await editorPage.typeSampleCompany(page);
    await equityShown(sampleCompany.equity);
    await editorPage.waitUntilSaved(page);
  });

  it('can follow every figure of the result panel to a field somebody typed', async () => {
    const panel = page.getByRole('complementary', { name: 'Resultado' });
    const figures = panel.locator('button[aria-haspopup="dialog"]');
    const count = await figures.count();
    expect(count).toBeGreaterThanOrEqual(7);
    for (let index = 0; index < count; index += 1) {
      await figures.nth(index).click();
      expect(await followToTheSource()).toBeGreaterThan(1);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Explicación' }).waitFor({ state: 'detached' });
    }
  });

  it('types another figure and the first one again, and is told that all is saved', async () => {
    await editorPage.openStep(page, 'Puente');
    const debt = page.getByRole('textbox', { name: 'Deuda financiera', exact: true });
    const before = await debt.inputValue();
    await editorPage.save(page, async () => {
      await debt.fill('1');
      await debt.press('Tab');
    });
    await editorPage.save(page, async () => {
      await debt.fill('2640000');
      await debt.press('Tab');
    });
    expect(await debt.inputValue()).toBe(before);
  });

  it(`completes it and downloads the report in ${reportLanguages.join(', ')}`, async () => {
    await editorPage.openStep(page, 'Resultado');
    await page.getByRole('button', { name: 'Completar valoración' }).click();
    await page.getByRole('button', { name: 'Completar ahora' }).click();
    await page.getByText('Valoración completada', { exact: true }).waitFor();
    for (const language of reportLanguages) {
      await page.getByRole('button', { name: 'Generar informe' }).click();
      const dialog = page.getByRole('dialog', { name: 'Generar informe' });
      await dialog.getByText(language, { exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Generar y descargar' }).click(),
      ]);
      await dialog.waitFor({ state: 'detached' });
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      expect(download.suggestedFilename()).toMatch(/\.pdf$/u);
    }
  });

  it('signs out, signs in again and finds it', async () => {
    await page.getByRole('link', { name: 'Volver a las valoraciones' }).click();
    await page.getByRole('button', { name: `${adviser.email}, cuenta` }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.waitForURL('**/login');
    await page.getByText('Sesión cerrada').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Iniciar sesión');
    expect(await page.title()).toBe('Iniciar sesión · Valía');
    await page.getByLabel('Email').fill(adviser.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(adviser.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('¡Bienvenido de nuevo!').waitFor();
    await page.getByRole('heading', { level: 1, name: '1 valoración' }).waitFor();
    expect(await page.title()).toBe('Panel ejecutivo · Valía');
    await page.getByRole('link', { name: sampleCompany.name }).click();
    await equityShown(sampleCompany.equity);
    await page
      .getByRole('button', { name: /^Completada: cambiar el estado/u })
      .first()
      .waitFor();
  });

  it('met no error on the way', () => {
    expect(failures).toEqual([]);
  });
});
