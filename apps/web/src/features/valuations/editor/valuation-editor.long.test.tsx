import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noConnection } from '../../../lib/testing/mock-server.ts';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { publishSession } from '../../../lib/session/session-store.ts';
import { startValuationServer } from './testing/start-valuation-server.ts';
import { editorOnScreen } from './testing/editor-on-screen.ts';
import { showEditor } from './testing/show-editor.ts';

const sessionOf = (userId: string) => ({
  userId,
  email: 'marta@soler.example',
  emailConfirmed: true,
  firstName: null,
  lastName: null,
  organizationName: null,
  role: 'advisor' as const,
  globalAdmin: false,
  secondFactor: false,
  expiresAt: '2999-01-01T00:00:00.000Z',
});

const { companyName, type, save, isUnloadHeld } = editorOnScreen;
const saveState = () =>
  document.querySelector('[data-save-state]')?.getAttribute('data-save-state');
const press = (name: string): void =>
  void fireEvent.click(screen.getAllByRole('button', { name })[0] ?? window);
const complete = (): void => press('Completar valoración');
const confirm = async (): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name: 'Completar ahora' }));

beforeEach(() => publishSession(sessionOf(crypto.randomUUID())));
afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

describe('an archived valuation', () => {
  const shown = async (archived: boolean, isPhone = false): Promise<string | null> => {
    const server = startValuationServer();
    server.state.valuation = { ...server.state.valuation, archived, access: 'edit' };
    await showEditor(server, { width: isPhone ? 360 : 1440 });
    await screen.findAllByText(workedExample.company.name);
    return screen.getByRole('banner').textContent;
  };

  it('says that it is archived beside its status, and another one does not', async () => {
    expect(await shown(true)).toContain('Archivada');
    cleanup();
    expect(await shown(false)).not.toContain('Archivada');
  });

  it('says so on a phone beside its name, where it takes no room from what says that it is saved', async () => {
    await shown(true, true);
    const mark = screen.getByText('Archivada');
    expect(mark.closest('p')?.contains(document.querySelector('[data-save-state]'))).toBe(false);
    expect(mark.parentElement?.textContent).toContain(workedExample.company.name);
  });
});

describe('on a phone', () => {
  const undoButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Deshacer' });
  const undo = async (): Promise<void> => {
    await waitFor(() => expect(undoButton().disabled).toBe(false));
    fireEvent.click(undoButton());
  };

  it('what was undone can be done again by touch', async () => {
    const server = startValuationServer();
    await showEditor(server, { width: 360 });
    await type('Conservas del Sil');
    fireEvent.blur(await companyName());
    await undo();
    fireEvent.click(await screen.findByRole('button', { name: 'Rehacer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rehacer' })).toBeNull());
    expect((await companyName()).value).toBe('Conservas del Sil');
  });

  it('the button for it hands the focus on as it goes, and takes none it did not have', async () => {
    const server = startValuationServer();
    await showEditor(server, { width: 360 });
    await type('Conservas del Sil');
    fireEvent.blur(await companyName());
    await undo();
    const redo = await screen.findByRole('button', { name: 'Rehacer' });
    act(() => redo.focus());
    fireEvent.click(redo);
    await waitFor(() => expect(document.activeElement).toBe(undoButton()));
    await undo();
    const name = await companyName();
    const again = await screen.findByRole('button', { name: 'Rehacer' });
    act(() => {
      again.focus();
      name.focus();
    });
    await type('Conservas del Eume');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rehacer' })).toBeNull());
    expect(document.activeElement).toBe(name);
  });
});

