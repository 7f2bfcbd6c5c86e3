import { createDatabaseClient } from '@valia/db/client.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { fillBackOffice } from '@valia/services/testing/fill-back-office.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DemoAdministrator, demoAdministrator } from './people/demo-administrator.ts';
import { openProduct, type OpenProduct } from './product/open-product.ts';
import { type BuiltProduct, startBuiltProduct } from './product/start-built-product.ts';
import { watchFailures } from './page/watch-failures.ts';

let started: BuiltProduct;
let product: OpenProduct;
let administrator: DemoAdministrator;
let page: Page;
const failures: string[] = [];

/** Adds ten thousand rows of everything to the demo data; few of them wait for an action. */
const crowd = async (): Promise<void> => {
  const { items } = await administrator.client.admin.users.list.query({ role: 'advisor' });
  const database = createDatabaseClient(started.databaseUrl(), { maxConnections: 1 });
  try {
    await fillBackOffice(database.db, items[0]?.userId ?? '');
  } finally {
    await database.close();
  }
};

beforeAll(async () => {
  started = await startBuiltProduct({ hasDemo: true });
  product = await openProduct(() => Promise.resolve(started));
  administrator = await demoAdministrator(started);
  await crowd();
  const context = await administrator.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  watchFailures(page, failures);
});
afterAll(() => product.close());

const go = async (path: string): Promise<void> => {
  await page.goto(`${product.origin}${path}`);
  await page.locator('h1').first().waitFor();
};
const says = (text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

const rows = (): Locator => page.locator('main tbody tr[data-index]');
const panel = (): Locator => page.locator('[data-docked-panel]');

/** Types the search text and waits until only one row is listed. */
const findOne = async (text: string): Promise<Locator> => {
  await page.getByRole('searchbox').fill(text);
  await vi.waitUntil(async () => (await rows().count()) === 1, { timeout: 30_000 });
  return rows().first();
};

const openRow = async (row: Locator): Promise<void> => {
  await row.click({ position: { x: 200, y: 10 } });
  await panel().waitFor();
};

const press = (name: string): Promise<void> =>
  panel().getByRole('button', { name, exact: true }).click();

/** Waits until neither the button that opens the action nor the button that performs it is shown any more. */
const isDone = (...names: string[]): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      const offered = names.map((name) =>
        panel().getByRole('button', { name, exact: true }).count(),
      );
      return (await Promise.all(offered)).every((count) => count === 0);
    },
    { timeout: 30_000 },
  );

/** Performs an action that opens in the panel and requires a reason. */
const actInPanel = async (opener: string, action: string, done: string): Promise<void> => {
  await press(opener);
  await panel().getByRole('textbox').fill('Comprobado con la persona');
  await press(action);
  await says(done);
  await isDone(opener, action);
};

/** Goes to the next item by the key and waits until the URL changes. */
const walkOn = async (): Promise<void> => {
  const before = page.url();
  await panel().getByRole('heading').first().waitFor();
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.href !== before);
};

interface Job {
  path: string;
  /** The text above the list with the number of rows. */
  total: RegExp;
  looksFor: string;
  act: () => Promise<void>;
}

/** In each list, one item is searched for, opened and handled; then the waiting items, one after the other. */
const jobs: Readonly<Record<string, Job>> = {
  'people to verify': {
    path: '/admin/users?view=pending',
    total: /10\.\d{3} cuentas/u,
    looksFor: 'p500@many.test',
    act: () => actInPanel('Verificar…', 'Verificar', 'Asesor verificado'),
  },
  organizations: {
    path: '/admin/organizations',
    total: /10\.\d{3} activas/u,
    looksFor: 'f777@many.test',
    act: () => actInPanel('Desactivar…', 'Desactivar', 'Organización desactivada'),
  },
  'requests to the firm': {
    path: '/admin/advisor-collaborations',
    total: /\d+ solicitudes esperan respuesta/u,
    looksFor: 'Empresa 2500',
    act: () => actInPanel('Rechazar…', 'Rechazar', 'Solicitud rechazada'),
  },
  'commissions to approve': {
    path: '/admin/commissions?view=earned',
    total: /por aprobar y/u,
    looksFor: 'Empresa 3500',
    act: () => actInPanel('Aprobar…', 'Aprobar', 'Comisión aprobada'),
  },
};

