import { msg } from '@lingui/core/macro';
import { emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import { languages, type Language } from '@valia/i18n/languages.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceViews, press } from './workspace-views.ts';
import { confirmEmailAddress } from './people/confirm-email-address.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { mailbox } from './people/mailbox.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';
import { type TranslateMessage, loadTranslator } from './page/load-translator.ts';
import { watchFailures } from './page/watch-failures.ts';

const areas = ['fee-terms', 'fees', 'templates', 'budget', 'comparables', 'settings'] as const;
const months = Array.from({ length: 12 }, () => 1_000);
const libraryId = templateLibrary[0]?.id ?? '';
const failures: string[] = [];

let product: OpenProduct;

beforeAll(async () => {
  product = await sharedProduct.open();
});

afterAll(() => product.close());

/** Prepares a workspace with data of each kind, and a colleague. */
const prepareDesk = async (language: Language) => {
  const adviser = await prepareAdviser(product.origin, `mesa-${language}@despacho.example`);
  const colleague = await prepareAdviser(product.origin, `socio-${language}@despacho.example`);
  await confirmEmailAddress(product.origin, adviser);
  await confirmEmailAddress(product.origin, colleague);
  const { client } = adviser;
  const id = await prepareValuation(adviser);
  const { version } = await client.valuations.get.query({ id });
  await client.valuations.changeStatus.mutate({ id, version, to: 'completed' });
  await prepareValuation(adviser);
  const rows = [
    {
      ...emptyBudgetRow({ id: randomUUID(), section: 'income', line: 'revenue', label: 'Cuotas' }),
      budget: months,
      actual: months,
    },
  ];
  for (const [year, closedMonths] of [
    [2030, 12],
    [2031, 3],
  ] as const)
    await client.valuations.budgets.save.mutate({
      year,
      version: 0,
      document: { closedMonths, rows },
    });
  const sale = {
    sector: 'ALI',
    name: 'Conservas del Ebro, S.L.',
    closedOn: '2026-03-31',
    enterpriseValue: null,
    ebitda: null,
    evToEbitda: 5.8,
    source: 'Mandato propio',
  };
  await client.valuations.comparables.create.mutate({ transactions: [sale] });
  const preset = { id: randomUUID(), name: 'Mandato de venta', terms: defaultFeeTerms };
  await client.referrals.fees.savePreset.mutate(preset);
  const copy = await client.valuations.templates.copy.mutate({ id: libraryId, name: 'Mi carta' });
  const made = { templateId: libraryId, language, valuationId: id };
  const document = await client.valuations.templates.createDocument.mutate(made);
  await client.auth.organizations.invite.mutate({ email: colleague.email });
  const { link } = await mailbox.linkFor(product.origin, {
    to: colleague.email,
    path: '/invite',
  });
  const token = new URL(link).searchParams.get('token') ?? '';
  await colleague.client.auth.organizations.leave.mutate();
  await colleague.client.auth.invitations.accept.mutate({ token });
  await client.auth.organizations.invite.mutate({ email: `nueva-${language}@despacho.example` });
  return { adviser, colleague, copyId: copy.id, documentId: document.id };
};

type Desk = Awaited<ReturnType<typeof prepareDesk>>;

const openPage = async (adviser: PreparedAdviser, language: Language): Promise<Page> => {
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const page = await context.newPage();
  watchFailures(page, failures);
  return page;
};

describe.sequential.each(languages)('the desk in %s', (language) => {
  let desk: Desk;
  let page: Page;
  let t: TranslateMessage;

  beforeAll(async () => {
    desk = await prepareDesk(language);
    page = await openPage(desk.adviser, language);
    t = await loadTranslator(language, areas);
  });

  it.each(workspaceViews)('$name is accessible', async ({ name, path, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${product.origin}${typeof path === 'string' ? path : path(desk)}`);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    await open?.(page, t);
    await expectAccessibleAppearances(page, name, language);
  });

  it('shows the error screen, and takes the report with what it knows', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${product.origin}/settings`);
    const broken = /monthly-budget-screen.*\.js/u;
    await page.route(broken, (route) => route.abort());
    // Simulates the state after the single reload by which the screen tries to load a missing script itself.
    await page.evaluate(() =>
      sessionStorage.setItem('valia.reloaded-at', String(Date.now() + 3_600_000)),
    );
    await page.goto(`${product.origin}/monthly-budget?year=2031`);
    await page.getByRole('heading', { level: 1, name: t(msg`Algo salió mal`) }).waitFor();
    await expectAccessibleAppearances(page, 'error screen', language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, t(msg`Informar de un problema`));
    const dialog = page.getByRole('dialog');
    const title = dialog.getByLabel(t(msg`Título`));
    await title.waitFor();
    expect(await title.inputValue()).toContain('/monthly-budget');
    expect(await title.getAttribute('readonly')).not.toBeNull();
    await expectAccessibleAppearances(page, 'report from the error screen', language);
    await dialog.getByLabel(t(msg`Descripción`)).fill('Abro el presupuesto y no se ve.');
    await press(dialog, t(msg`Enviar reporte`));
    await page.getByText(t(msg`Reporte enviado`)).waitFor();
    await page.unroute(broken);
  });

  it('changes the address once both have confirmed it', async () => {
    const next = `nuevo-${language}@despacho.example`;
    const { email, password } = desk.adviser;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${product.origin}/settings`);
    await press(page, t(msg`Cambiar email`));
    await page.getByLabel(t(msg`Email nuevo`)).fill(next);
    await page.getByLabel(t(msg`Contraseña actual`), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByText(t(msg`Correos de confirmación enviados`)).waitFor();
    for (const to of [email, next]) {
      const { link } = await mailbox.linkFor(product.origin, { to, path: '/change-email' });
      await page.goto(link);
      const confirm = page.locator('main button').first();
      await confirm.waitFor();
      await expectAccessibleAppearances(page, `confirmation by ${to}`, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await confirm.click();
      await confirm.waitFor({ state: 'detached' });
    }
    await page.context().clearCookies();
    await page.goto(`${product.origin}/login`);
    await page.locator('input[type="email"], input[name="email"]').first().fill(next);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings');
  });

  it('lets somebody go: their account is erased, and its address signs in no more', async () => {
    const leaving = await openPage(desk.colleague, language);
    await leaving.goto(`${product.origin}/settings?tab=data`);
    await press(leaving, t(msg`Borrar mi cuenta…`));
    const password = leaving.getByLabel(t(msg`Contraseña actual`), { exact: true }).last();
    await password.fill('no-es-esta');
    await press(leaving, t(msg`Borrar mi cuenta para siempre`));
    await leaving.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessibleAppearances(leaving, 'erasure refused', language);
    await leaving.setViewportSize({ width: 1440, height: 900 });
    await password.fill(desk.colleague.password);
    await press(leaving, t(msg`Borrar mi cuenta para siempre`));
    await leaving.waitForURL((url) => !url.pathname.startsWith('/settings'));
    await expect(desk.colleague.client.auth.profile.get.query()).rejects.toMatchObject({
      data: { code: 'unauthenticated' },
    });
  });

  it('meets no server error and no failed script', () => {
    expect(failures).toEqual([]);
  });
});
