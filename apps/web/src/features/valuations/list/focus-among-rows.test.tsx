import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { listOnScreen } from './testing/list-on-screen.ts';
import { showList } from './testing/show-list.ts';
import { startListServer } from './testing/start-list-server.ts';

const { bar, box, many, press, undo } = listOnScreen;

afterEach(() => {
  cleanup();
  dismissToast();
});

/** Activates a control like a keyboard does: the control has the focus. */
const activate = (control: HTMLElement): void => {
  act(() => control.focus());
  fireEvent.click(control);
};
const button = (name: string) => screen.findByRole('button', { name });
const item = (name: string) => screen.findByRole('menuitem', { name });
const inDialog = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
};
const title = () => screen.getByRole('heading', { level: 1 });

describe('the focus goes back to the row', () => {
  test.each([
    ['Eliminar…', 'Conservar'],
    ['Etiquetar', 'Cancelar'],
  ])('from a dialog of its menu: %s', async (question, cancel) => {
    await showList({ answers: startListServer(many(3)).answers });
    await box(1);
    activate(await button('Acciones de Empresa 1'));
    activate(await item(question));
    await inDialog();
    activate(await button(cancel));
    await waitFor(async () =>
      expect(document.activeElement).toBe(await button('Acciones de Empresa 1')),
    );
  });

  test('from the bar, once nothing is selected', async () => {
    await showList({ answers: startListServer(many(3)).answers });
    activate(await box(1));
    activate(bar().getByRole('button', { name: 'Quitar la selección' }));
    await waitFor(async () => expect(document.activeElement).toBe(await box(1)));
  });
});

describe('on a phone the focus goes back to the card', () => {
  const startAt = async (number: number) => {
    const server = startListServer(many(4));
    await showList({ answers: server.answers, width: 360 });
    activate(await box(number));
    return server;
  };
  const chooseMore = async (name: string): Promise<void> => {
    activate(bar().getByRole('button', { name: 'Más acciones' }));
    activate(await item(name));
  };

  test('from the bar, and to the bar from the dialogs that it opens', async () => {
    await startAt(2);
    const more = bar().getByRole('button', { name: 'Más acciones' });
    await chooseMore('Eliminar borradores…');
    await inDialog();
    await press('Escape');
    await waitFor(() => expect(document.activeElement).toBe(more));
    await chooseMore('Etiquetar');
    await inDialog();
    activate(await button('Cancelar'));
    await waitFor(() => expect(document.activeElement).toBe(more));
    activate(bar().getByRole('button', { name: 'Quitar la selección' }));
    await waitFor(async () => expect(document.activeElement).toBe(await box(2)));
  });

  test('that was used, also where a copy comes above it', async () => {
    await startAt(2);
    activate(bar().getByRole('button', { name: 'Cambiar estado' }));
    activate(await item('En curso'));
    await waitFor(() => expect(currentToast()?.title).toBe('Valoración en curso'));
    await waitFor(async () => expect(document.activeElement).toBe(await box(2)));
    await chooseMore('Duplicar');
    await waitFor(() => expect(currentToast()?.title).toBe('Copia creada, en borrador'));
    await waitFor(() => expect(screen.getAllByLabelText('Seleccionar Empresa 2')).toHaveLength(2));
    const [, original] = screen.getAllByLabelText('Seleccionar Empresa 2');
    await waitFor(() => expect(document.activeElement).toBe(original));
  });

  test('to the one in its place, where it is gone', async () => {
    await startAt(1);
    await chooseMore('Archivar');
    await waitFor(async () => expect(document.activeElement).toBe(await box(2)));
    await undo();
    await box(1);
    await waitFor(async () => expect(document.activeElement).toBe(await box(2)));
  });
});

describe('the focus goes to the title', () => {
  test('from what takes the filters off, also where a row was used before them', async () => {
    await showList({ answers: startListServer(many(3)).answers });
    activate(await box(1));
    const type = await button('Tipo');
    activate(type);
    activate(await screen.findByRole('menuitemradio', { name: /cliente/i }));
    await waitFor(() => expect(document.activeElement).toBe(type));
    activate(await button('Limpiar'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(title()));
  });

  test('from a list in which nothing was found', async () => {
    await showList({ answers: startListServer(many(1)).answers, search: '?search=zzz' });
    activate(await button('Quitar filtros'));
    await box(0);
    await waitFor(() => expect(document.activeElement).toBe(title()));
  });

  test('from a list that is read again', async () => {
    const server = startListServer(many(1));
    server.state.failing = 'unavailable';
    await showList({ answers: server.answers });
    const retry = await button('Intentar de nuevo');
    server.state.failing = null;
    activate(retry);
    await box(0);
    await waitFor(() => expect(document.activeElement).toBe(title()));
  });
});