describe('before ten thousand of each, an administrator', () => {
  it.each(Object.keys(jobs))(
    'finds one of the %s, deals with it, and with the next ones',
    async (name) => {
      const job = jobs[name];
      if (job === undefined) throw new Error(name);
      await go(job.path);
      await says(job.total);
      await openRow(await findOne(job.looksFor));
      await job.act();
      await go(job.path);
      await openRow(rows().first());
      await job.act();
      await walkOn();
      await job.act();
    },
  );

  it('sees on the panel how much there is, and decides one after the other by a key', async () => {
    await go('/admin?tab=verification');
    await says(/^10\.\d{3}$/u);
    const items = page.locator('[data-queue-item]');
    await items.first().waitFor();
    const before = await items.count();
    for (const left of [before - 1, before - 2]) {
      await page.locator('[data-queue-item][data-chosen]').waitFor();
      await page.keyboard.press('a');
      await vi.waitUntil(async () => (await items.count()) === left, { timeout: 30_000 });
    }
  });

  it('answers a report among those that are open, and goes on to the next page', async () => {
    await go('/admin?tab=issues');
    const reports = page.locator('main li button[aria-expanded]');
    await reports.first().waitFor();
    const shown = await reports.count();
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await vi.waitUntil(async () => (await reports.count()) > shown, { timeout: 30_000 });
    await go('/admin?tab=issues&status=open');
    await reports.first().click();
    await page.locator('main').getByRole('textbox').fill('Ya está mendado, gracias.');
    await page.locator('main [type="submit"]').first().click();
    await says(/respuesta enviada/iu);
  });

  it('finds a lead that nobody has, gives it to an adviser who is looked for, and the rest at once', async () => {
    const assign = async (): Promise<void> => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Buscar asesor').fill('p4321@many.test');
      const adviser = dialog.getByRole('radio', { name: /Puig 4321/u });
      await adviser.check();
      await dialog.getByRole('button', { name: 'Asignar', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await go('/admin/sell-leads?view=unassigned');
    await says(/leads sin asignar/u);
    await openRow(await findOne('E 4500'));
    await press('Asignar');
    await assign();
    await says('E 4500, asignado a Marta Puig 4321');
    await go('/admin/sell-leads?view=unassigned');
    await rows().first().waitFor();
    await page.getByRole('checkbox', { name: 'Seleccionar los que se ven' }).check();
    await page.getByRole('button', { name: /^Asignar \d+$/u }).click();
    await assign();
    await says(/leads asignados a Marta Puig 4321/u);
  });

  it('acknowledges an alert with a note, the next one, and all that are seen', async () => {
    await go('/admin/security?severity=high&type=sign_in_failures');
    await openRow(rows().first());
    for (const isLast of [false, true]) {
      await panel().getByRole('textbox').fill('Hablado con la persona');
      await press('Reconocer');
      await says('Aviso reconocido');
      await isDone('Reconocer');
      if (!isLast) await walkOn();
    }
    await go('/admin/security?severity=high&type=sign_in_failures');
    await rows().first().waitFor();
    await page.getByRole('checkbox', { name: 'Seleccionar los que se ven' }).check();
    await page.getByRole('button', { name: /^Reconocer \d+$/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reconocer', exact: true }).click();
    await says(/avisos reconocidos/u);
  });

  it('finds a row of the log by its number, reads it, and has the whole chain proved', async () => {
    await go('/admin/audit-logs');
    await openRow(await findOne('9000'));
    expect(await panel().getAttribute('aria-label')).toBe(
      `Fila ${formatNumber(9_000, { language: 'es' })}`,
    );
    await vi.waitUntil(
      async () => (await administrator.client.admin.audit.head.query()).unsealed === 0,
      { timeout: 120_000, interval: 1_000 },
    );
    await page.getByRole('button', { name: 'Comprobar ahora' }).click();
    await page.getByText(/Comprobada entera el/u).waitFor({ timeout: 120_000 });
  });

  it('reads both funnels, by another period too', async () => {
    await go('/admin/funnel-analytics');
    await page
      .locator('main')
      .getByText(/10\.\d{3}/u)
      .first()
      .waitFor();
    await go('/admin/funnel-analytics?period=30d');
    await page
      .locator('main')
      .getByText(/4\.\d{3}/u)
      .first()
      .waitFor();
  });

  it('finds a template of the firm, publishes a text of it, and the next one', async () => {
    const { items } = await administrator.client.admin.templates.list.query({ language: 'es' });
    for (const { id, names } of items.slice(0, 2)) {
      await go('/admin/templates');
      await page.getByRole('searchbox').fill(names.es);
      await page.getByRole('link', { name: names.es, exact: true }).click();
      await page.waitForURL((url) => url.pathname.endsWith(id));
      const text = page.getByRole('textbox', { name: 'Texto', exact: true });
      await text.fill(`${await text.inputValue()}\nUn párrafo más.\n`);
      await page.getByRole('textbox', { name: 'Qué cambia' }).fill('Un párrafo al final');
      await page.getByRole('button', { name: 'Publicar versión' }).click();
      await says(/Versión \d+ publicada/u);
    }
  });

  it('changes a threshold of the alerts', async () => {
    await go('/admin/alert-settings');
    await page.getByRole('textbox', { name: 'Lead de mucho valor' }).fill('6000000');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await says('Ajustes de alertas guardados');
  });

  it('meets no fault of a page or of the server meanwhile', () => {
    expect(failures).toEqual([]);
  });
});
