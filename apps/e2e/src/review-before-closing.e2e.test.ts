import { msg } from '@lingui/core/macro';
import { productSource } from '@valia/domain/valuations/product-sources.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { expectFocused } from './page/expect-focused.ts';
import { journeyPerson } from './people/journey-person.ts';
import { keyboard } from './page/keyboard.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'cierre@despacho.example');
});

afterAll(() => product.close());

const bond = 'costOfCapital.buildUp.riskFreeRate';
const growth = 'terminal.terminalGrowth';

const openValuation = (): Promise<string> =>
  prepareValuation(adviser, (document) => ({
    ...document,
    sources: {
      ...document.sources,
      [bond]: productSource('assumption-german-bond'),
      [growth]: productSource('assumption-inflation-target'),
    },
  }));

describe.each(testRunScope.journeyLanguages('ca'))(
  'what stays open before closing, in %s',
  (language) => {
    it('is gone through by keyboard, each point leading to its place, and completed', async () => {
      const id = await openValuation();
      const run = { language, width: 1440, way: 'keyboard' } as const;
      const person = await journeyPerson.open(product, adviser, run);
      const { page, t } = person;
      await page.goto(`${product.origin}/valuation/${id}?step=result`);
      const opener = page.getByRole('button', { name: t(msg`Completar valoración`), exact: true });
      const dialog = page.getByRole('dialog', { name: t(msg`Antes de completar`) });
      const open = async (): Promise<void> => {
        await keyboard.activate(page, opener);
        await dialog.waitFor();
      };

      await open();
      await dialog.getByText(t(msg`Sin escribir.`)).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expectFocused(opener);

      // Opening the dialog and pressing Enter twice quickly completes nothing, because no button has the focus.
      await open();
      await page.keyboard.press('Enter');
      expect(await dialog.isVisible()).toBe(true);
      const items = dialog.getByRole('listitem');
      const bondItem = items.filter({ hasText: t(msg`Hipótesis: bono alemán a 10 años`) });
      await keyboard.activate(page, bondItem.getByRole('button').first());
      await dialog.waitFor({ state: 'hidden' });
      await expectFocused(page.locator(`input[data-field="${bond}"]`));

      await open();
      await keyboard.activate(page, items.last().getByRole('button'));
      await expectFocused(page.locator('textarea[data-field="conclusion"]'));
      await page.keyboard.type('Defendemos el valor central.');

      await open();
      await expectAccessibleAppearances(page, `closing, ${language}`, language);
      await page.setViewportSize({ width: 1440, height: 1000 });
      await dialog.getByText(t(msg`Escrita.`)).waitFor();
      await keyboard.activate(page, bondItem.getByRole('button').last());
      await dialog.getByText(t(msg`Hipótesis: bono alemán a 10 años`)).waitFor({ state: 'hidden' });
      await keyboard.activate(page, dialog.getByRole('button', { name: t(msg`Completar ahora`) }));
      await page.getByRole('button', { name: t(msg`Generar informe`), exact: true }).waitFor();
      const { status, document } = await adviser.client.valuations.get.query({ id });
      // A confirmed source remains the product's own text, so that each reader sees it in their language.
      expect([status, document.sources[bond]?.confirmed, document.sources[growth]]).toEqual([
        'completed',
        true,
        productSource('assumption-inflation-target'),
      ]);
      expect(document.conclusion).toBe('Defendemos el valor central.');
      await page.context().close();
    });
  },
);
