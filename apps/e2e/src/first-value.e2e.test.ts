import { msg } from '@lingui/core/macro';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { expectAccessible } from './page/expect-accessible.ts';
import { minimalValuation } from './minimal-valuation.ts';
import { journeyFigures } from './journey-figures.ts';
import { journeyPerson, type JourneyPerson } from './people/journey-person.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { sharedProduct } from './product/shared-product.ts';

const mostMs = 120_000;

let product: OpenProduct;
let adviser: PreparedAdviser;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'primer-valor@despacho.example');
});

afterAll(() => product.close());

/** The central value of the result, beside or below the work area, once there is one. */
const shownValue = async ({ page, language, t }: JourneyPerson): Promise<number> => {
  const result = page.getByRole('complementary', { name: t(msg`Resultado`) });
  await result
    .getByText(/\d[.,]\d{3}[.,]\d{3}/u)
    .first()
    .waitFor();
  return journeyFigures.amountIn(await result.innerText(), language);
};

describe('five figures', () => {
  it.each(testRunScope.runsOf('five figures'))(
    'in $language at $width px give a value in under two minutes by $way, with every assumption to review',
    async (run) => {
      const person = await journeyPerson.open(product, adviser, run);
      const { page, t, language, way, width } = person;
      await page.goto(`${product.origin}/valuations`);
      await page.locator('h1').waitFor();
      const began = performance.now();
      await minimalValuation.createValuation(person, `Conservas ${way} ${String(width)}, S.L.`);
      await minimalValuation.fill(person);
      await page.getByText(t(msg`Para revisar`), { exact: true }).waitFor();
      const exact = page.getByRole('button', { name: t(msg`Muestra la cifra exacta`) });
      // On a phone the result is collapsed at the bottom, and its single line already shows the exact value.
      if (await exact.isVisible()) await journeyPerson.press(person, exact);
      const value = await shownValue(person);
      expect(performance.now() - began).toBeLessThan(mostMs);
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

/** A cell of the table of scenarios; the base case is column 0. */
const cellOf = ({ page, t }: JourneyPerson, row: string, column: number): Locator =>
  page
    .getByRole('table', { name: t(msg`Escenarios`) })
    .getByRole('row', { name: new RegExp(`^${row}`, 'u') })
    .getByRole('cell')
    .nth(column);

const amountOf = async (person: JourneyPerson, row: string, column: number): Promise<number> =>
  journeyFigures.amountIn(await cellOf(person, row, column).innerText(), person.language);

const openScenarios = async (person: JourneyPerson): Promise<void> => {
  const { page, t } = person;
  await journeyPerson.openStep(person, 'result');
  const views = page.getByRole('tablist', { name: t(msg`Vistas del resultado`) });
  await journeyPerson.openTab(person, views, t(msg`Escenarios`));
};

/** Adds two scenarios, one with a lower and one with a higher margin, with their probabilities. */
const writeScenarios = async (person: JourneyPerson): Promise<void> => {
  const { page, t } = person;
  const add = page.getByRole('button', { name: t(msg`Añadir escenario`) });
  await journeyPerson.press(person, add);
  await journeyPerson.press(person, add);
  const drivers = page.getByLabel(t(msg`Mover una hipótesis más`));
  await journeyPerson.choose(person, drivers, 'ebitdaMargin');
  const move = page.getByRole('button', { name: t(msg`Mover`), exact: true });
  await journeyPerson.press(person, move);
  const margin = t(msg`Margen EBITDA`);
  for (const [name, points, probability] of [
    [t(msg`Prudente`), '-1', '40'],
    [t(msg`Optimista`), '1', '60'],
  ] as const) {
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await journeyPerson.write(person, field(`${margin}, ${name}`), points);
    await journeyPerson.write(person, field(t(msg`Probabilidad de ${name}`)), probability);
  }
};

describe('a mixed valuation with two scenarios', () => {
  it.each(testRunScope.runsOf('two scenarios'))(
    'in $language at $width px by $way: one likelier than the other, and what both are worth together',
    async (run) => {
      const person = await journeyPerson.open(product, adviser, run);
      const { page, t } = person;
      await page.goto(`${product.origin}/valuations`);
      await minimalValuation.createValuation(person, `Escenarios ${run.language} ${run.way}, S.L.`);
      await minimalValuation.fill(person);
      await openScenarios(person);
      await writeScenarios(person);
      const [central, expected] = [t(msg`Central`), t(msg`Valor esperado`)];
      await cellOf(person, expected, 0).getByText('€').waitFor();
      const [base, low, high] = [
        await amountOf(person, central, 0),
        await amountOf(person, central, 1),
        await amountOf(person, central, 2),
      ];
      expect(low).toBeLessThan(base);
      expect(high).toBeGreaterThan(base);
      const mean = 0.4 * low + 0.6 * high;
      expect(Math.abs((await amountOf(person, expected, 0)) - mean)).toBeLessThan(1);
      await editorPage.waitUntilSaved(page);
      await page.reload();
      await page.getByRole('tab', { name: t(msg`Escenarios`), selected: true }).waitFor();
      await cellOf(person, expected, 0).getByText('€').waitFor();
      expect(await amountOf(person, central, 2)).toBe(high);
      await page.context().close();
    },
  );
});
