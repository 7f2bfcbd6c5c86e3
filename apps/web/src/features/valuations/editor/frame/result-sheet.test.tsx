import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('on a phone the bar at the bottom shows how far it is saved: what says so is scrolled away', async () => {
  const server = startValuationServer();
  await showEditor(server, { width: 360 });
  const mark = () => document.querySelector('[data-save-mark]')?.getAttribute('data-save-mark');
  const name = await screen.findByRole('textbox', { name: 'Nombre de la empresa' });
  expect(mark()).toBe('saved');
  fireEvent.change(name, { target: { value: 'Mía' } });
  expect(mark()).toBe('unsaved');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(mark()).toBe('saved'));
});
