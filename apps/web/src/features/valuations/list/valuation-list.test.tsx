import {
  act,
  cleanup,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '../../../lib/show-toast.ts';
import { startRun } from './bulk/bulk-run.ts';
import { renderList } from './testing/render-list.tsx';
import { listItem, startListServer } from './testing/start-list-server.ts';

configure({ asyncUtilTimeout: 8_000 });

afterEach(() => {
  cleanup();
  dismissToast();
});

const many = (count: number) => Array.from({ length: count }, (_, index) => listItem(index));
const bodyRows = () => document.querySelectorAll('tbody tr[data-index]');
const box = (number: number) =>
  screen.findByLabelText<HTMLInputElement>(`Seleccionar Empresa ${number}`);
const bar = () => within(screen.getByLabelText('Acciones con las seleccionadas'));
const press = (key: string, more = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });
const choose = async (button: string, item: string) => {
  fireEvent.click(bar().getByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const undo = () => act(async () => currentToast()?.action?.run());

test.each([
  ['USD', 'USD', /^Rango de valor, M\u00a0USD/u],
  ['EUR', 'EUR', /^Rango de valor, M€/u],
  ['EUR', 'USD', /^Rango de valor, millones/u],
])('the range is headed by the currency of its values: %s and %s', async (one, other, head) => {
  const amounts = { equityLow: 2_000_000, equityCentral: 3_000_000, equityHigh: 4_000_000 };
  const items = [one, other].map((currency, at) => listItem(at, { currency, ...amounts }));
  await renderList({ answer: startListServer(items).answer });
  expect(await screen.findByRole('columnheader', { name: head })).toBeTruthy();
});

test('of the views only the one that the address asks for is the current one', async () => {
  await renderList({ answer: startListServer(many(3)).answer, address: '?status=draft' });
  const views = within(await screen.findByRole('navigation', { name: 'Vistas' }));
  const current = views.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Borradores'),
  ]);
});

describe('what has been archived', () => {
  const archived = { archived: true, access: 'edit', ownerName: 'Marta Puig' } as const;
  const views = async () => within(await screen.findByRole('navigation', { name: 'Vistas' }));
  const firstTime = () => screen.queryByText('Aquí estarán tus valoraciones');

  test('and is shared with a person without any of their own has a tab that leads to it', async () => {
    await renderList({ answer: startListServer([listItem(0, archived)]).answer });
    const tab = await (await views()).findByRole('link', { name: 'Compartidas archivadas' });
    expect(firstTime()).toBeNull();
    expect(screen.queryByText('Aún no has creado ninguna.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ver todas' })).toBeNull();
    fireEvent.click(tab);
    await screen.findAllByText('Empresa 0');
    await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('page'));
    expect(screen.queryByText('Guardar vista')).toBeNull();
  });

  test.each([
    ['?scope=shared&archived=true', /comparten contigo.*cuando se archivan/u],
    ['?scope=shared', /Cuando alguien comparta contigo/u],
    ['?archived=true', /Las que archives/u],
  ])(
    'or is shared may be asked for by who has nothing: %s answers with the view, not with a beginning',
    async (address, text) => {
      await renderList({ answer: startListServer([]).answer, address });
      await screen.findByText('No hay nada en esta vista');
      expect(screen.getByText(text)).toBeTruthy();
      expect(firstTime()).toBeNull();
      expect((await views()).getAllByRole('link', { current: 'page' })).toHaveLength(1);
    },
  );

  test('counts as something that the person has made', async () => {
    await renderList({ answer: startListServer([listItem(0, { archived: true })]).answer });
    await screen.findByText('Todas las tuyas están archivadas.');
    expect((await views()).queryByRole('link', { name: 'Compartidas archivadas' })).toBeNull();
  });
});

