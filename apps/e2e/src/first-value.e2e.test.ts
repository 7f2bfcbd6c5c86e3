import { msg } from '@lingui/core/macro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './editor-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fiveFigures } from './five-figures.ts';
import { journeyFigures } from './journey-figures.ts';
import { journeyPerson, type JourneyPerson } from './journey-person.ts';
import type { OpenProduct } from './open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './prepared-adviser.ts';
import { runExtent } from './run-extent.ts';
import { sharedProduct } from './shared-product.ts';

const mostMs = 120_000;

let product: OpenProduct;
let adviser: PreparedAdviser;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'primer-valor@despacho.example');
});

afterAll(() => product.close());

/** The central value of the result beside or below the work, once there is one. */
const shownValue = async ({ page, language, t }: JourneyPerson): Promise<number> => {
  const result = page.getByRole('complementary', { name: t(msg`Resultado`) });
  await result
    .getByText(/\d[.,]\d{3}[.,]\d{3}/u)
    .first()
    .waitFor();
  return journeyFigures.amountIn(await result.innerText(), language);
};

describe('five figures', () => {
  it.each(runExtent.runsOf('five figures'))(
    'in $language at $width px give a value in under two minutes by $way, with every assumption to review',
    async (run) => {
      const person = await journeyPerson.open(product, adviser, run);
      const { page, t, language, way, width } = person;
      await page.goto(`${product.origin}/valuations`);
      await page.locator('h1').waitFor();
      const began = performance.now();
      await fiveFigures.createValuation(person, `Conservas ${way} ${String(width)}, S.L.`);
      await fiveFigures.fill(person);
      const value = await shownValue(person);
      expect(performance.now() - began).toBeLessThan(mostMs);
      await page.getByText(t(msg`Para revisar`), { exact: true }).waitFor();
      const name = t(msg`Tipo libre de riesgo`);
      const risk = page.getByRole('button', { name: t(msg`Confirmar ${name}`) });
      await journeyPerson.press(person, risk);
      await risk.waitFor({ state: 'detached' });
      expect(await shownValue(person)).toBe(value);
      await editorPage.waitUntilSaved(page);
      await expectAccessible(page, `first value ${String(width)}`, language);
      await page.context().close();
    },
  );
});
