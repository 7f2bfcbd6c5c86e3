import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderEditor } from '../testing/render-editor.tsx';
import { startValuationServer } from '../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('on a phone the bar at the bottom shows how far it is saved: what says so is scrolled away', async () => {
  const server = startValuationServer();
  await renderEditor(server.state.valuation.id, server.answer, { isPhone: true });
  const mark = () => document.querySelector('[data-save-mark]')?.getAttribute('data-save-mark');
  const name = await screen.findByRole('textbox', { name: 'Nombre de la empresa' });
  expect(mark()).toBe('saved');
  fireEvent.change(name, { target: { value: 'Mía' } });
  expect(mark()).toBe('unsaved');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(mark()).toBe('saved'));
});
