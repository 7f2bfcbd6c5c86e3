import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { listOnScreen } from './testing/list-on-screen.ts';
import { showList } from './testing/show-list.ts';
import { valuationItem } from '../../../lib/testing/valuation-item.ts';
import { startListServer } from './testing/start-list-server.ts';

const { bar, bodyRows, box, choose, many, press } = listOnScreen;

afterEach(() => {
  cleanup();
  dismissToast();
});

test.each([
  ['USD', 'USD', /^Rango de valor, M\u00a0USD/u],
  ['EUR', 'EUR', /^Rango de valor, M€/u],
  ['EUR', 'USD', /^Rango de valor, millones/u],
])('the range is headed by the currency of its values: %s and %s', async (one, other, head) => {
  const amounts = { equityLow: 2_000_000, equityCentral: 3_000_000, equityHigh: 4_000_000 };
  const items = [one, other].map((currency, at) => valuationItem(at, { currency, ...amounts }));
  await showList({ answers: startListServer(items).answers });
  expect(await screen.findByRole('columnheader', { name: head })).toBeTruthy();
});

test('of the views only the one that the address asks for is the current one', async () => {
  await showList({ answers: startListServer(many(3)).answers, search: '?status=draft' });
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
    await showList({ answers: startListServer([valuationItem(0, archived)]).answers });
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
      await showList({ answers: startListServer([]).answers, search: address });
      await screen.findByText('No hay nada en esta vista');
      expect(screen.getByText(text)).toBeTruthy();
      expect(firstTime()).toBeNull();
      expect((await views()).getAllByRole('link', { current: 'page' })).toHaveLength(1);
    },
  );

  test('counts as something that the person has made', async () => {
    await showList({ answers: startListServer([valuationItem(0, { archived: true })]).answers });
    await screen.findByText('Todas las tuyas están archivadas.');
    expect((await views()).queryByRole('link', { name: 'Compartidas archivadas' })).toBeNull();
  });
});

describe('a long list', () => {
  test('draws only the rows near the window, and reads on as it is scrolled', async () => {
    const server = startListServer(many(1_000));
    const { calls } = await showList({ answers: server.answers });
    await box(0);
    expect(bodyRows().length).toBeLessThan(60);
    const pages = () => calls('valuations.list').length;
    expect(pages()).toBe(1);
    await act(async () => window.scrollTo({ top: 80 * 40 }));
    await waitFor(() => expect(pages()).toBe(2));
    await box(85);
    expect(bodyRows().length).toBeLessThan(60);
    expect(document.querySelector('tr[data-index="85"]')?.getAttribute('aria-rowindex')).toBe('87');
  });

  test('selected as a whole it can be changed again and again, also where it is not loaded', async () => {
    const server = startListServer(many(280));
    await showList({ answers: server.answers, search: '?sort=companyName' });
    fireEvent.click(await box(0));
    await choose('Más acciones', 'Seleccionar todas las de la lista');
    await waitFor(() => bar().getByText('280 seleccionadas'));
    await choose('Cambiar estado', 'En curso');
    await waitFor(() => expect(currentToast()?.title).toBe('280 valoraciones en curso'));
    await waitFor(() => bar().getByText('280 seleccionadas'));
    await choose('Cambiar estado', 'Completada');
    await waitFor(() => expect(currentToast()?.title).toBe('280 valoraciones completadas'));
    expect(currentToast()?.description).toBeUndefined();
  });

  test('all of it can be selected without scrolling through it', async () => {
    const server = startListServer(many(1_000));
    await showList({ answers: server.answers });
    fireEvent.click(await box(0));
    await choose('Más acciones', 'Seleccionar todas las de la lista');
    await waitFor(() => bar().getByText('1.000 seleccionadas'));
    expect(bar().getByText('1.000.000.000 €')).toBeTruthy();
  });
});

describe('by keyboard', () => {
  test('arrows move between rows, Shift selects a range, Ctrl+A all that is loaded, Escape none', async () => {
    const server = startListServer(many(5));
    await showList({ answers: server.answers });
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
    await showList({ answers: server.answers });
    (await screen.findByRole('link', { name: 'Empresa 0' })).focus();
    await press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Empresa 1' }));
    await press(' ');
    expect((await box(1)).checked).toBe(true);
  });

  test('a row that leaves hands the focus to the one in its place', async () => {
    const server = startListServer(many(3));
    await showList({ answers: server.answers });
    (await box(1)).focus();
    fireEvent.click(await box(1));
    fireEvent.click(bar().getByRole('button', { name: 'Archivar' }));
    await waitFor(() => expect(bodyRows().length).toBe(2));
    await waitFor(async () => expect(document.activeElement).toBe(await box(2)));
  });
});

