import { msg } from '@lingui/core/macro';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmEmailAddress } from './people/confirm-email-address.ts';
import { editorPage } from './page/editor-page.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { eventually } from './page/eventually.ts';
import { expectFocused } from './page/expect-focused.ts';
import { journeyPerson, type JourneyPerson } from './people/journey-person.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { sharedProduct } from './product/shared-product.ts';

const personName = 'Marina Ferrer Soto';

let product: OpenProduct;
let creator: PreparedAdviser;
let colleague: PreparedAdviser;

const state = (page: Page, kind: string): Promise<void> =>
  page.locator(`[data-save-state="${kind}"]`).first().waitFor();

/** The button's label contains the name of the user with whom, or by whom, the valuation is shared. */
const panelButton = ({ page, t }: JourneyPerson, text = ''): Locator =>
  page.getByRole('button', { name: t(msg`${text}: personas, notas, actividad y versiones`) });

const panelOf = ({ page, t }: JourneyPerson): Locator =>
  page.getByRole('dialog', { name: t(msg`Personas e historial`) });

const openPanel = async (person: JourneyPerson, tab: string): Promise<Locator> => {
  await journeyPerson.press(person, panelButton(person));
  const panel = panelOf(person);
  const tabs = panel.getByRole('tablist');
  await tabs.waitFor();
  await journeyPerson.openTab(person, tabs, tab);
  return panel;
};

const sharePanel = (person: JourneyPerson): Promise<Locator> =>
  openPanel(person, person.t(msg`Compartir`));

beforeAll(async () => {
  product = await sharedProduct.open();
  creator = await prepareAdviser(product.origin, 'propietaria@despacho.example');
  colleague = await prepareAdviser(product.origin, 'colega@despacho.example');
  for (const person of [creator, colleague]) await confirmEmailAddress(product.origin, person);
});

afterAll(() => product.close());

