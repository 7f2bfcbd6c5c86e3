import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoAdministrator } from './people/demo-administrator.ts';
import { keyboard } from './page/keyboard.ts';
import { openAdministeredProduct } from './people/open-administered-product.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser } from './people/prepared-adviser.ts';
import { screenUrls } from './page/screen-urls.ts';
import { watchFailures } from './page/watch-failures.ts';

let product: OpenProduct;
let administrator: DemoAdministrator;

beforeAll(async () => {
  ({ product, administrator } = await openAdministeredProduct());
});

afterAll(() => product.close());

describe('a plain adviser who types an address of the administration', () => {
  it('is refused with the exact words, and none of its data leaves the server', async () => {
    const adviser = await prepareAdviser(product.origin, 'curioso@despacho.example');
    const context = await adviser.openContext(product.browser);
    const page = await context.newPage();
    const answered: string[] = [];
    page.on('response', (response) => {
      if (/\/trpc\/[^?]*\badmin\./u.test(response.url())) answered.push(response.url());
    });
    const paths = screenUrls('administrator');
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      await page.goto(`${product.origin}${path}`);
      expect(await page.locator('h1').textContent()).toBe('Acceso Denegado');
      const text = await page.locator('main').innerText();
      expect(text).toContain(
        'No tienes permisos para acceder a esta sección. Esta área está restringida a administradores.',
      );
      expect(await page.title()).toContain('Acceso Denegado');
    }
    expect(answered).toEqual([]);
    await context.close();
  });
});

describe('an administrator without a mouse', () => {
  const failures: string[] = [];
  let page: Page;

  beforeAll(async () => {
    const context = await administrator.openContext(product.browser);
    page = await context.newPage();
    watchFailures(page, failures);
  });

  const waiting = async (kind: QueueItem['kind']): Promise<QueueItem[]> =>
    (await administrator.client.admin.panel.queue.query()).queueItems.filter(
      (queueItem) =>
        queueItem.kind === kind &&
        // Payments of commissions are recorded in their own panel, so they are excluded here.
        (queueItem.kind !== 'commission' || queueItem.status === 'earned'),
    );

  const rowOf = ({ id }: QueueItem): Locator => page.locator(`[data-queue-item="${id}"]`);

  /** Opens the first waiting item of a kind in its list, after selecting it with J. */
  const openFirst = async (kind: QueueItem['kind']): Promise<Locator> => {
    const [first] = await waiting(kind);
    if (first === undefined) throw new Error(`No ${kind} waits.`);
    await page.goto(`${product.origin}/admin?tab=${kind}`);
    const row = rowOf(first);
    await page.locator('[data-queue-item][data-chosen]').waitFor();
    while ((await row.getAttribute('data-chosen')) === null) await page.keyboard.press('j');
    return row;
  };

  // Sealing, mails and notices happen later; this test only checks that the item has left the queue.
  it.each(['request', 'verification', 'commission', 'security', 'item'] as const)(
    'acts on a %s by one key, and the next one opens',
    async (kind) => {
      const before = await waiting(kind);
      const row = await openFirst(kind);
      await page.keyboard.press('a');
      await row.waitFor({ state: 'detached' });
      expect(await waiting(kind)).toHaveLength(before.length - 1);
    },
  );

  it('assigns a lead to an adviser who is looked for', async () => {
    const row = await openFirst('lead');
    await keyboard.typeInto(page, row.getByRole('combobox'), 'Marta');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await keyboard.activate(page, row.locator('[type="submit"]'));
    await row.waitFor({ state: 'detached' });
  });

  it('answers a report', async () => {
    const row = await openFirst('problem');
    await keyboard.typeInto(page, row.getByRole('textbox'), 'Ya está mendado, gracias.');
    await keyboard.activate(page, row.locator('[type="submit"]'));
    await row.waitFor({ state: 'detached' });
  });

  it('is told when another was quicker, and goes on from the same place', async () => {
    const row = await openFirst('commission');
    const [first] = await waiting('commission');
    if (first?.kind !== 'commission') throw new Error('No commission waits.');
    await administrator.client.admin.commissions.cancel.mutate({
      commissionId: first.id,
      actId: crypto.randomUUID(),
      version: first.version,
      reason: 'Se acordó otra cosa',
    });
    await page.keyboard.press('a');
    await page.getByText(`se ha ocupado de «${first.companyName}»`).waitFor();
    await row.waitFor({ state: 'detached' });
  });

  it('has the chain of the audit log proved', async () => {
    await page.goto(`${product.origin}/admin/audit-logs`);
    await keyboard.activate(page, page.getByRole('button', { name: 'Comprobar ahora' }));
    await page.getByText(/Comprobada entera el/u).waitFor();
    expect(failures).toEqual([]);
  });
});
