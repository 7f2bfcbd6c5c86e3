import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../../../lib/toast/show-toast.ts';
import { listOnScreen } from '../testing/list-on-screen.ts';
import { showList } from '../testing/show-list.ts';
import { valuationItem } from '../../../../lib/testing/valuation-item.ts';
import { startListServer } from '../testing/start-list-server.ts';
import { startBulkRun } from '../../../../lib/bulk-run.ts';

const { bar, bodyRows, box, choose, many, undo } = listOnScreen;

afterEach(() => {
  cleanup();
  dismissToast();
});

describe('acting on many', () => {
  test('a change of status shows at once, says how many, and can be undone to what each was', async () => {
    const server = startListServer([valuationItem(0), valuationItem(1, { status: 'completed' })]);
    await showList({ answers: server.answers });
    fireEvent.click(await box(0));
    fireEvent.click(await box(1));
    await choose('Cambiar estado', 'En curso');
    await waitFor(() => expect(currentToast()?.title).toBe('2 valoraciones en curso'));
    expect(screen.getAllByRole('button', { name: /^En curso: cambiar/ })).toHaveLength(2);
    await undo();
    await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
    expect(server.state.rows.map(({ status }) => status)).toEqual(['draft', 'completed']);
  });

  test('where some are refused it says how many and why, and undoes only the others', async () => {
    const server = startListServer(many(3));
    server.state.stubborn.add('Empresa 1');
    await showList({ answers: server.answers });
    for (const number of [0, 1, 2]) fireEvent.click(await box(number));
    await choose('Cambiar estado', 'Completada');
    await waitFor(() => expect(currentToast()?.kind).toBe('warning'));
    expect(currentToast()).toMatchObject({
      title: '2 valoraciones completadas',
      description:
        '1 no se ha podido cambiar. La valoración no puede pasar a ese estado. Sigue seleccionada.',
    });
    await undo();
    await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
    expect(server.state.rows.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
    expect(server.state.actions.map(({ kind }) => kind)).toEqual(['change-status', 'undo-status']);
  });

  test('what is no longer in the list is not selected any more', async () => {
    const server = startListServer(many(4));
    await showList({ answers: server.answers });
    for (const number of [0, 1, 2]) fireEvent.click(await box(number));
    const [first, archived, , last] = server.state.rows;
    if (first === undefined || archived === undefined || last === undefined) throw new Error();
    server.state.rows = [first, { ...archived, archived: true }, last];
    await choose('Cambiar estado', 'En curso');
    await waitFor(() => expect(bar().getByText('1 seleccionada')).toBeTruthy());
    expect(bar().getByText('1.000.000 €')).toBeTruthy();
    expect((await box(0)).checked).toBe(true);
  });

  test('those that carry as many tags as they can are told of as such', async () => {
    const tags = Array.from({ length: 20 }, (_, number) => `etiqueta ${number}`);
    await showList({
      answers: startListServer([valuationItem(0), valuationItem(1, { tags })]).answers,
    });
    for (const number of [0, 1]) fireEvent.click(await box(number));
    fireEvent.click(bar().getByRole('button', { name: 'Etiquetar' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Añadir etiquetas', { selector: 'input' });
    fireEvent.change(field, { target: { value: 'nueva' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Etiquetas cambiadas',
        description:
          '1 no se ha podido cambiar. Una valoración lleva como mucho 20 etiquetas. Sigue seleccionada.',
      }),
    );
  });

  test('tags taken off and put on at once are undone at once, also when other work was under way', async () => {
    const server = startListServer([valuationItem(0, { tags: ['vieja'] })]);
    await showList({ answers: server.answers });
    fireEvent.click(await box(0));
    fireEvent.click(bar().getByRole('button', { name: 'Etiquetar' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Etiquetas', { selector: 'input' });
    fireEvent.keyDown(field, { key: 'Backspace' });
    fireEvent.change(field, { target: { value: 'nueva' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Etiquetas cambiadas'));
    expect(server.state.rows[0]?.tags).toEqual(['nueva']);
    const undoTags = currentToast()?.action?.run;
    let end = (): void => undefined;
    const other = startBulkRun(
      { kind: 'export', total: null, home: '/valuations' },
      () =>
        new Promise<null>((resolve) => {
          end = () => resolve(null);
        }),
    );
    await act(async () => undoTags?.());
    await waitFor(() =>
      expect(currentToast()?.title).toBe('Espera a que termine el cambio en marcha'),
    );
    await act(async () => {
      end();
      await other;
    });
    await undo();
    await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
    expect(server.state.rows[0]?.tags).toEqual(['vieja']);
  });

  test('archived ones leave the list, and undoing brings them back', async () => {
    const server = startListServer(many(3));
    await showList({ answers: server.answers });
    fireEvent.click(await box(1));
    fireEvent.click(bar().getByRole('button', { name: 'Archivar' }));
    await waitFor(() => expect(bodyRows().length).toBe(2));
    await undo();
    await waitFor(() => expect(bodyRows().length).toBe(3));
  });

  test('deleting names what is lost and what stays, and is not offered to be undone', async () => {
    const server = startListServer([
      valuationItem(0),
      valuationItem(1, { status: 'completed', everCompleted: true }),
    ]);
    await showList({ answers: server.answers });
    fireEvent.click(await box(0));
    fireEvent.click(await box(1));
    await choose('Más acciones', 'Eliminar borradores…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Empresa 0')).toBeTruthy();
    expect(dialog.queryByText('Empresa 1')).toBeNull();
    expect(dialog.getByText(/^1 no se elimina/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Borrador eliminado'));
    expect(currentToast()?.action).toBeUndefined();
    expect(server.state.rows).toHaveLength(1);
  });

  test('without a connection nothing changes and it says so', async () => {
    const server = startListServer(many(2));
    await showList({
      answers: [server.answers, { valuations: { applyToMany: { refusal: 'unavailable' } } }],
    });
    fireEvent.click(await box(0));
    fireEvent.click(bar().getByRole('button', { name: 'Archivar' }));
    await screen.findByText('Cambiando: 0 de 1');
    // The call is repeated for as long as the server may need to restart.
    const toldAtLast = { timeout: 12_000 };
    await waitFor(
      () => expect(currentToast()?.title).toBe('Sin respuesta del servidor'),
      toldAtLast,
    );
    expect(currentToast()?.description).toBe(
      '1 sin respuesta: puede que haya cambiado. Sigue seleccionada.',
    );
    expect(bodyRows().length).toBe(2);
  });

  test('each reason is told with its number, and those refused stay selected', async () => {
    const server = startListServer([
      valuationItem(0, { status: 'completed' }),
      ...many(5).slice(1),
    ]);
    server.state.stubborn = new Set(['Empresa 2', 'Empresa 3']);
    await showList({ answers: server.answers });
    for (const number of [0, 1, 2, 3, 4]) fireEvent.click(await box(number));
    server.state.rows = server.state.rows.map((row) =>
      row.companyName === 'Empresa 4' ? { ...row, version: 2 } : row,
    );
    await choose('Cambiar estado', 'Completada');
    await waitFor(() => expect(currentToast()?.title).toBe('Valoración completada'));
    expect(currentToast()?.description).toBe(
      [
        '1 ya estaba así.',
        '2 no se han podido cambiar. La valoración no puede pasar a ese estado.',
        '1 no se ha podido cambiar. Esta valoración se ha guardado desde otra ventana. Carga la última versión antes de seguir.',
        'Siguen seleccionadas.',
      ].join(' '),
    );
    await waitFor(() => expect(bar().getByText('3 seleccionadas')).toBeTruthy());
    expect((await box(2)).checked).toBe(true);
    expect((await box(1)).checked).toBe(false);
  });

  test('what changed since is not taken back, and it says so', async () => {
    const server = startListServer(many(1));
    await showList({ answers: server.answers });
    fireEvent.click(await box(0));
    await choose('Cambiar estado', 'Completada');
    await waitFor(() => expect(currentToast()?.title).toBe('Valoración completada'));
    server.state.rows = server.state.rows.map((row) => ({ ...row, version: row.version + 1 }));
    await undo();
    await waitFor(() => expect(currentToast()?.title).toBe('No se ha podido deshacer todo'));
    expect(currentToast()?.description).toMatch(
      /^1 no se ha podido cambiar\. La valoración ha cambiado desde entonces/u,
    );
  });

  /** A list of forty selected rows, whose changes are not answered until `answerNow` is called. */
  const startHeld = async () => {
    const server = startListServer(many(40));
    let answerNow = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    server.state.waitsFor = held;
    await showList({ answers: server.answers });
    fireEvent.click(await screen.findByLabelText('Seleccionar las que se ven'));
    return { server, answerNow: () => act(async () => answerNow()) };
  };

  test('goes on when the list is left, and calls nothing selected that is not any more', async () => {
    const { server, answerNow } = await startHeld();
    server.state.rows = server.state.rows.slice(1);
    await choose('Cambiar estado', 'En curso');
    await screen.findByText('Cambiando: 0 de 40');
    cleanup();
    await answerNow();
    await waitFor(() => expect(currentToast()?.title).toBe('39 valoraciones en curso'));
    expect(currentToast()?.description).toMatch(/^1 no se ha podido cambiar\./u);
    expect(currentToast()?.description).not.toContain('seleccionada');
  });

  test('holds the page while it goes on; stopped, it says how far it came and leaves the rest selected', async () => {
    const { server, answerNow } = await startHeld();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await choose('Cambiar estado', 'En curso');
    await screen.findByText('Cambiando: 0 de 40');
    expect(leave()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Detener' }));
    await answerNow();
    await waitFor(() => expect(currentToast()?.title).toBe('Detenido: 25 valoraciones en curso'));
    expect(currentToast()?.description).toBe('Quedan 15 de 40. Siguen seleccionadas.');
    expect(leave()).toBe(false);
    await waitFor(() => expect(bar().getByText('15 seleccionadas')).toBeTruthy());
    await undo();
    await waitFor(() => expect(currentToast()?.title).toBe('Cambio deshecho'));
    expect(server.state.rows.every(({ status }) => status === 'draft')).toBe(true);
  });
});
