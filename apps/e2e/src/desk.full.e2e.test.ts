import { msg } from '@lingui/core/macro';
import { emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import { usualFeeTerms } from '@valia/domain/fees/usual-fee-terms.ts';
import { templateLibrary } from '@valia/domain/templates/library/template-library.ts';
import { languages, type Language } from '@valia/i18n/languages.ts';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmAddress } from './people/confirm-address.ts';
import { expectAccessibleLooks } from './page/expect-accessible-looks.ts';
import { expectFocused } from './page/expect-focused.ts';
import { mailbox } from './people/mailbox.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';
import { type TextOf, textsIn } from './page/texts-in.ts';
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

/** A desk with something of each kind on it, and a colleague. */
const prepareDesk = async (language: Language) => {
  const adviser = await prepareAdviser(product.origin, `mesa-${language}@despacho.example`);
  const colleague = await prepareAdviser(product.origin, `socio-${language}@despacho.example`);
  await confirmAddress(product.origin, adviser);
  await confirmAddress(product.origin, colleague);
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
  const preset = { id: randomUUID(), name: 'Mandato de venta', terms: usualFeeTerms };
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

interface View {
  name: string;
  path: string | ((desk: Desk) => string);
  /** What opens it, once the page is there. */
  open?: (page: Page, t: TextOf) => Promise<void>;
}

const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).first().click();

const pressed =
  (descriptor: Parameters<TextOf>[0]) =>
  async (page: Page, t: TextOf): Promise<void> => {
    await press(page, t(descriptor));
    await page.getByRole('dialog').waitFor();
  };

/** Sends a form as it stands, and waits for what it says at a field. */
const sendWrong = async (page: Page): Promise<void> => {
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

/** Types into a field what it cannot hold, and sends it. */
const typeWrong =
  (label: Parameters<TextOf>[0], text: string) =>
  async (page: Page, t: TextOf): Promise<void> => {
    const field = page.getByLabel(t(label), { exact: true }).first();
    await field.fill(text);
    await field.press('Enter');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await field.inputValue()).toBe(text);
    await expectFocused(field);
  };