describe('somebody else saved meanwhile', () => {
  it('keeping mine takes also what is typed while their version is fetched, and cannot be undone over', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await type('Mía');
    server.saveElsewhere(writeCell(workedExample, 'bridge.cash', 1));
    save();
    const dialog = await screen.findByRole('dialog');
    fireEvent.keyDown(window, { key: 'Escape' });
    await type('Mía, S.L.');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.click(within(dialog).getByText('Conservar los míos'));
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    save();
    await waitFor(() => expect(server.state.valuation.document.company.name).toBe('Mía, S.L.'));
    expect(server.state.valuation.document.bridge.cash).toBe(1);
    expect((await companyName()).value).toBe('Mía, S.L.');
  });

  it('only a status changed: what is typed goes on, without a question', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await type('Mía');
    server.store({ status: 'in_progress' });
    save();
    await waitFor(() => expect(server.state.valuation.document.company.name).toBe('Mía'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('completing what was never seen opens the two versions instead', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await companyName();
    server.saveElsewhere(writeCell(workedExample, 'bridge.cash', 1));
    complete();
    await confirm();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Tesorería')).toBeDefined();
    expect(server.state.valuation.status).toBe('draft');
  });
});

describe('completing', () => {
  it('leads to a text that was refused, until it is mended or given up', async () => {
    const server = startValuationServer();
    await showEditor(server);
    const employees = await screen.findByRole('textbox', { name: /Empleados/u });
    fireEvent.change(employees, { target: { value: 'muchos' } });
    complete();
    await waitFor(() => expect(currentToast()?.description).toContain('«muchos»'));
    expect(document.activeElement).toBe(employees);
    expect(server.asked).toEqual([]);
    act(() => currentToast()?.action?.run());
    complete();
    await confirm();
    await waitFor(() => expect(server.state.valuation.status).toBe('completed'));
    expect(server.asked).toMatchObject([{ version: 3, to: 'completed' }]);
  });

  it('is asked for once, however fast it is pressed twice', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await companyName();
    complete();
    complete();
    await confirm();
    await waitFor(() => expect(server.state.valuation.status).toBe('completed'));
    expect(server.asked).toHaveLength(1);
  });

  it('with changes that cannot be saved says so', async () => {
    const server = startValuationServer();
    server.state.next.push({ refusal: 'internal' }, { refusal: 'internal' });
    await showEditor(server);
    await type('Mía');
    complete();
    await confirm();
    await waitFor(() => expect(currentToast()?.title).toBe('No se pudo actualizar el estado'));
    expect(server.asked).toEqual([]);
  });
});

describe('a save that does not go through', () => {
  it('is refused with its own words when the server answers, and not tried again by itself', async () => {
    const server = startValuationServer();
    server.state.next.push({ refusal: 'internal' });
    await showEditor(server);
    await type('Mía');
    save();
    await waitFor(() => expect(saveState()).toBe('refused'));
    expect(screen.getAllByText(/Ha ocurrido un error/u).length).toBeGreaterThan(0);
    save();
    await waitFor(() => expect(saveState()).toBe('saved'));
  });

  it('is kept when the editor is left, held on to by the page, and taken up again', async () => {
    const server = startValuationServer();
    server.state.next.push(noConnection, noConnection, noConnection);
    const { router } = await showEditor(server);
    await type('Mía');
    save();
    await waitFor(() => expect(saveState()).toBe('retrying'));
    await act(() => router.navigate({ to: '/valuations' }));
    await screen.findByText('another page');
    await waitFor(() => expect(currentToast()?.title).toBe('Cambios sin guardar: Mía'));
    expect(isUnloadHeld()).toBe(true);
    act(() => router.history.back());
    expect((await companyName()).value).toBe('Mía');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.state.valuation.document.company.name).toBe('Mía'));
    await waitFor(() => expect(isUnloadHeld()).toBe(false));
  });

  it('is sent at once when the page is about to go, or out of sight', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await type('Mía');
    expect(saveState()).toBe('unsaved');
    act(() => void isUnloadHeld());
    expect(saveState()).toBe('saving');
    await waitFor(() => expect(saveState()).toBe('saved'));
    await type('Mía, S.L.');
    expect(saveState()).toBe('unsaved');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    vi.restoreAllMocks();
    expect(saveState()).toBe('saving');
    await waitFor(() => expect(saveState()).toBe('saved'));
    expect(server.state.valuation.document.company.name).toBe('Mía, S.L.');
  });

  it('is given up when somebody else signs in', async () => {
    const server = startValuationServer();
    server.state.next.push(noConnection, noConnection);
    const { view } = await showEditor(server);
    await type('Mía');
    save();
    await waitFor(() => expect(saveState()).toBe('retrying'));
    view.unmount();
    await waitFor(() => expect(server.state.saves).toHaveLength(2));
    publishSession(sessionOf(crypto.randomUUID()));
    expect(isUnloadHeld()).toBe(false);
  });
});

it('a text that was refused holds on to the page, and stands there again when the editor is opened again', async () => {
  const server = startValuationServer();
  const { router } = await showEditor(server);
  const employees = await screen.findByRole('textbox', { name: /Empleados/u });
  fireEvent.change(employees, { target: { value: 'muchos' } });
  await waitFor(() => expect(isUnloadHeld()).toBe(true));
  await act(() => router.navigate({ to: '/valuations' }));
  await screen.findByText('another page');
  expect(isUnloadHeld()).toBe(false);
  act(() => router.history.back());
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: /Empleados/u });
  expect(again.value).toBe('muchos');
  expect(again.getAttribute('aria-invalid')).toBe('true');
});

