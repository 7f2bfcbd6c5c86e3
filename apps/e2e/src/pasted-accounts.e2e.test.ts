import { msg } from '@lingui/core/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { languages } from '@valia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minimalValuation } from './minimal-valuation.ts';
import { editorPage } from './page/editor-page.ts';
import { expectAccessible } from './page/expect-accessible.ts';
import { journeyPerson, type JourneyPerson } from './people/journey-person.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import type { OpenProduct } from './product/open-product.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'cuentas-pegadas@despacho.example');
});

afterAll(() => product.close());

const year = String(new Date().getFullYear() - 1);

/** A dealer's balances before closing, each on its side; they add up to nothing. */
const trialBalance = (unknown: string): string =>
  [
    `Balance de sumas y saldos a 31/12/${year}`,
    'Cuenta\tTítulo\tSaldo deudor\tSaldo acreedor',
    '10000000\tCapital social\t\t60.000,00',
    '11300000\tReservas voluntarias\t\t205.500,25',
    '21300000\tMaquinaria\t212.340,10',
    '28130000\tAmortización acumulada de maquinaria\t\t80.200,00',
    '30000000\tMercaderías\t90.100,00',
    '40000001\tACEROS DEL NORTE SL\t\t75.000,50',
    '43000001\tCLIENTES NACIONALES\t160.250,75',
    `${unknown}\tPartidas pendientes de aplicación\t3.215,40`,
    '57200001\tBanco\t62.784,08',
    '60000000\tCompras de mercaderías\t610.000,00',
    '62100000\tArrendamientos y cánones\t48.000,00',
    '62800000\tSuministros\t22.310,75',
    '64000000\tSueldos y salarios\t255.000,00',
    '64200000\tSeguridad Social a cargo de la empresa\t81.000,00',
    '66230000\tIntereses de deudas\t9.000,00',
    '68100000\tAmortización del inmovilizado material\t40.100,00',
    '70000000\tVentas de mercaderías\t\t1.173.400,33',
  ].join('\n');

const written = [
  ['revenue', 1_173_400.33],
  ['supplies', 610_000],
  ['personnel', 336_000],
  ['otherOperatingExpenses', 70_310.75],
  ['depreciationAndAmortization', 40_100],
  ['inventories', 90_100],
  ['tradeReceivables', 160_250.75],
  ['tradePayables', 75_000.5],
] as const;

/** On a phone the fields of the year, with all their decimals. */
const shownOf = (person: JourneyPerson, line: string): Promise<string> => {
  const path = `accounts.years.2.lines.${line}`;
  return journeyPerson.isPhone(person)
    ? journeyPerson.fieldAt(person, path).inputValue()
    : person.page.locator(`[role="gridcell"][data-field="${path}"]`).innerText();
};

const amountOn = (person: JourneyPerson, amount: number): string => {
  const exact = String(amount).split('.')[1]?.length ?? 0;
  const decimals = journeyPerson.isPhone(person) ? exact : 0;
  return formatNumber(amount, { language: person.language, decimals });
};

const paste = async (person: JourneyPerson, text: string): Promise<void> => {
  const { page, t } = person;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const button = page.getByRole('button', { name: t(msg`Pegar desde Excel`) });
  await journeyPerson.press(person, button);
};

describe('a trial balance that is pasted', () => {
  it.each(testRunScope.runsOf('pasted accounts'))(
    'in $language at $width px fills the accounts by $way, after a preview that asks one row',
    async (run) => {
      const person = await journeyPerson.open(product, adviser, run);
      const { page, t, language, way, width } = person;
      await page.goto(`${product.origin}/valuations`);
      await minimalValuation.createValuation(person, `Comercial ${way} ${String(width)}, S.L.`);
      await journeyPerson.openStep(person, 'accounts');
      // What an adviser answers is remembered: each run has an account of its own.
      const unknown = `555${String(width).padStart(4, '0')}${String(languages.indexOf(language))}`;
      await paste(person, trialBalance(unknown));
      const dialog = page.getByRole('dialog', { name: t(msg`Cuentas pegadas`) });
      await dialog.waitFor();
      const take = dialog.getByRole('button', { name: t(msg`Llevar a las cuentas`) });
      expect(await take.isDisabled()).toBe(true);
      await expectAccessible(page, `pasted accounts ${String(width)}`, language);
      const subject = 'Partidas pendientes de aplicación';
      const asked = dialog.getByRole('group', { name: t(msg`¿Dónde va «${subject}»?`) });
      await journeyPerson.press(
        person,
        asked.getByRole('button', { name: t(msg`No se usa`), exact: true }),
      );
      await asked.waitFor({ state: 'detached' });
      await journeyPerson.press(person, take);
      await dialog.waitFor({ state: 'detached' });
      await editorPage.waitUntilSaved(page);
      for (const [line, amount] of written)
        expect(await shownOf(person, line)).toContain(amountOn(person, amount));
      await page.context().close();
    },
  );
});
