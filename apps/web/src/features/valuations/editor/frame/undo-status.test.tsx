import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const type = async (value: string): Promise<void> => {
  const name = await screen.findByLabelText('Nombre de la empresa');
  fireEvent.change(name, { target: { value } });
};

it('what was undone and done again is told by its name, until something else is done', async () => {
  const server = startValuationServer();
  await showEditor(server, { width: 360 });
  await type('Conservas del Sil');
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  const undone = await screen.findByText('Deshecho: Nombre de la empresa');
  expect(undone.closest('[role="status"]')).not.toBeNull();
  fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
  await screen.findByText('Rehecho: Nombre de la empresa');
  await type('Conservas del Eume');
  await waitFor(() => expect(screen.queryByText(/^Rehecho/u)).toBeNull());
});
