import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { currentToast, dismissToast } from '../../../../lib/toast/show-toast.ts';
import { editorOnScreen } from '../testing/editor-on-screen.ts';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

const { companyName, type, save, isUnloadHeld } = editorOnScreen;

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

describe('completed by somebody else while one types', () => {
  const overtaken = async () => {
    const server = startValuationServer();
    await showEditor(server);
    await companyName();
    server.store({ status: 'completed' });
    await type('Mía');
    save();
    await screen.findByText(/Se completó mientras editabas: lo que ves lleva cambios tuyos/u);
    return server;
  };

  it('what is shown is not called the closed version, and is saved by reopening', async () => {
    const server = await overtaken();
    expect(
      screen.queryByText(/Valoración completada: solo lectura/u, { selector: 'p' }),
    ).toBeNull();
    const reopen = screen.getByRole('button', { name: 'Reabrir y guardar' });
    reopen.focus();
    fireEvent.click(reopen);
    await waitFor(() => expect(server.state.valuation.document.company.name).toBe('Mía'));
    expect(server.state.valuation.status).toBe('in_progress');
    expect(document.activeElement?.textContent).toBe('Empresa');
    expect(screen.queryByText(/Se completó mientras editabas/u)).toBeNull();
  });

  it('is given up for the closed version, with the focus on the step', async () => {
    await overtaken();
    fireEvent.blur(await companyName());
    fireEvent.click(screen.getByRole('button', { name: 'Descartar mis cambios' }));
    // The message is also announced to screen readers, so this selects the visible one.
    await screen.findByText(/Valoración completada: solo lectura/u, { selector: 'p' });
    expect((await companyName()).value).toBe(workedExample.company.name);
    expect(document.activeElement?.textContent).toBe('Empresa');
    expect(isUnloadHeld()).toBe(false);
  });

  it('reopened and changed by them since: the two versions are opened', async () => {
    const server = await overtaken();
    server.store({ status: 'in_progress' });
    server.saveElsewhere(writeCell(workedExample, 'bridge.cash', 1));
    fireEvent.click(screen.getByRole('button', { name: 'Reabrir y guardar' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByText('Conservar los míos'));
    save();
    await waitFor(() => expect(server.state.valuation.document.company.name).toBe('Mía'));
    expect(server.state.valuation.document.bridge.cash).toBe(1);
  });
});

it('what others saved in other cells comes along without a question, and undo leaves it', async () => {
  const server = startValuationServer({ merges: true });
  await showEditor(server);
  await companyName();
  server.saveElsewhere(writeCell(workedExample, 'client.contact', 'Lo suyo'));
  await type('Mía');
  save();
  const contact = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Contacto/u });
  await waitFor(async () => expect((await contact()).value).toBe('Lo suyo'));
  expect(server.state.valuation.document.company.name).toBe('Mía');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.blur(await companyName());
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  await waitFor(async () => expect((await companyName()).value).toBe(workedExample.company.name));
  expect((await contact()).value).toBe('Lo suyo');
});

describe('a change of status', () => {
  it('is undone from its toast, to the version before, and what is typed then is saved on it', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await companyName();
    fireEvent.click(screen.getAllByRole('button', { name: 'Completar valoración' })[0] ?? window);
    fireEvent.click(await screen.findByRole('button', { name: 'Completar ahora' }));
    await screen.findByText(/^Valoración completada: solo lectura/u, { selector: 'p' });
    expect(currentToast()?.action?.label).toBe('Deshacer');
    act(() => currentToast()?.action?.run());
    await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
    expect(server.state.valuation).toMatchObject({ status: 'draft', version: 3 });
    await waitFor(async () => expect((await companyName()).readOnly).toBe(false));
    await type('Mía');
    save();
    await waitFor(() => expect(server.state.valuation.document.company.name).toBe('Mía'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be undone by what was typed since: that is saved, and it says why', async () => {
    const server = startValuationServer();
    server.state.valuation = { ...server.state.valuation, status: 'completed' };
    await showEditor(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Reabrir' }));
    await waitFor(() => expect(server.state.valuation.status).toBe('in_progress'));
    await waitFor(() => expect(currentToast()?.action).toBeDefined());
    const undo = currentToast()?.action?.run;
    await type('Mía');
    act(() => undo?.());
    await waitFor(() => expect(currentToast()?.title).toBe('No se ha podido deshacer'));
    expect(currentToast()?.description).toContain('La valoración ha cambiado desde entonces');
    expect(server.state.valuation).toMatchObject({ status: 'in_progress' });
    expect(server.state.valuation.document.company.name).toBe('Mía');
  });
});
