import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../../../lib/show-toast.ts';
import { renderList } from '../testing/render-list.tsx';
import { listItem, startListServer } from '../testing/start-list-server.ts';

configure({ asyncUtilTimeout: 8_000 });

afterEach(() => {
  cleanup();
  dismissToast();
});

const rows = [listItem(0), listItem(1, { sector: 'HOS' })];

test('codes that nobody knows are no filters: none shows, none is counted', async () => {
  await renderList({
    answer: startListServer(rows).answer,
    address: '?sector=ZZZZ&province=99',
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
  await renderList({ answer: server.answer, address: '?status=draft&search=empresa' });
  const own = await screen.findByRole('link', { name: 'Las mías' });
  await waitFor(() => expect(own.getAttribute('aria-current')).toBe('page'));
  const views = within(screen.getByRole('navigation', { name: 'Vistas' }));
  expect(views.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

test('one view too many is told of at its name', async () => {
  const server = startListServer(rows);
  await renderList({
    answer: (procedure, input) =>
      procedure === 'valuations.saveView'
        ? {
            refusal: 'invalid-input',
            fields: [{ path: 'name', code: 'too-many', params: { maximum: 20 } }],
          }
        : server.answer(procedure, input),
    address: '?search=1',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const name = await screen.findByLabelText('Nombre de la vista');
  fireEvent.change(name, { target: { value: 'La 21' } });
  fireEvent.submit(name);
  await screen.findByText('Ya tienes 20 vistas, el máximo. Elimina una para guardar otra.');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(currentToast()).toBeNull();
});
