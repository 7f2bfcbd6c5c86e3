import { readFile } from 'node:fs/promises';
import { msg } from '@lingui/core/macro';
import { formatDate, formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { pdfPageTexts } from '@valia/reports/testing/pdf-text.ts';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { journeyFigures } from './journey-figures.ts';
import { journeyPerson, type JourneyPerson } from './people/journey-person.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { sharedProduct } from './product/shared-product.ts';
import { typeTesla } from './type-tesla.ts';
import { watchFailures } from './page/watch-failures.ts';

// Published: 692,626.9 million, of which the options account for 51,070.2, and 571.29 per share.
const published = { equity: 6_926_269, options: 510_702, ofMillions: 100_000, share: 571.29 };
const patiently = { timeout: 60_000 };

let product: OpenProduct;
let adviser: PreparedAdviser;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'tesla@despacho.example');
});

afterAll(() => product.close());

const figureOf = ({ page }: JourneyPerson, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${name}$`, 'u') })
    .first();

/** Completes the valuation and issues its full report in the language of the journey. */
const makeReport = async (person: JourneyPerson): Promise<Download> => {
  const { page, t, language } = person;
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });
  if (journeyPerson.isPhone(person)) await journeyPerson.press(person, button(t(msg`Resultado`)));
  await journeyPerson.press(person, button(t(msg`Completar valoración`)));
  await journeyPerson.press(person, button(t(msg`Completar ahora`)));
  await journeyPerson.press(person, button(t(msg`Generar informe`)));
  const dialog = page.getByRole('dialog', { name: t(msg`Generar informe`) });
  const languages = dialog.getByRole('radiogroup', { name: t(msg`Idioma del informe`) });
  await languages.waitFor();
  await journeyPerson.pick(person, languages, languageNames[language]);
  const make = dialog.getByRole('button', { name: t(msg`Generar y descargar`) });
  const [download] = await Promise.all([
    page.waitForEvent('download', patiently),
    journeyPerson.press(person, make),
  ]);
  return download;
};

describe.sequential.each(testRunScope.coveringRuns)(
  'Tesla, November 2021, typed in whole in $language at $width px by $way',
  (run) => {
    let person: JourneyPerson;
    let equity: number;
    const failures: string[] = [];

    beforeAll(async () => {
      const { id } = await adviser.client.valuations.create.mutate({
        clientId: crypto.randomUUID(),
        type: 'client_business',
        method: 'dcf',
        companyName: 'Tesla',
      });
      person = await journeyPerson.open(product, adviser, run);
      watchFailures(person.page, failures);
      await person.page.goto(`${product.origin}/valuation/${id}`);
    });

    afterAll(() => person.page.context().close());

    it('takes every published input by its own field', async () => {
      await typeTesla(person);
      await editorPage.waitUntilSaved(person.page);
    });

    it('shows the published equity and value of a share', async () => {
      const { t, language } = person;
      const shown = async (name: string): Promise<string> =>
        (await figureOf(person, name).textContent()) ?? '';
      const { amountIn } = journeyFigures;
      equity = amountIn(await shown(t(msg`Valor de los fondos propios`)), language);
      expect(Math.floor(equity / published.ofMillions)).toBe(published.equity);
      const options = amountIn(await shown(t(msg`Valor de las opciones`)), language);
      expect(Math.floor(options / published.ofMillions)).toBe(published.options);
      const share = await shown(t(msg`Valor por acción`));
      const money = formatMoney(published.share, { language, decimals: 2 });
      expect(share.slice(0, money.length)).toBe(money);
    });

    it('opens the value of a share down to what was typed', async () => {
      const { page, t, language } = person;
      await journeyPerson.press(person, figureOf(person, t(msg`Valor por acción`)));
      const explanation = page.getByRole('dialog', { name: t(msg`Explicación`) });
      await explanation.getByText('Damodaran, Tesla, 11/2021').waitFor();
      const shares = new RegExp(`${t(msg`Acciones o participaciones`)}$`, 'u');
      await journeyPerson.press(person, explanation.getByRole('button', { name: shares }));
      await explanation.getByText(t(msg`Ir al campo`)).waitFor();
      expect(await explanation.textContent()).toContain(formatNumber(1_123_000_000, { language }));
      await journeyPerson.leave(person, explanation);
    });

    it('prints the published equity in its report', async () => {
      const { language } = person;
      const download = await makeReport(person);
      const text = pdfPageTexts(await readFile(await download.path())).join('\n');
      expect(text).toContain(formatDate('2021-12-31', language, 'long'));
      expect(text).toContain(formatMoney(equity, { language }));
      expect(failures).toEqual([]);
    });
  },
);
