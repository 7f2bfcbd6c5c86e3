import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmAddress } from './confirm-address.ts';
import { expectAccessibleLooks } from './expect-accessible-looks.ts';
import type { OpenProduct } from './open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './shared-product.ts';

let product: OpenProduct;
let owner: PreparedAdviser;
let colleague: PreparedAdviser;
let valuationId: string;
let mine: Page;
let theirs: Page;

const companyName = (page: Page) => page.getByRole('textbox', { name: 'Nombre de la empresa' });
const contactOf = (page: Page) => page.getByRole('textbox', { name: 'Contacto' });
const state = (page: Page, kind: string) =>
  page.locator(`[data-save-state="${kind}"]`).first().waitFor();
const save = async (page: Page): Promise<void> => {
  await state(page, 'unsaved');
  await state(page, 'saved');
};
const panelButton = (page: Page) =>
  page.getByRole('button', { name: /personas, notas, actividad y versiones$/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Personas e historial' });

const openPanel = async (page: Page, tab: string) => {
  await panelButton(page).click();
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: tab }).click();
  return panel;
};

const closePanel = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await panelOf(page).waitFor({ state: 'hidden' });
};

const show = async (page: Page): Promise<void> => {
  await page.goto(`${product.origin}/valuation/${valuationId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

beforeAll(async () => {
  product = await sharedProduct.open();
  owner = await prepareAdviser(product.origin, 'propietaria@despacho.example');
  colleague = await prepareAdviser(product.origin, 'colega@despacho.example');
  for (const person of [owner, colleague]) await confirmAddress(product.origin, person);
  valuationId = await prepareValuation(owner);
  const options = {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  } as const;
  const [own, other] = await Promise.all([
    owner.openContext(product.browser, options),
    colleague.openContext(product.browser, options),
  ]);
  [mine, theirs] = await Promise.all([own.newPage(), other.newPage()]);
});

afterAll(() => product.close());

describe.sequential('two people on one valuation', () => {
  it('the other one finds nothing before it is shared', async () => {
    await theirs.goto(`${product.origin}/valuation/${valuationId}`);
    await theirs.getByRole('heading', { name: 'No encontramos esta valoración' }).waitFor();
  });

  it('is shared by keyboard with the right to edit, and a wrong address is told at its field', async () => {
    await show(mine);
    await panelButton(mine).focus();
    await mine.keyboard.press('Enter');
    const panel = panelOf(mine);
    const email = panel.getByRole('textbox', { name: 'Email de la persona' });
    await email.focus();
    await mine.keyboard.type('nadie@despacho.example');
    await mine.keyboard.press('Enter');
    await panel.getByText('No hay nadie en Valía que haya verificado este email').waitFor();
    await email.fill('');
    await mine.keyboard.type(colleague.email);
    await mine.keyboard.press('Enter');
    await panel.getByText(colleague.email).waitFor();
    await closePanel(mine);
    expect(await panelButton(mine).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
    await mine.getByText('Con Marina Ferrer Soto').waitFor();
  });

  it('both edit: the conflict names the fields, is merged, and nothing is lost', async () => {
    await show(theirs);
    await theirs.getByText('De Marina Ferrer Soto').waitFor();
    await companyName(mine).fill('De quien la creó, S.L.');
    await save(mine);
    await contactOf(theirs).fill('De quien la edita');
    const dialog = theirs.getByRole('dialog', { name: 'Otra persona ha guardado cambios' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      'Nombre de la empresa',
      'Contacto del cliente',
    ]);
    await dialog.getByRole('button', { name: 'Conservar los míos' }).click();
    await state(theirs, 'saved');
    const { document } = await owner.client.valuations.get.query({ id: valuationId });
    expect([document.company.name, document.client.contact]).toEqual([
      'De quien la creó, S.L.',
      'De quien la edita',
    ]);
  });

  it('the activity tells who changed which field, from what to what', async () => {
    const panel = await openPanel(mine, 'Actividad');
    const entries = panel.getByRole('list', { name: 'Actividad' });
    await entries.getByText('Contacto del cliente').waitFor();
    const text = (await entries.textContent()) ?? '';
    expect(text).toContain('De quien la edita');
    expect(text).toContain('la compartió con Marina Ferrer Soto, que puede editarla');
    await closePanel(mine);
  });

  it('a private note is the writer’s alone', async () => {
    const panel = await openPanel(mine, 'Notas');
    await panel.getByRole('textbox', { name: 'Notas privadas' }).fill('Pedir el modelo 200');
    await panel.getByText('Guardado', { exact: true }).waitFor();
    await closePanel(mine);
    const other = await openPanel(theirs, 'Notas');
    expect(await other.getByRole('textbox', { name: 'Notas privadas' }).inputValue()).toBe('');
    await closePanel(theirs);
  });

  it('taken back while the other one edits: the save is refused, and what was typed stays', async () => {
    const panel = await openPanel(mine, 'Compartir');
    await panel.getByRole('button', { name: /^Retirar el acceso a/ }).click();
    await panel.getByText(colleague.email).waitFor({ state: 'hidden' });
    await closePanel(mine);
    await contactOf(theirs).fill('Ya sin permiso');
    const lost = theirs.getByRole('dialog', { name: 'Ya no tienes acceso a esta valoración' });
    await lost.getByText('Ya sin permiso').waitFor();
    await lost.getByRole('button', { name: 'Seguir viendo la valoración' }).click();
    await lost.waitFor({ state: 'hidden' });
    expect(await contactOf(theirs).inputValue()).toBe('Ya sin permiso');
    await state(theirs, 'refused');
    const { document } = await owner.client.valuations.get.query({ id: valuationId });
    expect(document.client.contact).toBe('De quien la edita');
  });

  it('shared again to be read, everything can be read and nothing changed', async () => {
    await owner.client.valuations.share.mutate({
      id: valuationId,
      email: colleague.email,
      right: 'read',
    });
    const page = await theirs.context().newPage();
    await show(page);
    await page.getByText('Marina Ferrer Soto la comparte contigo para leerla').waitFor();
    expect(await companyName(page).isEditable()).toBe(false);
    expect(await page.getByRole('button', { name: /cambiar el estado/ }).count()).toBe(0);
    await page.close();
  });
});

describe.sequential('the versions of a valuation', () => {
  it('an earlier one can be looked at, and compared with the present', async () => {
    const { client } = owner;
    const { version } = await client.valuations.get.query({ id: valuationId });
    const done = await client.valuations.changeStatus.mutate({
      id: valuationId,
      version,
      to: 'completed',
    });
    const open = await client.valuations.changeStatus.mutate({
      id: valuationId,
      version: done.version,
      to: 'in_progress',
    });
    const { document } = await client.valuations.get.query({ id: valuationId });
    await client.valuations.update.mutate({
      id: valuationId,
      version: open.version,
      document: { ...document, bridge: { ...document.bridge, cash: 1_884_000 } },
    });
    await mine.goto(`${product.origin}/valuation/${valuationId}?panel=versions`);
    const panel = panelOf(mine);
    await panel.getByText(/El valor sube 1\.000\.000/).waitFor();
    await panel.getByText('Puente a fondos propios').first().waitFor();
    await panel.getByRole('button', { name: 'Ver como tabla' }).click();
    await panel.getByRole('table').waitFor();
    await panel.getByRole('link', { name: 'Ver la versión 1' }).click();
    await mine.getByText(/^Versión 1, cerrada el/).waitFor();
    expect(await companyName(mine).isEditable()).toBe(false);
    await mine.getByRole('link', { name: 'Volver a la actual' }).click();
    await panelOf(mine).waitFor();
    await mine.goBack();
    await mine.getByText(/^Versión 1, cerrada el/).waitFor();
  });
});

describe.sequential('what stands beside the work is accessible', () => {
  it('an earlier version', async () => {
    await expectAccessibleLooks(mine, 'version', 'es');
    await mine.getByRole('link', { name: 'Volver a la actual' }).click();
  });

  it.each(['Versiones', 'Actividad', 'Notas', 'Compartir'])('%s', async (tab) => {
    await panelOf(mine).getByRole('tab', { name: tab }).click();
    await panelOf(mine).getByRole('tabpanel', { name: tab }).waitFor();
    await expectAccessibleLooks(mine, tab, 'es');
  });
});
