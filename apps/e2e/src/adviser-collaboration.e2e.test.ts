import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson } from './people/demo-person.ts';
import { eventually } from './page/eventually.ts';
import { keyboard } from './page/keyboard.ts';
import { openProduct, type OpenProduct } from './product/open-product.ts';
import type { PreparedAdviser } from './people/prepared-adviser.ts';
import { type BuiltProduct, startBuiltProduct } from './product/start-built-product.ts';
import { watchFailures } from './page/watch-failures.ts';

const company = 'Software Nubaria, S.L.';
/** The longest interval between two polls, plus the time of a response. */
const bellMs = 32_000;

let product: OpenProduct;
let [marta, jordi, rosa]: PreparedAdviser[] = [];
let sender: Page;
let target: Page;
const failures: string[] = [];

const pageOf = async (person: PreparedAdviser | undefined): Promise<Page> => {
  const context = await person?.openContext(product.browser, {
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context?.newPage();
  if (page === undefined) throw new Error('Nobody is there.');
  watchFailures(page, failures);
  return page;
};

beforeAll(async () => {
  const started: BuiltProduct = await startBuiltProduct({ hasDemo: true });
  product = await openProduct(() => Promise.resolve(started));
  [marta, jordi, rosa] = await Promise.all(
    ['marta@solerprada.example', 'jordi@ferrervila.example', 'rosa@quesosurdaneta.example'].map(
      (email) => demoPerson(started, email),
    ),
  );
  [sender, target] = await Promise.all([pageOf(marta), pageOf(jordi)]);
});

afterAll(() => product.close());

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

const threadId = (page: Page): string =>
  /\/collaborations\/(?<id>[\da-f-]+)/u.exec(page.url())?.groups?.['id'] ?? '';

/** The error code of the server, which is all that a caller learns. */
const refusalOf = (call: Promise<unknown> | undefined): Promise<unknown> =>
  (call ?? Promise.resolve()).then(
    () => 'answered',
    (error: { message: string; data?: { code: string; httpStatus: number } }) => [
      error.message,
      error.data?.code,
      error.data?.httpStatus,
    ],
  );

// One story in two browsers; each test continues where the previous one ended.
describe.sequential('two advisers', () => {
  let requestId = '';

  it('the first asks the second with a valuation, and is told what is missing before', async () => {
    await target.goto(`${product.origin}/dashboard`);
    await target.getByRole('button', { name: /^Avisos: 1 solicitud/u }).waitFor();
    await sender.goto(`${product.origin}/my-referrals`);
    await button(sender, 'Nueva solicitud').click();
    const dialog = sender.getByRole('dialog', { name: 'Nueva solicitud' });
    await dialog.getByText('Otro asesor', { exact: true }).click();
    await dialog.getByLabel('Valor previsto').fill('-3');
    await button(dialog, 'Enviar solicitud').click();
    // Choosing no adviser must not send the request to the firm.
    const adviser = dialog.getByLabel('Asesor', { exact: true });
    await eventually(() => adviser.getAttribute('aria-invalid')).toBe('true');
    for (const field of ['Empresa', 'Valor previsto'])
      expect(await dialog.getByLabel(field).getAttribute('aria-invalid')).toBe('true');
    await adviser.selectOption({ label: 'Jordi Ferrer, Ferrer Vila Consultors' });
    await dialog.getByText('Trabajo conjunto', { exact: true }).click();
    const option = dialog.getByRole('option', { name: new RegExp(`^${company}`, 'u') });
    const valuation = (await option.getAttribute('value')) ?? '';
    await dialog.getByLabel(/^Valoración vinculada/u).selectOption(valuation);
    await dialog.getByLabel('Valor previsto').fill('');
    expect(await dialog.getByLabel('Empresa').inputValue()).toBe(company);
    await dialog.getByLabel(/^Mensaje/u).fill('¿Conoces compradores de software en Girona?');
    await dialog.getByText(/Tu comisión estimada/u).waitFor();
    await eventually(() => dialog.getByRole('status').innerText()).toMatch(/0,60\s%[^]*€/u);
    await button(dialog, 'Enviar solicitud').click();
    await sender.getByText('Solicitud enviada').waitFor();
  });

  it(
    'the second hears of it by the bell, opens it by keys and accepts',
    async () => {
      const bell = target.getByRole('button', { name: /^Avisos: 2 solicitudes/u });
      await bell.waitFor({ timeout: bellMs });
      await keyboard.activate(target, bell);
      const panel = target.getByRole('dialog', { name: 'Avisos' });
      const links = panel.getByRole('link');
      await links.nth(1).waitFor();
      expect(await links.first().getAttribute('href')).toBe('/my-received-collaborations');
      await keyboard.activate(target, links.first());
      await target.getByRole('heading', { level: 1, name: 'Colaboraciones recibidas' }).waitFor();
      await keyboard.activate(target, target.getByRole('link', { name: company, exact: true }));
      await target.getByText('Viene con una valoración cerrada').waitFor();
      await keyboard.activate(target, button(target, 'Aceptar solicitud'));
      await target.getByText('Solicitud aceptada').waitFor();
      await keyboard.activate(target, target.getByRole('link', { name: 'Abrir la conversación' }));
      await target.getByRole('heading', { level: 1, name: company }).waitFor();
      requestId = threadId(target);
    },
    bellMs + 60_000,
  );

  it('reads the closed version and answers', async () => {
    await keyboard.activate(target, button(target, 'Lectura de la versión 1'));
    const version = target.getByRole('dialog', { name: 'Versión 1' });
    await version.getByText('Valor de empresa', { exact: true }).waitFor();
    await target.keyboard.press('Escape');
    await version.waitFor({ state: 'detached' });
    const field = target.getByRole('textbox', { name: 'Escribe a Marta Soler' });
    await keyboard.typeInto(target, field, 'Leída. Conozco a dos.');
    await target.keyboard.press('ControlOrMeta+Enter');
    await target.getByText('Enviado', { exact: true }).waitFor();
  });

  it('the first sees who read what, widens it by the reports, and takes all of it back', async () => {
    await sender.goto(`${product.origin}/collaborations/${requestId}`);
    await sender.getByText('Leída. Conozco a dos.').waitFor();
    await sender.getByText('Jordi Ferrer abrió la versión 1').waitFor();
    await button(sender, 'Cambiar acceso').click();
    await sender.getByRole('checkbox', { name: 'Informes en PDF de esas versiones' }).check();
    await button(sender, 'Guardar').click();
    await sender.getByText('Acceso cambiado').waitFor();
    await sender.getByText('Descarga', { exact: true }).waitFor();
    await target.reload();
    await target.getByText('Descarga', { exact: true }).waitFor();
    await target.getByText(/^Leído/u).waitFor();
    await button(sender, 'Retirar acceso').click();
    await button(sender.getByRole('dialog'), 'Retirar acceso').click();
    await sender.getByText('Acceso retirado').waitFor();
  });

  it('the second gets what a missing one gets, in the page that is still open too', async () => {
    await button(target, 'Lectura de la versión 1').click();
    await target.getByRole('dialog', { name: 'Versión 1' }).getByText('No hemos podido').waitFor();
    await target.keyboard.press('Escape');
    const open = (id: string) =>
      refusalOf(jordi?.client.referrals.openVersion.mutate({ requestId: id, number: 1 }));
    const taken = await open(requestId);
    expect(taken).toEqual(await open(crypto.randomUUID()));
    expect(taken).toEqual(['not-found', 'not-found', 404]);
    await target.reload();
    await target.getByText('No puedes leer ninguna versión de la valoración.').waitFor();
  });

  it('say how it ended, one after the other, and the commission is earned', async () => {
    await sender.getByText('Ganada', { exact: true }).click();
    await sender.getByText('Resultado guardado').waitFor();
    await target.reload();
    await keyboard.activate(target, button(target, 'Confirmar resultado'));
    await target.getByText('Resultado confirmado').waitFor();
    await sender.goto(`${product.origin}/my-referrals?request=${requestId}`);
    const panel = sender.getByRole('complementary', { name: company });
    await panel.getByText('Siguiente: aprobación de la firma').waitFor();
    const steps = panel.getByRole('listitem');
    await steps.filter({ hasText: 'Estimada' }).first().waitFor();
    await steps.filter({ hasText: 'Devengada' }).first().waitFor();
  });

  it('one is refused with its reason, and one is withdrawn after a question', async () => {
    await target.goto(`${product.origin}/my-received-collaborations?status=pending`);
    const link = target.getByRole('link', { name: 'Instalaciones Tarrasol, S.L.', exact: true });
    await keyboard.activate(target, link);
    await keyboard.activate(target, button(target, 'Rechazar…'));
    await keyboard.activate(target, button(target, 'Rechazar'));
    const reason = target.getByLabel('Motivo');
    await eventually(() => reason.getAttribute('aria-invalid')).toBe('true');
    await keyboard.typeInto(target, reason, 'Este año no llevo instalaciones.');
    await keyboard.activate(target, button(target, 'Rechazar'));
    await target.getByText('Solicitud rechazada').waitFor();
    await sender.goto(`${product.origin}/my-referrals?search=tarrasol`);
    await sender.getByRole('link', { name: 'Instalaciones Tarrasol, S.L.', exact: true }).click();
    await sender.getByText('«Este año no llevo instalaciones.»').waitFor();
    await sender.goto(`${product.origin}/my-referrals?status=pending`);
    await button(sender, 'Pendiente: retirar Hotel Rural Sarmenta, S.L.').click();
    await button(sender.getByRole('dialog'), 'Retirar solicitud').click();
    await sender.getByText('Solicitud retirada').waitFor();
  });

  it('the statement is saved as a document and as values', async () => {
    await sender.goto(`${product.origin}/my-referrals/statement`);
    await sender.getByText('Saldo a tu favor', { exact: false }).first().waitFor();
    for (const [name, begins] of [
      ['Extracto en PDF', '%PDF'],
      ['CSV', 'Asiento'],
    ] as const) {
      const begun = sender.waitForEvent('download');
      await button(sender, name).click();
      const text = readFileSync(await (await begun).path())
        .toString('utf8')
        .slice(0, 40);
      expect(text).toContain(begins);
    }
  });

  it('choose how they are told by keys, and meet no error on the way', async () => {
    await sender.goto(`${product.origin}/settings?tab=notifications`);
    const choice = sender.getByRole('checkbox', { name: /: Resumen$/u }).first();
    const before = await choice.isChecked();
    await keyboard.tabTo(sender, choice);
    await sender.keyboard.press('Space');
    await sender.getByText('Notificaciones guardadas').waitFor();
    expect(await choice.isChecked()).toBe(!before);
    expect(failures).toEqual([]);
  });
});

describe('a business owner', () => {
  it('refers to the firm alone, with its clock, and neither lists nor asks advisers', async () => {
    const page = await pageOf(rosa);
    await page.goto(`${product.origin}/my-referrals`);
    const refersTo = page.getByRole('link', { name: 'Transportes Frigoríficos Cameros, S.L.' });
    await refersTo.click();
    await page.getByText('Siguiente: evaluación de la firma').waitFor();
    await page.getByRole('heading', { name: /^Evaluación en 48 h/u }).waitFor();
    await page.goto(`${product.origin}/my-referrals?new=true`);
    const dialog = page.getByRole('dialog', { name: 'Nueva solicitud' });
    await dialog.getByText('La firma responde en 48 horas', { exact: false }).waitFor();
    expect(await dialog.getByText('Otro asesor').count()).toBe(0);
    const referrals = rosa?.client.referrals;
    const userId = (await jordi?.client.auth.session.query())?.userId ?? '';
    const request = {
      requestId: crypto.randomUUID(),
      targetAdvisorId: userId,
      type: 'referral',
      companyName: 'Talleres, S.L.',
      message: 'Los socios quieren vender',
    } as const;
    const forbidden = ['forbidden', 'forbidden', 403];
    expect(await refusalOf(referrals?.create.mutate(request))).toEqual(forbidden);
    expect(await refusalOf(referrals?.advisers.query({}))).toEqual(forbidden);
    expect(await refusalOf(referrals?.listReceived.query({}))).toEqual(forbidden);
  });
});