const views: readonly View[] = [
  {
    name: 'fee by own tiers, one wrong',
    path: '/resources/fee-calculator',
    open: async (page, t) => {
      await page.getByLabel(t(msg`Escala`), { exact: true }).selectOption('own');
      await press(page, t(msg`Añadir un tramo`));
    },
  },
  {
    name: 'fee preset without a name',
    path: '/resources/fee-calculator',
    open: async (page, t) => {
      await pressed(msg`Guardar preajuste`)(page, t);
      await sendWrong(page);
    },
  },
  {
    name: 'fee of a price that is none',
    path: '/resources/fee-calculator',
    open: typeWrong(msg`Precio al cierre`, 'mucho'),
  },
  {
    name: 'fee preset deleted',
    path: '/resources/fee-calculator',
    open: async (page, t) => {
      await press(page, t(msg`Usar un preajuste`));
      await page.getByRole('menu').getByRole('menuitem').nth(1).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'templates: library', path: '/resources/templates' },
  { name: 'templates: own', path: '/resources/templates?tab=own' },
  { name: 'templates: documents', path: '/resources/templates?tab=documents' },
  { name: 'templates: drafts', path: '/resources/templates?tab=drafts' },
  { name: 'template beside the list', path: `/resources/templates?template=${libraryId}` },
  {
    name: 'template copied without a name',
    path: `/resources/templates?template=${libraryId}`,
    open: async (page, t) => {
      await press(page, t(msg`Hacer una copia propia`));
      await page.getByRole('dialog').locator('input').fill('');
      await sendWrong(page);
    },
  },
  {
    name: 'own template with a broken field',
    path: ({ copyId }) => `/resources/templates/copy/${copyId}`,
    open: async (page) => {
      await page.locator('textarea:visible').fill('# Carta\n\nEn {{lugar}}.');
      await page.locator('[data-any]:visible').waitFor();
    },
  },
  {
    name: 'template document',
    path: ({ documentId }) => `/resources/templates/document/${documentId}`,
  },
  { name: 'budget: empty year', path: '/monthly-budget?year=2040' },
  { name: 'budget: year under way', path: '/monthly-budget?year=2031' },
  {
    name: 'budget: new row without a name',
    path: '/monthly-budget?year=2031',
    open: async (page, t) => {
      await pressed(msg`Fila`)(page, t);
      await sendWrong(page);
    },
  },
  {
    name: 'budget: file with refused rows',
    path: '/monthly-budget?year=2031',
    open: async (page, t) => {
      const chooser = page.waitForEvent('filechooser');
      await press(page, t(msg`Importar XLSX`));
      const buffer = Buffer.from('Sección;Concepto;ene;feb\nIngresos;Cuotas;1;2\nIngresos;B;mil;2');
      await (await chooser).setFiles({ name: 'anual.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'budget: closed year into a valuation',
    path: '/monthly-budget?year=2030',
    open: pressed(msg`Llevar a una valoración`),
  },
  { name: 'comparables: sectors', path: '/comparable-multiples' },
  { name: 'comparables: own', path: '/comparable-multiples?tab=own' },
  { name: 'comparables: platform', path: '/comparable-multiples?tab=platform' },
  {
    name: 'comparables: empty sale',
    path: '/comparable-multiples?tab=own',
    open: async (page, t) => {
      await pressed(msg`Añadir operación`)(page, t);
      await press(page.getByRole('dialog'), t(msg`Guardar operación`));
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'comparables: pasted',
    path: '/comparable-multiples?tab=own',
    open: async (page, t) => {
      await pressed(msg`Pegar desde Excel`)(page, t);
      await page.getByRole('dialog').locator('textarea').fill('Uno\tNada\tayer\tmucho');
    },
  },
  { name: 'settings: profile', path: '/settings' },
  { name: 'settings: nameless', path: '/settings', open: typeWrong(msg`Nombre`, '') },
  {
    name: 'settings: another address',
    path: '/settings',
    open: async (page, t) => {
      await press(page, t(msg`Cambiar email`));
      await press(page, t(msg`Enviar confirmaciones`));
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'settings: brand, not saved',
    path: '/settings?tab=branding',
    open: async (page, t) => {
      await page.getByLabel(t(msg`Código del color`)).fill('#4e93a3');
      await page.getByRole('region', { name: t(msg`Cambios sin guardar`) }).waitFor();
    },
  },
  {
    name: 'settings: brand in no colour',
    path: '/settings?tab=branding',
    open: typeWrong(msg`Código del color`, 'rojo'),
  },
  {
    name: 'settings: organisation without a name',
    path: '/settings?tab=organization',
    open: typeWrong(msg`Nombre de la organización`, ''),
  },
  {
    name: 'settings: invitation to no address',
    path: '/settings?tab=organization',
    open: typeWrong(msg`Email de la persona`, 'nadie'),
  },
  ...[0, 1].map((place): View => ({
    name: `settings: member, act ${String(place)}`,
    path: '/settings?tab=organization',
    open: async (page) => {
      await page.locator('main li button[aria-haspopup="menu"]').first().click();
      await page.getByRole('menuitem').nth(place).click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  { name: 'settings: notifications', path: '/settings?tab=notifications' },
  { name: 'settings: appearance', path: '/settings?tab=appearance' },
  {
    name: 'settings: erasure',
    path: '/settings?tab=data',
    open: async (page, t) => {
      await press(page, t(msg`Borrar mi cuenta…`));
      await page.locator('input[type="password"]').last().waitFor();
    },
  },
  {
    name: 'problem report',
    path: '/settings',
    open: async (page, t) => {
      await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
      await page.getByRole('menuitem', { name: t(msg`Informar de un problema`) }).click();
      await page.getByRole('dialog').waitFor();
      await press(page.getByRole('dialog'), t(msg`Enviar reporte`));
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];

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
  let t: TextOf;

  beforeAll(async () => {
    desk = await prepareDesk(language);
    page = await openPage(desk.adviser, language);
    t = await textsIn(language, areas);
  });

  it.each(views)('$name is accessible', async ({ name, path, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${product.origin}${typeof path === 'string' ? path : path(desk)}`);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    await open?.(page, t);
    await expectAccessibleLooks(page, name, language);
  });

  it('shows the error screen, and takes the report with what it knows', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${product.origin}/settings`);
    const broken = /monthly-budget-screen.*\.js/u;
    await page.route(broken, (route) => route.abort());
    // As after the one reload by which the screen tries to mend a missing part itself.
    await page.evaluate(() =>
      sessionStorage.setItem('valia.reloaded-at', String(Date.now() + 3_600_000)),
    );
    await page.goto(`${product.origin}/monthly-budget?year=2031`);
    await page.getByRole('heading', { level: 1, name: t(msg`Algo salió mal`) }).waitFor();
    await expectAccessibleLooks(page, 'error screen', language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, t(msg`Informar de un problema`));
    const dialog = page.getByRole('dialog');
    const title = dialog.getByLabel(t(msg`Título`));
    await title.waitFor();
    expect(await title.inputValue()).toContain('/monthly-budget');
    expect(await title.getAttribute('readonly')).not.toBeNull();
    await expectAccessibleLooks(page, 'report from the error screen', language);
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
      await expectAccessibleLooks(page, `confirmation by ${to}`, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await confirm.click();
      await confirm.waitFor({ state: 'detached' });
    }
    await page.context().clearCookies();
    await page.goto(`${product.origin}/login`);
    await page.locator('input[type="email"], input[name="email"]').first().fill(next);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  it('lets somebody go: their account is erased, and its address signs in no more', async () => {
    const leaving = await openPage(desk.colleague, language);
    await leaving.goto(`${product.origin}/settings?tab=data`);
    await press(leaving, t(msg`Borrar mi cuenta…`));
    const password = leaving.getByLabel(t(msg`Contraseña actual`), { exact: true }).last();
    await password.fill('no-es-esta');
    await press(leaving, t(msg`Borrar mi cuenta para siempre`));
    await leaving.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessibleLooks(leaving, 'erasure refused', language);
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