describe('what the list asks for', () => {
  test('is in the address: a filter, cleared again, and the way back', async () => {
    const server = startListServer([valuationItem(0), valuationItem(1, { sector: 'HOS' })]);
    const { router } = await showList({ answers: server.answers, search: '?sector=HOS' });
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
    const { router } = await showList({ answers: server.answers });
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
    await showList({ answers: server.answers, search: '?search=1' });
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
    // The focus must not be on the button that replaces the pressed one, because a second press would delete the
    // view again.
    expect(document.activeElement).toBe(tab);
    const remove = await screen.findByRole('button', { name: 'Eliminar vista' });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Las mías' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Guardar vista');
  });

  test('and finds nothing, it says why and what to do', async () => {
    const server = startListServer(many(1));
    await showList({ answers: server.answers, search: '?search=zzz' });
    await screen.findByText('Ninguna valoración coincide');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await box(0)).toBeTruthy();
  });

  test('of a view with nothing in it, it leads to all', async () => {
    const server = startListServer(many(1));
    await showList({ answers: server.answers, search: '?status=completed' });
    expect(await screen.findByText('No hay nada en esta vista')).toBeTruthy();
  });

  test('fails, and is asked again when told to', async () => {
    const server = startListServer(many(1));
    server.state.failing = 'unavailable';
    await showList({ answers: server.answers });
    await screen.findByRole('alert');
    server.state.failing = null;
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await box(0)).toBeTruthy();
  });
});

test('somebody without any valuation is led to the first one', async () => {
  await showList({ answers: startListServer([]).answers });
  await screen.findByText('Aquí estarán tus valoraciones');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('back from a valuation just created leads to the list, without its dialog', async () => {
  const server = startListServer(many(1));
  const { router } = await showList({
    answers: [
      server.answers,
      { valuations: { create: { ...valuationItem(0), document: workedExample, snapshot: null } } },
    ],
  });
  await box(0);
  fireEvent.click(screen.getByRole('button', { name: 'Nueva valoración' }));
  fireEvent.change(await screen.findByLabelText('Empresa'), { target: { value: 'Nueva, S.L.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Crear valoración' }));
  await screen.findByText('another page');
  await act(async () => router.history.back());
  await box(0);
  expect(router.state.location.search).toEqual({});
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a phone each valuation is a card that can be selected', async () => {
  const server = startListServer(many(300));
  await showList({ answers: server.answers, width: 360 });
  fireEvent.click(await box(0));
  expect(document.querySelectorAll('li[data-index]').length).toBeLessThan(60);
  expect(bar().getByText('1 seleccionada')).toBeTruthy();
  await choose('Más acciones', 'Archivar');
  await waitFor(() => expect(server.state.rows[0]?.archived).toBe(true));
});

test('on a phone the range of a valuation is in its own currency', async () => {
  const server = startListServer([valuationItem(0, { currency: 'USD' })]);
  await showList({ answers: server.answers, width: 360 });
  expect(await screen.findByText('0,9 – 1,1 M USD')).toBeTruthy();
});

test('what others share with me: no more than the share allows', async () => {
  const server = startListServer([valuationItem(0, { access: 'read', ownerName: 'Marta Puig' })]);
  await showList({ answers: server.answers, search: '?scope=shared' });
  fireEvent.click(await box(0));
  expect(screen.getByText('de Marta Puig')).toBeTruthy();
  const offered = bar().getAllByRole('button');
  expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Quitar la selección',
  ]);
  expect(screen.queryByRole('button', { name: /cambiar el estado/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
});

test('a status changed in its row is undone from the toast, to the version before', async () => {
  const server = startListServer([valuationItem(0, { status: 'completed' })]);
  await showList({ answers: server.answers });
  fireEvent.click(await screen.findByRole('button', { name: /^Completada: cambiar el estado/u }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'En curso' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Estado actualizado correctamente'));
  expect(server.state.rows).toMatchObject([{ status: 'in_progress', version: 2 }]);
  act(() => currentToast()?.action?.run());
  await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
  expect(server.state.rows).toMatchObject([{ status: 'completed', version: 1 }]);
  expect(await screen.findByRole('button', { name: /^Completada: cambiar/u })).toBeTruthy();
});