describe('a long list', () => {
  test('draws only the rows near the window, and reads on as it is scrolled', async () => {
    const server = startListServer(many(1_000));
    const asked = vi.fn<typeof server.answer>(server.answer);
    await renderList({ answer: asked });
    await box(0);
    expect(bodyRows().length).toBeLessThan(60);
    const pages = () =>
      asked.mock.calls.filter(([procedure]) => procedure === 'valuations.list').length;
    expect(pages()).toBe(1);
    await act(async () => window.scrollTo({ top: 80 * 40 }));
    await waitFor(() => expect(pages()).toBe(2));
    await box(85);
    expect(bodyRows().length).toBeLessThan(60);
    expect(document.querySelector('tr[data-index="85"]')?.getAttribute('aria-rowindex')).toBe('87');
  });

  test('all of it can be selected without scrolling through it', async () => {
    const server = startListServer(many(1_000));
    await renderList({ answer: server.answer });
    fireEvent.click(await box(0));
    await choose('Más acciones', 'Seleccionar todas las de la lista');
    await waitFor(() => bar().getByText('1000 seleccionadas'));
    expect(bar().getByText('1.000.000.000 €')).toBeTruthy();
  });
});

describe('by keyboard', () => {
  test('arrows move between rows, Shift selects a range, Ctrl+A all that is loaded, Escape none', async () => {
    const server = startListServer(many(5));
    await renderList({ answer: server.answer });
    (await box(1)).focus();
    await press('ArrowDown', { shiftKey: true });
    await press('ArrowDown', { shiftKey: true });
    expect(document.activeElement).toBe(await box(3));
    expect(bar().getByText('3 seleccionadas')).toBeTruthy();
    await press('a', { ctrlKey: true });
    expect(bar().getByText('5 seleccionadas')).toBeTruthy();
    await press('Escape');
    expect(screen.queryByText(/seleccionadas$/)).toBeNull();
    await press('Home');
    expect(document.activeElement).toBe(await box(0));
    await press('End');
    expect(document.activeElement).toBe(await box(4));
  });

  test('the arrows keep to their column', async () => {
    const server = startListServer(many(3));
    await renderList({ answer: server.answer });
    (await screen.findByRole('link', { name: 'Empresa 0' })).focus();
    await press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Empresa 1' }));
    await press(' ');
    expect((await box(1)).checked).toBe(true);
  });

  test('a row that leaves hands the focus to the one in its place', async () => {
    const server = startListServer(many(3));
    await renderList({ answer: server.answer });
    (await box(1)).focus();
    fireEvent.click(await box(1));
    fireEvent.click(bar().getByRole('button', { name: 'Archivar' }));
    await waitFor(() => expect(bodyRows().length).toBe(2));
    await waitFor(async () => expect(document.activeElement).toBe(await box(2)));
  });
});