// One story; each test continues where the previous one ended.
const runs = testRunScope.runsOf('two people');
describe.sequential.each(runs)('two people, in $language at $width px by $way', (run) => {
  let valuationId: string;
  let mine: JourneyPerson;
  let theirs: JourneyPerson;

  beforeAll(async () => {
    valuationId = await prepareValuation(creator);
    [mine, theirs] = await Promise.all([
      journeyPerson.open(product, creator, run),
      journeyPerson.open(product, colleague, run),
    ]);
  });

  afterAll(() => Promise.all([mine, theirs].map(({ page }) => page.context().close())));

  const show = async ({ page }: JourneyPerson): Promise<void> => {
    await page.goto(`${product.origin}/valuation/${valuationId}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  const documentNow = async () =>
    (await creator.client.valuations.get.query({ id: valuationId })).document;

  it('the other one finds nothing before it is shared', async () => {
    const { page, t } = theirs;
    await page.goto(`${product.origin}/valuation/${valuationId}`);
    await page.getByRole('heading', { name: t(msg`No encontramos esta valoración`) }).waitFor();
  });

  it('is shared with the right to edit, and a wrong address is told at its field', async () => {
    const { page, t, way } = mine;
    await show(mine);
    const panel = await sharePanel(mine);
    const email = panel.getByRole('textbox', { name: t(msg`Email de la persona`) });
    const share = async (address: string): Promise<void> => {
      await journeyPerson.write(mine, email, address);
      if (way === 'keyboard') await page.keyboard.press('Enter');
      else await panel.getByRole('button', { name: t(msg`Compartir`), exact: true }).click();
    };
    const right = panel.getByRole('combobox', { name: t(msg`Qué puede hacer`) });
    expect(await right.inputValue()).toBe('read');
    await journeyPerson.choose(mine, right, 'edit');
    await share('nadie@despacho.example');
    await panel.getByText(t(msg`No hay nadie en Valía que haya verificado este email`)).waitFor();
    await share(colleague.email);
    await panel.getByText(colleague.email).waitFor();
    await journeyPerson.leave(mine, panel);
    const name = personName;
    await expectFocused(panelButton(mine, t(msg`Con ${name}`)));
  });

  it('both edit different fields: nothing is asked, all is merged, and nothing is lost', async () => {
    const { t, page } = theirs;
    await show(theirs);
    const owner = personName;
    await panelButton(theirs, t(msg`De ${owner}`)).waitFor();
    const name = 'De quien la creó, S.L.';
    await editorPage.save(mine.page, () => journeyPerson.writeField(mine, 'company.name', name));
    await editorPage.save(page, () =>
      journeyPerson.writeField(theirs, 'client.contact', 'De quien la edita'),
    );
    const shown = journeyPerson.fieldAt(theirs, 'company.name');
    await eventually(() => shown.inputValue()).toBe(name);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const { company, client } = await documentNow();
    expect([company.name, client.contact]).toEqual([name, 'De quien la edita']);
  });

  it('the activity tells who changed which field, from what to what', async () => {
    const { t } = mine;
    const panel = await openPanel(mine, t(msg`Actividad`));
    const entries = panel.getByRole('list', { name: t(msg`Actividad`) });
    await entries.getByText(t(msg`Contacto del cliente`)).waitFor();
    const text = (await entries.textContent()) ?? '';
    expect(text).toContain('De quien la edita');
    const person = personName;
    expect(text).toContain(t(msg`la compartió con ${person}, que puede editarla`));
    await journeyPerson.leave(mine, panel);
  });

  it('a private note is the writer’s alone', async () => {
    const { t } = mine;
    const note = (panel: Locator) => panel.getByRole('textbox', { name: t(msg`Notas privadas`) });
    const panel = await openPanel(mine, t(msg`Notas`));
    await journeyPerson.write(mine, note(panel), 'Pedir el modelo 200');
    await panel.getByText(t(msg`Guardado`), { exact: true }).waitFor();
    await journeyPerson.leave(mine, panel);
    const other = await openPanel(theirs, t(msg`Notas`));
    expect(await note(other).inputValue()).toBe('');
    await journeyPerson.leave(theirs, other);
  });

  it('taken back while the other one edits: the save is refused, and what was typed stays', async () => {
    const { page, t } = theirs;
    const panel = await sharePanel(mine);
    const name = personName;
    const takeBack = panel.getByRole('button', { name: t(msg`Retirar el acceso a ${name}`) });
    await journeyPerson.press(mine, takeBack);
    await panel.getByText(colleague.email).waitFor({ state: 'hidden' });
    await journeyPerson.leave(mine, panel);
    await journeyPerson.writeField(theirs, 'client.contact', 'Ya sin permiso');
    const lost = page.getByRole('dialog', {
      name: t(msg`Ya no tienes acceso a esta valoración`),
    });
    await lost.getByText('Ya sin permiso').waitFor();
    const goOn = lost.getByRole('button', { name: t(msg`Seguir viendo la valoración`) });
    await journeyPerson.press(theirs, goOn);
    await lost.waitFor({ state: 'hidden' });
    expect(await journeyPerson.fieldAt(theirs, 'client.contact').inputValue()).toBe(
      'Ya sin permiso',
    );
    await state(page, 'refused');
    expect((await documentNow()).client.contact).toBe('De quien la edita');
  });

  it('the activity undoes it, like the toast: the other one has it again', async () => {
    const { page, t } = mine;
    const person = personName;
    const panel = await openPanel(mine, t(msg`Actividad`));
    const entries = panel.getByRole('list', { name: t(msg`Actividad`) });
    const shared = entries.getByText(t(msg`la compartió con ${person}, que puede editarla`));
    await shared.waitFor();
    const what = t(msg`dejó de compartirla con ${person}`);
    const undo = entries.getByRole('button', { name: t(msg`Deshacer: ${what}`), exact: true });
    await journeyPerson.press(mine, undo);
    await page.getByText(t(msg`Cambio deshecho`)).waitFor();
    await undo.waitFor({ state: 'hidden' });
    expect(await shared.count()).toBe(2);
    await expectFocused(entries);
    await journeyPerson.leave(mine, panel);
    const { shares } = await creator.client.valuations.people.query({ id: valuationId });
    expect(shares).toMatchObject([{ email: colleague.email, right: 'edit' }]);
  });

  it('shared again to be read, everything can be read and nothing changed', async () => {
    const { page, t } = theirs;
    const { email } = colleague;
    await creator.client.valuations.share.mutate({ id: valuationId, email, right: 'read' });
    await show(theirs);
    const owner = personName;
    const notice = t(msg`${owner} la comparte contigo para leerla: no puedes cambiarla.`);
    await page.getByText(notice).waitFor();
    expect(await journeyPerson.fieldAt(theirs, 'company.name').isEditable()).toBe(false);
    const [name, companyName] = ['', 'De quien la creó, S.L.'];
    const status = page.getByRole('button', {
      name: t(msg`${name}: cambiar el estado de ${companyName}`),
    });
    expect(await status.count()).toBe(0);
  });
});

describe.each(testRunScope.onlyInFullRun)(
  '%s the versions of a valuation and what stands beside',
  () => {
    let person: JourneyPerson;
    let page: Page;

    const companyNameField = (): Locator => journeyPerson.fieldAt(person, 'company.name');

    beforeAll(async () => {
      person = await journeyPerson.open(product, creator, {
        language: 'es',
        width: 1440,
        way: 'mouse',
      });
      page = person.page;
    });

    it('an earlier one can be looked at, and compared with the present', async () => {
      const { client } = creator;
      const valuationId = await prepareValuation(creator);
      await client.valuations.share.mutate({
        id: valuationId,
        email: colleague.email,
        right: 'edit',
      });
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
      await page.goto(`${product.origin}/valuation/${valuationId}?panel=versions`);
      const panel = panelOf(person);
      await panel.getByText(/El valor sube 1\.000\.000/).waitFor();
      await panel.getByText('Puente a fondos propios').first().waitFor();
      await panel.getByRole('button', { name: 'Ver como tabla' }).click();
      await panel.getByRole('table').waitFor();
      await panel.getByRole('link', { name: 'Ver la versión 1' }).click();
      await page.getByText(/^Versión 1, cerrada el/).waitFor();
      await expectFocused(page.getByRole('heading', { level: 1, name: 'Empresa' }));
      expect(await companyNameField().isEditable()).toBe(false);
      await page.getByRole('link', { name: 'Volver a la actual' }).click();
      await panelOf(person).waitFor();
      await page.goBack();
      await page.getByText(/^Versión 1, cerrada el/).waitFor();
    });

    it('an earlier version is accessible', async () => {
      await expectAccessibleAppearances(page, 'version', 'es');
      await page.getByRole('link', { name: 'Volver a la actual' }).click();
    });

    it.each(['Versiones', 'Actividad', 'Notas', 'Compartir'])('%s is accessible', async (tab) => {
      await panelOf(person).getByRole('tab', { name: tab }).click();
      await panelOf(person).getByRole('tabpanel', { name: tab }).waitFor();
      await expectAccessibleAppearances(page, tab, 'es');
    });
  },
);
