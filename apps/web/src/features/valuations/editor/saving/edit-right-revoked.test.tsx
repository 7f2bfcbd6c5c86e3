import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const isPhone = { width: 360 };
const companyName = () => screen.findByLabelText<HTMLInputElement>('Nombre de la empresa');
const type = async (value: string): Promise<void> => {
  (await companyName()).focus();
  fireEvent.change(await companyName(), { target: { value } });
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
};
const saveState = () =>
  document.querySelector('[data-save-state]')?.getAttribute('data-save-state');
const closeDialog = async (name: string): Promise<void> => {
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog.textContent).toContain('Mía, S.L.');
  fireEvent.click(within(dialog).getByText('Seguir viendo la valoración'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('who may only read now finds the valuation as it is saved, and beside it what is not', async () => {
  const server = startValuationServer();
  server.state.next.push({ refusal: 'forbidden' }, { refusal: 'forbidden' });
  const { router } = await showEditor(server, isPhone);
  await type('Mía, S.L.');
  const told = await screen.findByRole('dialog', {
    name: 'Ahora solo puedes leer esta valoración',
  });
  // The dialog itself has the focus, because a space typed by a user who is still writing would press a button.
  await waitFor(() => expect(told.contains(document.activeElement)).toBe(true));
  expect(document.activeElement?.tagName).toBe('DIV');
  await closeDialog('Ahora solo puedes leer esta valoración');
  await waitFor(async () => expect(document.activeElement).toBe(await companyName()));
  server.state.valuation = { ...server.state.valuation, access: 'read' };
  server.state.next.push({ refusal: 'forbidden' });
  await act(() => router.navigate({ to: '/valuations' }));
  await screen.findByText('another page');
  act(() => router.history.back());
  await closeDialog('Ahora solo puedes leer esta valoración');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect((await companyName()).value).toBe(workedExample.company.name);
  expect(saveState()).toBe('refused');
  server.state.valuation = { ...server.state.valuation, access: 'edit' };
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(server.state.valuation.document.company.name).toBe('Mía, S.L.'));
  expect((await companyName()).value).toBe('Mía, S.L.');
});

it('a conflict whose other version may not be read any more offers what is not saved, and goes on when it may', async () => {
  const server = startValuationServer();
  let isShared = true;
  const get = () => (isShared ? server.state.valuation : ({ refusal: 'not-found' } as const));
  await showEditor(server, { ...isPhone, answers: { valuations: { get } } });
  await companyName();
  isShared = false;
  server.saveElsewhere(writeCell(workedExample, 'bridge.cash', 1));
  await type('Mía, S.L.');
  await closeDialog('Ya no tienes acceso a esta valoración');
  expect(saveState()).toBe('refused');
  isShared = true;
  await type('Mía');
  fireEvent.click(await screen.findByText('Conservar los míos'));
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(server.state.valuation.document.company.name).toBe('Mía'));
  expect(server.state.valuation.document.bridge.cash).toBe(1);
});