it('Ctrl+S while a cell is typed into saves the cell', async () => {
  const server = startValuationServer();
  await showEditor(server);
  await companyName();
  fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
  const grid = await screen.findByRole('grid');
  const first = grid.querySelector<HTMLElement>('[data-cell="0-2"]') ?? grid;
  fireEvent.doubleClick(first);
  const input = within(grid).getByRole('textbox');
  fireEvent.change(input, { target: { value: '12.000.000' } });
  fireEvent.keyDown(input, { key: 's', ctrlKey: true });
  await waitFor(() => expect(server.state.saves).toHaveLength(1));
  expect(server.state.saves[0]?.document.accounts.years[2]?.lines.revenue).toBe(12_000_000);
});

describe('a date that is still being typed', () => {
  const typeDate = async (): Promise<HTMLInputElement> => {
    const date = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Fecha de valoración',
    });
    date.focus();
    fireEvent.change(date, { target: { value: '1/2/26' } });
    return date;
  };

  it('is saved by Ctrl+S', async () => {
    const server = startValuationServer();
    await showEditor(server);
    fireEvent.keyDown(await typeDate(), { key: 's', ctrlKey: true });
    await waitFor(() => expect(server.state.valuation.document.valuationDate).toBe('2026-02-01'));
  });

  it('is not lost by going on to the next step', async () => {
    const server = startValuationServer();
    await showEditor(server);
    fireEvent.keyDown(await typeDate(), { key: 'ArrowDown', altKey: true });
    await screen.findByRole('grid');
    await waitFor(() => expect(server.state.valuation.document.valuationDate).toBe('2026-02-01'));
  });
});

it('Alt and an arrow in a list of choices open the list, not the next step', async () => {
  const server = startValuationServer();
  await showEditor(server);
  await companyName();
  const [select] = screen.getAllByRole('combobox');
  if (select === undefined) throw new Error('no list of choices');
  fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true });
  expect(await companyName()).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
});

describe('where one is', () => {
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  const focused = () => document.activeElement?.textContent;
  const openAt = async (search: string) => {
    const server = startValuationServer();
    return showEditor(server, { search });
  };
  const openStep = (name: RegExp): void =>
    void fireEvent.click(
      within(screen.getByRole('navigation', { name: 'Pasos de la valoración' })).getByRole(
        'button',
        { name },
      ),
    );

  it('is in the address: every step is gone back to, a view takes the place of the one before', async () => {
    const { router } = await openAt('?panel=notes');
    await companyName();
    openStep(/^Cuentas/u);
    await title('Cuentas');
    await waitFor(() => expect(focused()).toBe('Cuentas'));
    expect(router.state.location.search).toMatchObject({ step: 'accounts', panel: 'notes' });
    openStep(/^Resultado/u);
    fireEvent.click(await screen.findByRole('tab', { name: 'Escenarios' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ step: 'result', view: 'scenarios' }),
    );
    act(() => router.history.back());
    await title('Cuentas');
    await waitFor(() => expect(focused()).toBe('Cuentas'));
    expect(router.state.location.search).not.toHaveProperty('view');
    act(() => router.history.back());
    expect(await companyName()).toBeDefined();
    act(() => router.history.go(2));
    const chosen = await screen.findByRole('tab', { name: 'Escenarios' });
    expect(chosen.getAttribute('aria-selected')).toBe('true');
  });

  it('is where the address says', async () => {
    await openAt('?step=result&view=reverse');
    const chosen = await screen.findByRole('tab', { name: 'Precio objetivo' });
    expect(chosen.getAttribute('aria-selected')).toBe('true');
  });

  it.each(['?step=somewhere&view=nothing', '?step=7'])(
    'is the first step when the address (%s) makes no sense',
    async (search) => {
      await openAt(search);
      expect(await companyName()).toBeDefined();
    },
  );

  it('is the field of the address until one goes on, and what is typed stays', async () => {
    const { router } = await openAt('?field=bridge.cash');
    await title('Puente');
    const field = document.querySelector('[data-field="bridge.cash"]');
    await waitFor(() => expect(field?.contains(document.activeElement)).toBe(true));
    openStep(/^Empresa/u);
    await type('Otra');
    expect(router.state.location.search).not.toHaveProperty('field');
    act(() => router.history.back());
    await title('Puente');
    act(() => router.history.forward());
    expect((await companyName()).value).toBe('Otra');
  });
});
