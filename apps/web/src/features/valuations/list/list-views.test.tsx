import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { showList } from './testing/show-list.ts';
import { valuationItem } from '../../../lib/testing/valuation-item.ts';
import { startListServer } from './testing/start-list-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const rows = [valuationItem(0), valuationItem(1, { sector: 'HOS' })];

test('codes that nobody knows are no filters: none shows, none is counted', async () => {
  await showList({
    answers: startListServer(rows).answers,
    search: '?sector=ZZZZ&province=99',
  });
  await screen.findByLabelText('Seleccionar Empresa 1');
  expect(screen.queryByRole('button', { name: /^Quitar el filtro/u })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull();
});

test('one’s own view of a status is the current one, not the tab of that status beside it', async () => {
  const server = startListServer(rows);
  const search = { status: 'draft', search: 'empresa' };
  server.state.views = [{ id: crypto.randomUUID(), name: 'Las mías', search }];
  await showList({ answers: server.answers, search: '?status=draft&search=empresa' });
  const own = await screen.findByRole('link', { name: 'Las mías' });
  await waitFor(() => expect(own.getAttribute('aria-current')).toBe('page'));
  const views = within(screen.getByRole('navigation', { name: 'Vistas' }));
  expect(views.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

test('one view too many is told of at its name', async () => {
  const server = startListServer(rows);
  await showList({
    answers: [
      server.answers,
      {
        valuations: {
          saveView: {
            refusal: 'invalid-input',
            fields: [{ path: 'name', code: 'too-many', params: { maximum: 20 } }],
          },
        },
      },
    ],
    search: '?search=1',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const name = await screen.findByLabelText('Nombre de la vista');
  fireEvent.change(name, { target: { value: 'La 21' } });
  fireEvent.submit(name);
  await screen.findByText('Ya tienes 20 vistas, el máximo. Elimina una para guardar otra.');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(currentToast()).toBeNull();
});

const openRenaming = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar nombre' }));
  return screen.findByLabelText('Nombre de la vista');
};

const own = { id: 'd6a1c0f4-6a0e-4d0c-9b53-0c6fcb0a7d11', name: 'Mías', search: { search: '1' } };

test('one’s own view is renamed in its place, by the keyboard alone', async () => {
  const server = startListServer(rows);
  server.state.views = [own];
  await showList({ answers: server.answers, search: '?search=1' });
  const name = await openRenaming();
  expect(name).toHaveProperty('value', 'Mías');
  fireEvent.change(name, { target: { value: ' Entregas ' } });
  fireEvent.submit(name);
  await screen.findByRole('link', { name: 'Entregas', current: 'page' });
  expect(server.state.views).toEqual([{ ...own, name: 'Entregas' }]);
  await waitFor(() => expect(screen.queryByLabelText('Nombre de la vista')).toBeNull());
  expect(currentToast()?.title).toBe('Nombre de la vista cambiado');
});

test('a view that another tab renamed is told of, and renamed when one insists', async () => {
  const server = startListServer(rows);
  server.state.views = [own];
  const { calls } = await showList({
    answers: [
      server.answers,
      {
        valuations: {
          saveView: (input) => {
            if (input.formerName !== own.name) return server.saveView(input);
            server.state.views = [{ ...own, name: 'De otra pestaña' }];
            return {
              refusal: 'invalid-input',
              fields: [{ path: 'name', code: 'changed-by-another', params: {} }],
            };
          },
        },
      },
    ],
    search: '?search=1',
  });
  const name = await openRenaming();
  fireEvent.change(name, { target: { value: 'Entregas' } });
  fireEvent.submit(name);
  await screen.findByText(
    'El nombre de esta vista ha cambiado en otra pestaña. Guarda de nuevo para poner el tuyo.',
  );
  await screen.findByRole('link', { name: 'De otra pestaña' });
  fireEvent.submit(name);
  await screen.findByRole('link', { name: 'Entregas' });
  expect(calls('valuations.saveView')).toMatchObject([
    { formerName: 'Mías' },
    { formerName: 'De otra pestaña' },
  ]);
});
