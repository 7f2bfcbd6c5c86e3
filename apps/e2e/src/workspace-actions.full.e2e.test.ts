import { emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { watchFailures } from './page/watch-failures.ts';
import { confirmEmailAddress } from './people/confirm-email-address.ts';
import { mailbox } from './people/mailbox.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';

const failures: string[] = [];
let product: OpenProduct;
let adviser: PreparedAdviser;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'actos@despacho.example');
  await confirmEmailAddress(product.origin, adviser);
});

afterAll(() => product.close());

const openPage = async (who: PreparedAdviser, path: string): Promise<Page> => {
  const context = await who.openContext(product.browser, {
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  watchFailures(page, failures);
  await page.goto(`${product.origin}${path}`);
  return page;
};

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

it('keeps terms as a preset, uses them again, and deletes them', async () => {
  const page = await openPage(adviser, '/resources/fee-calculator');
  const minimum = page.getByLabel('Mínimo', { exact: true });
  await minimum.fill('150.000');
  await press(page, 'Guardar preajuste');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('Mandato norte');
  await page.keyboard.press('Enter');
  await page.getByText('Preajuste guardado').waitFor();
  await page.reload();
  expect(await minimum.inputValue()).toBe('');
  await press(page, 'Usar un preajuste');
  await page.getByRole('menuitem', { name: 'Mandato norte', exact: true }).click();
  await eventually(() => minimum.inputValue()).toMatch(/^150\.000/u);
  await press(page, 'Usar un preajuste');
  await page.getByRole('menuitem', { name: 'Eliminar Mandato norte' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Preajuste eliminado').waitFor();
  await page.reload();
  await minimum.waitFor();
  await page.waitForLoadState('networkidle');
  const left = (await adviser.client.referrals.fees.presets.query()).presets;
  expect(left.filter(({ isFirm }) => !isFirm)).toEqual([]);
});

it('invites two members: one accepts by the link of the mail, the other’s is revoked', async () => {
  const [guest, other] = ['invitada@despacho.example', 'anulada@despacho.example'];
  const invited = await prepareAdviser(product.origin, guest);
  await confirmEmailAddress(product.origin, invited);
  await invited.client.auth.organizations.leave.mutate();
  const page = await openPage(adviser, '/settings?tab=organization');
  for (const email of [guest, other]) {
    await page.getByLabel('Email de la persona').fill(email);
    await page.keyboard.press('Enter');
    await page.getByText(`Invitación enviada a ${email}`).waitFor();
  }
  const linkOf = (to: string) => mailbox.linkFor(product.origin, { to, path: '/invite' });
  const revoked = await linkOf(other);
  await press(page, `Anular la invitación de ${other}`);
  await page.getByText('Invitación anulada').waitFor();
  const { link } = await linkOf(guest);
  const theirs = await openPage(invited, link.slice(product.origin.length));
  await press(theirs, /aceptar/iu);
  await theirs.waitForURL((url) => url.pathname !== '/invite');
  await page.reload();
  await page.getByText('No hay invitaciones pendientes.').waitFor();
  await page.locator('main li').filter({ hasText: guest }).waitFor();
  await theirs.goto(revoked.link);
  await theirs.getByText(/Esta invitación ha expirado o no es válida/u).waitFor();
});

it('says of the sixth report within an hour when to try again, and keeps its text', async () => {
  const page = await openPage(adviser, '/settings');
  for (let report = 1; report <= 6; report += 1) {
    await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
    await page.getByRole('menuitem', { name: 'Informar de un problema' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Título').fill(`Problema ${String(report)}`);
    await dialog.getByLabel('Descripción').fill('Pulso y no ocurre nada.');
    await dialog.getByRole('button', { name: 'Enviar reporte' }).click();
    if (report < 6) await dialog.waitFor({ state: 'detached' });
  }
  await page.getByText('Límite alcanzado').waitFor();
  await page
    .getByText(/Puedes enviar otro a partir de las \d{1,2}:\d{2}\./u)
    .first()
    .waitFor();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Título').inputValue()).toBe('Problema 6');
  expect(await dialog.getByLabel('Descripción').inputValue()).toBe('Pulso y no ocurre nada.');
});

it('takes a closed year into a valuation, whose base year shows its figures and their source', async () => {
  const months = Array.from({ length: 12 }, () => 10_000);
  const cuotas = { id: randomUUID(), section: 'income', line: 'revenue', label: 'Cuotas' } as const;
  const rows = [{ ...emptyBudgetRow(cuotas), budget: months, actual: months }];
  const document = { closedMonths: 12, rows };
  await adviser.client.valuations.budgets.save.mutate({ year: 2025, version: 0, document });
  const page = await openPage(adviser, '/monthly-budget?year=2025');
  await press(page, 'Llevar a una valoración');
  await page.getByRole('dialog').getByRole('button', { name: 'Llevar a la valoración' }).click();
  await page.getByText('Cuentas de 2025 llevadas a la valoración').waitFor();
  await page.waitForURL('**/valuation/*');
  await page.goto(`${page.url().split('?')[0] ?? ''}?step=accounts`);
  await page
    .getByText(/120\.000/u)
    .first()
    .waitFor();
  // The last cell is computed; it opens its explanation, from which each operand opens its own.
  const total = page.getByRole('gridcell').filter({ hasText: '120.000' }).last();
  await total.click();
  await page.keyboard.press('Enter');
  const explanation = page.getByRole('dialog', { name: 'Explicación' });
  await explanation.waitFor();
  const source = explanation.getByText('Presupuesto mensual, doce meses cerrados');
  for (let depth = 0; depth < 10 && !(await source.first().isVisible()); depth += 1)
    await explanation.getByRole('row').getByRole('button').first().click();
  await source.first().waitFor();
  await explanation
    .getByText(/120\.000/u)
    .first()
    .waitFor();
});

it('fills one document in two windows, and neither loses what it typed', async () => {
  const document = await adviser.client.valuations.templates.createDocument.mutate({
    templateId: templateLibrary[0]?.id ?? '',
    language: 'es',
    valuationId: null,
  });
  const path = `/resources/templates/document/${document.id}`;
  const [one, other] = [await openPage(adviser, path), await openPage(adviser, path)];
  const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Guardado.' }).waitFor();
  const inputs = (page: Page) => page.locator('input[data-field]:not([inputmode])');
  await inputs(one).nth(1).waitFor();
  const [first, second] = await inputs(one).evaluateAll((all) =>
    all.slice(0, 2).map((input) => input.getAttribute('data-field') ?? ''),
  );
  const field = (page: Page, key: string | undefined) =>
    page.locator(`input[data-field="${key ?? ''}"]`);
  await field(other, second).waitFor();
  await field(one, first).fill('Texto de una');
  await saved(one);
  await field(other, second).fill('Texto de otra');
  await eventually(() => field(other, first).inputValue()).toBe('Texto de una');
  await saved(other);
  await field(one, second).fill('Texto distinto');
  const alert = one.getByRole('alert').filter({ hasText: 'desde otra ventana' });
  await alert.getByText('Texto de otra', { exact: true }).waitFor();
  await alert.getByText('Texto distinto', { exact: true }).waitFor();
  await expectAccessibleAppearances(one, 'both texts of a field', 'es');
  await alert.getByRole('button', { name: /^Conservar el mío/u }).click();
  await saved(one);
  const { typed } = await adviser.client.valuations.templates.document.query({ id: document.id });
  expect([typed[first ?? ''], typed[second ?? '']]).toEqual(['Texto de una', 'Texto distinto']);
});

it('meets no server error on the way', () => {
  expect(failures).toEqual([]);
});
