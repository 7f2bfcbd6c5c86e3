import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('what the server refuses is said at its field, until it is another, and then once more', async () => {
  const issue = {
    path: 'document.company.name',
    code: 'too-long',
    params: { maximum: 200 },
  } as const;
  const refusal = { refusal: 'invalid-input' as const, fields: [issue] };
  const server = startValuationServer();
  server.state.next.push(refusal, refusal);
  await showEditor(server, { width: 360 });
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre de la empresa');
  const isRefused = () => name.getAttribute('aria-invalid') === 'true';
  for (const text of ['Mía', 'Mía, S.L.']) {
    fireEvent.change(name, { target: { value: text } });
    await waitFor(() => expect(isRefused()).toBe(false));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(isRefused()).toBe(true));
    expect(screen.getByText(/el texto es demasiado largo/u)).toBeDefined();
  }
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(isRefused()).toBe(false));
  expect(server.state.valuation.document.company.name).toBe('Mía, S.L.');
});