describe('acting on many', () => {
  test('a change of status shows at once, says how many, and can be undone to what each was', async () => {
    const server = startListServer([listItem(0), listItem(1, { status: 'completed' })]);
    await renderList({ answer: server.answer });
    fireEvent.click(await box(0));
    fireEvent.click(await box(1));
    await choose('Cambiar estado', 'En curso');
    await waitFor(() => expect(currentToast()?.title).toBe('2 valoraciones en curso'));
    expect(screen.getAllByRole('button', { name: /^En curso: cambiar/ })).toHaveLength(2);
    await undo();
    await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
    expect(server.state.rows.map(({ status }) => status)).toEqual(['draft', 'completed']);
  });

  test('where some are refused it says how many and why, and undoes only the others', async () => {
    const server = startListServer(many(3));
    server.state.stubborn.add('Empresa 1');
    await renderList({ answer: server.answer });
    for (const number of [0, 1, 2]) fireEvent.click(await box(number));
    await choose('Cambiar estado', 'Completada');
    await waitFor(() => expect(currentToast()?.kind).toBe('warning'));
    expect(currentToast()).toMatchObject({
      title: '2 valoraciones completadas',
      description: '1 no se ha podido cambiar. La valoración no puede pasar a ese estado.',
    });
    await undo();
    await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
    expect(server.state.rows.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
    expect(server.state.actions.map((action) => 'to' in action && action.to)).toEqual([
      'completed',
      'in_progress',
      'draft',
    ]);
  });

  test('what is no longer in the list is not selected any more', async () => {
    const server = startListServer(many(4));
    await renderList({ answer: server.answer });
    for (const number of [0, 1, 2]) fireEvent.click(await box(number));
    const [first, archived, , last] = server.state.rows;
    if (first === undefined || archived === undefined || last === undefined) throw new Error();
    server.state.rows = [first, { ...archived, archived: true }, last];
    await choose('Cambiar estado', 'En curso');
    await waitFor(() => expect(bar().getByText('1 seleccionada')).toBeTruthy());
    expect(bar().getByText('1.000.000 €')).toBeTruthy();
    expect((await box(0)).checked).toBe(true);
  });

  test('tags taken off and put on at once are undone at once, also when other work was under way', async () => {
    const server = startListServer([listItem(0, { tags: ['vieja'] })]);
    await renderList({ answer: server.answer });
    fireEvent.click(await box(0));
    fireEvent.click(bar().getByRole('button', { name: 'Etiquetar' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Etiquetas', { selector: 'input' });
    fireEvent.keyDown(field, { key: 'Backspace' });
    fireEvent.change(field, { target: { value: 'nueva' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Etiquetas cambiadas'));
    expect(server.state.rows[0]?.tags).toEqual(['nueva']);
    const undoTags = currentToast()?.action?.run;
    let end = (): void => undefined;
    const other = startRun(
      { kind: 'export', total: null },
      () =>
        new Promise<null>((resolve) => {
          end = () => resolve(null);
        }),
    );
    await act(async () => undoTags?.());
    await waitFor(() =>
      expect(currentToast()?.title).toBe('Espera a que termine el cambio en marcha'),
    );
    await act(async () => {
      end();
      await other;
    });
    await undo();
    await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
    expect(server.state.rows[0]?.tags).toEqual(['vieja']);
  });

  test('archived ones leave the list, and undoing brings them back', async () => {
    const server = startListServer(many(3));
    await renderList({ answer: server.answer });
    fireEvent.click(await box(1));
    fireEvent.click(bar().getByRole('button', { name: 'Archivar' }));
    await waitFor(() => expect(bodyRows().length).toBe(2));
    await undo();
    await waitFor(() => expect(bodyRows().length).toBe(3));
  });

  test('deleting names what is lost and what stays, and is not offered to be undone', async () => {
    const server = startListServer([
      listItem(0),
      listItem(1, { status: 'completed', everCompleted: true }),
    ]);
    await renderList({ answer: server.answer });
    fireEvent.click(await box(0));
    fireEvent.click(await box(1));
    await choose('Más acciones', 'Eliminar borradores…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Empresa 0')).toBeTruthy();
    expect(dialog.queryByText('Empresa 1')).toBeNull();
    expect(dialog.getByText(/^1 no se elimina/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Borrador eliminado'));
    expect(currentToast()?.action).toBeUndefined();
    expect(server.state.rows).toHaveLength(1);
  });

  test('without a connection nothing changes and it says so', async () => {
    const server = startListServer(many(2));
    await renderList({
      answer: (procedure, input) =>
        procedure === 'valuations.applyToMany'
          ? { refusal: 'unavailable' }
          : server.answer(procedure, input),
    });
    fireEvent.click(await box(0));
    fireEvent.click(bar().getByRole('button', { name: 'Archivar' }));
    await screen.findByText('Cambiando: 0 de 1');
    // It is asked again until the server may have started again.
    const toldAtLast = { timeout: 12_000 };
    await waitFor(() => expect(currentToast()?.title).toBe('No se ha cambiado nada'), toldAtLast);
    expect(bodyRows().length).toBe(2);
  });
});

describe('what the list asks for', () => {
  test('is in the address: a filter, cleared again, and the way back', async () => {
    const server = startListServer([listItem(0), listItem(1, { sector: 'HOS' })]);
    const router = await renderList({ answer: server.answer, address: '?sector=HOS' });
    await box(1);
    expect(bodyRows().length).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Sector' }));
    await box(0);
    expect(router.state.location.search).toEqual({});
    await act(async () => router.history.back());
    await waitFor(() => expect(bodyRows().length).toBe(1));
  });

  test('periods can be gone through by key, and one chosen otherwise closes them', async () => {
    const server = startListServer(many(2));
    const router = await renderList({ answer: server.answer });
    await box(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'Actualizada' })[0] ?? window);
    const period = await screen.findByLabelText('últimos 7 días');
    fireEvent.keyDown(period, { key: 'ArrowDown' });
    fireEvent.click(period);
    fireEvent.keyUp(period, { key: 'ArrowDown' });
    await waitFor(() => expect(router.state.location.search).toEqual({ updated: '7d' }));
    fireEvent.click(screen.getByLabelText('últimos 30 días'));
    await waitFor(() => expect(router.state.location.search).toEqual({ updated: '30d' }));
    await waitFor(() => expect(screen.queryByLabelText('últimos 7 días')).toBeNull());
  });

  test('can be kept as a view of one’s own, and taken away', async () => {
    const server = startListServer(many(2));
    await renderList({ answer: server.answer, address: '?search=1' });
    await box(1);
    fireEvent.click(screen.getByRole('button', { name: 'Guardar vista' }));
    const name = await screen.findByLabelText('Nombre de la vista');
    name.focus();
    fireEvent.change(name, {
      target: { value: 'Las mías' },
    });
    fireEvent.submit(screen.getByLabelText('Nombre de la vista'));
    const tab = await screen.findByRole('link', { name: 'Las mías' });
    await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('page'));
    expect(server.state.views[0]?.search).toEqual({ search: '1' });
    const remove = await screen.findByRole('button', { name: 'Eliminar vista' });
    expect(document.activeElement).toBe(remove);
    fireEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Las mías' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Guardar vista');
  });

  test('and finds nothing, it says why and what to do', async () => {
    const server = startListServer(many(1));
    await renderList({ answer: server.answer, address: '?search=zzz' });
    await screen.findByText('Ninguna valoración coincide');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await box(0)).toBeTruthy();
  });

  test('of a view with nothing in it, it leads to all', async () => {
    const server = startListServer(many(1));
    await renderList({ answer: server.answer, address: '?status=completed' });
    expect(await screen.findByText('No hay nada en esta vista')).toBeTruthy();
  });

  test('fails, and is asked again when told to', async () => {
    const server = startListServer(many(1));
    server.state.failing = 'unavailable';
    await renderList({ answer: server.answer });
    await screen.findByRole('alert');
    server.state.failing = null;
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await box(0)).toBeTruthy();
  });
});

test('somebody without any valuation is led to the first one', async () => {
  await renderList({ answer: startListServer([]).answer });
  await screen.findByText('Aquí estarán tus valoraciones');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('on a phone each valuation is a card that can be selected', async () => {
  const server = startListServer(many(300));
  await renderList({ answer: server.answer, isDesk: false });
  fireEvent.click(await box(0));
  expect(document.querySelectorAll('li[data-index]').length).toBeLessThan(60);
  expect(bar().getByText('1 seleccionada')).toBeTruthy();
  await choose('Más acciones', 'Archivar');
  await waitFor(() => expect(server.state.rows[0]?.archived).toBe(true));
});

test('on a phone the range of a valuation is in its own currency', async () => {
  const server = startListServer([listItem(0, { currency: 'USD' })]);
  await renderList({ answer: server.answer, isDesk: false });
  expect(await screen.findByText('0,9 – 1,1 M USD')).toBeTruthy();
});

test('what others share with me: no more than the share allows', async () => {
  const server = startListServer([listItem(0, { access: 'read', ownerName: 'Marta Puig' })]);
  await renderList({ answer: server.answer, address: '?scope=shared' });
  fireEvent.click(await box(0));
  expect(screen.getByText('de Marta Puig')).toBeTruthy();
  expect(bar().queryByRole('button', { name: 'Archivar' })).toBeNull();
  expect(screen.queryByRole('button', { name: /cambiar el estado/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
});
