import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import {
  changeShareInput,
  saveNoteInput,
  shareValuationInput,
  revokeShareInput,
  type ValuationPeople,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishSession } from '../../../../lib/session/session-store.ts';
import { noConnection } from '../../../../lib/testing/mock-server.ts';
import { dismissToast, currentToast } from '../../../../lib/toast/show-toast.ts';
import { mockSession } from '../../../../lib/testing/mock-session.ts';
import { openEditor, openPanel } from '../testing/open-people-panel.ts';

const instant = '2026-11-21T10:00:00.000Z';
const owner = { userId: crypto.randomUUID(), name: 'Marta Soler' };
const jordi = {
  userId: crypto.randomUUID(),
  name: 'Jordi Vila',
  email: 'jordi@vila.example',
  right: 'edit' as const,
  since: instant,
};

const people = (
  shares: ValuationPeople['shares'],
  access: ValuationPeople['access'] = 'owner',
) => ({
  people: { owner, access, shares },
});

const toast = (title: string) => waitFor(() => expect(currentToast()?.title).toBe(title));
// The panel is loaded lazily; imported here so that the first test does not wait for its modules.
beforeAll(() => import('./people-drawer.tsx'));
beforeEach(() => publishSession(mockSession({ userId: crypto.randomUUID() })));
afterEach(() => {
  cleanup();
  dismissToast();
});

describe('the top bar', () => {
  it.each([
    [[], 'owner', 'Compartir'],
    [[jordi], 'owner', 'Con Jordi Vila'],
    [[jordi, { ...jordi, userId: crypto.randomUUID() }], 'owner', 'Con Jordi Vila y 1 más'],
    [[jordi], 'edit', 'De Marta Soler'],
  ] as const)('names who shares it', async (shares, access, text) => {
    await openEditor(people([...shares], access), { access }, false);
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe('sharing', () => {
  it('asks for the address and the right, and shows who has it then', async () => {
    const asked: unknown[] = [];
    await openEditor({
      ...people([]),
      share: (input) => {
        asked.push(shareValuationInput.parse(input));
        return { owner, access: 'owner', shares: [jordi] };
      },
    });
    const panel = await openPanel();
    fireEvent.change(await within(panel).findByRole('textbox', { name: 'Email de la persona' }), {
      target: { value: ' Jordi@Vila.example' },
    });
    fireEvent.click(within(panel).getByRole('button', { name: 'Compartir' }));
    expect(await within(panel).findByText('Jordi Vila')).toBeDefined();
    expect(asked).toMatchObject([{ email: 'jordi@vila.example', right: 'read' }]);
    await toast('Jordi Vila solo puede leer la valoración');
  });

  it('says at the address that nobody has it, and keeps what was typed', async () => {
    await openEditor({
      ...people([]),
      share: () => ({
        refusal: 'invalid-input',
        fields: [{ path: 'email', code: 'person-not-found', params: {} }],
      }),
    });
    const panel = await openPanel();
    const field = await within(panel).findByRole<HTMLInputElement>('textbox', {
      name: 'Email de la persona',
    });
    fireEvent.change(field, { target: { value: 'nadie@example.test' } });
    fireEvent.click(within(panel).getByRole('button', { name: 'Compartir' }));
    expect(
      await within(panel).findByText('No hay nadie en Valía que haya verificado este email'),
    ).toBeDefined();
    expect(field.value).toBe('nadie@example.test');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('changes the right, and takes the share back with a way to undo it', async () => {
    const asked: unknown[] = [];
    await openEditor({
      ...people([jordi]),
      changeShare: (input) => {
        asked.push(changeShareInput.parse(input).right);
        return { owner, access: 'owner', shares: [{ ...jordi, right: 'read' }] };
      },
      revokeShare: (input) => {
        asked.push(revokeShareInput.parse(input).personId);
        return { owner, access: 'owner', shares: [] };
      },
      share: (input) => {
        asked.push(shareValuationInput.parse(input).right);
        return { owner, access: 'owner', shares: [jordi] };
      },
    });
    const panel = await openPanel();
    const right = await within(panel).findByRole('combobox', {
      name: 'Qué puede hacer Jordi Vila',
    });
    fireEvent.change(right, { target: { value: 'read' } });
    await toast('Jordi Vila solo puede leer la valoración');
    const remove = await within(panel).findByRole('button', {
      name: 'Retirar el acceso a Jordi Vila',
    });
    await waitFor(() => expect(remove.hasAttribute('disabled')).toBe(false));
    fireEvent.click(remove);
    await waitForElementToBeRemoved(remove);
    expect(document.activeElement?.textContent).toBe('Quién tiene acceso');
    currentToast()?.action?.run();
    await waitFor(() => expect(asked).toEqual(['read', jordi.userId, 'read']));
  });

  it('is the owner’s alone: others only see who has access', async () => {
    await openEditor(people([{ ...jordi, email: null }], 'edit'), { access: 'edit' });
    const panel = await openPanel();
    expect(await within(panel).findByText('Jordi Vila')).toBeDefined();
    expect(within(panel).queryByRole('textbox')).toBeNull();
    expect(within(panel).queryByRole('button', { name: /Retirar el acceso/ })).toBeNull();
  });
});

describe('a valuation shared to be read', () => {
  it('says whose it is, and offers nothing that changes it', async () => {
    await openEditor(people([jordi], 'read'), { access: 'read' }, false);
    expect(await screen.findByText(/Marta Soler la comparte contigo para leerla/)).toBeDefined();
    const name = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Nombre de la empresa',
    });
    expect(name.readOnly || name.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /cambiar el estado/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Completar valoración' })).toBeNull();
  });
});

describe('a share taken back while its person edits', () => {
  it.each([
    ['not-found', 'Ya no tienes acceso a esta valoración'],
    ['forbidden', 'Ahora solo puedes leer esta valoración'],
  ] as const)(
    '(%s) is said, with what was typed, which stays in the editor',
    async (refusal, title) => {
      const { server } = await openEditor(people([jordi], 'edit'), { access: 'edit' }, false);
      const name = await screen.findByRole<HTMLInputElement>('textbox', {
        name: 'Nombre de la empresa',
      });
      server.state.next.push({ refusal });
      fireEvent.change(name, { target: { value: 'Sin permiso, S.L.' } });
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(dialog.textContent).toContain('Sin permiso, S.L.');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Seguir viendo la valoración' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(name.value).toBe('Sin permiso, S.L.');
      expect(document.querySelector('[data-save-state]')?.getAttribute('data-save-state')).toBe(
        'refused',
      );
    },
  );
});

describe('a private note', () => {
  it('is saved a moment after the last key', async () => {
    const saved: string[] = [];
    await openEditor({
      ...people([]),
      note: { text: '', updatedAt: null },
      saveNote: (input) => {
        const { text } = saveNoteInput.parse(input);
        saved.push(text);
        return { text, updatedAt: instant };
      },
    });
    const panel = await openPanel('Notas');
    const field = await within(panel).findByRole('textbox', { name: 'Notas privadas' });
    fireEvent.change(field, { target: { value: 'Pedir' } });
    fireEvent.change(field, { target: { value: 'Pedir el 200' } });
    expect(await within(panel).findByText('Guardado')).toBeDefined();
    expect(saved).toEqual(['Pedir el 200']);
  });

  it('that did not go through when the editor was left is held on to, and there when it is opened again', async () => {
    let isReached = false;
    const saved: string[] = [];
    const { router } = await openEditor({
      ...people([]),
      note: () => ({ text: saved.at(-1) ?? '', updatedAt: null }),
      saveNote: (input) => {
        if (!isReached) return noConnection;
        const { text } = saveNoteInput.parse(input);
        saved.push(text);
        return { text, updatedAt: instant };
      },
    });
    const panel = await openPanel('Notas');
    const field = await within(panel).findByRole('textbox', { name: 'Notas privadas' });
    fireEvent.change(field, { target: { value: 'Pedir el 200' } });
    await act(() => router.navigate({ to: '/valuations' }));
    await screen.findByText('another page');
    const leaving = new Event('beforeunload', { cancelable: true });
    await toast('No se pudo guardar la nota');
    expect(window.dispatchEvent(leaving)).toBe(false);
    isReached = true;
    act(() => router.history.back());
    const again = await openPanel('Notas');
    expect(
      (await within(again).findByRole<HTMLTextAreaElement>('textbox', { name: 'Notas privadas' }))
        .value,
    ).toBe('Pedir el 200');
    await waitFor(() => expect(saved).toEqual(['Pedir el 200']));
    await waitFor(() => expect(currentToast()?.title).toBe('Nota guardada'));
  });

  it('changed in another window is not written over without asking', async () => {
    const saved: unknown[] = [];
    let stored = { text: 'Una', updatedAt: '2026-11-21T10:00:00.000Z' };
    await openEditor({
      ...people([]),
      note: () => stored,
      saveNote: (input) => {
        const { text, seen } = saveNoteInput.parse(input);
        if (seen !== stored.updatedAt) return { refusal: 'conflict' };
        saved.push(text);
        return { text, updatedAt: '2026-11-21T12:00:00.000Z' };
      },
    });
    const panel = await openPanel('Notas');
    const field = await within(panel).findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Notas privadas',
    });
    stored = { text: 'De la otra ventana', updatedAt: '2026-11-21T11:00:00.000Z' };
    fireEvent.change(field, { target: { value: 'Mía' } });
    const keep = await within(panel).findByRole('button', { name: 'Conservar esta' });
    expect(within(panel).getByText('De la otra ventana')).toBeDefined();
    expect(field.value).toBe('Mía');
    keep.focus();
    fireEvent.click(keep);
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(saved).toEqual(['Mía']));
  });
});

describe('the versions', () => {
  const snapshot: SnapshotSummary = {
    number: 1,
    id: crypto.randomUUID(),
    createdAt: instant,
    createdBy: 'Marta Soler',
    equityCentral: 7_008_572,
    currency: 'EUR',
    engineVersion: '1',
    undone: false,
    sha256: 'ab'.repeat(32),
  };

  it('name one whose completion was undone as such, in the list and in the comparison', async () => {
    const list = [{ ...snapshot, number: 2, undone: true }, snapshot];
    await openEditor({ snapshots: { snapshots: list, nextCursor: null } });
    const panel = await openPanel('Versiones');
    const rows = within(await within(panel).findByRole('list', { name: 'Versiones' }));
    const [undone, closed] = rows.getAllByRole('listitem');
    expect(undone?.textContent).toContain('Se deshizo: ya no cuenta como versión cerrada.');
    expect(closed?.textContent).not.toContain('Se deshizo');
    const from = within(panel).getByLabelText<HTMLSelectElement>('Desde');
    expect(from.value).toBe('1');
    expect([...from.options].map(({ text }) => text)).toEqual([
      'Ahora',
      'Versión 2 (deshecha)',
      'Versión 1',
    ]);
  });

  it('are put back in the place of the present, and saved as a change', async () => {
    const before = writeCell(workedExample, 'bridge.cash', 0);
    const { server } = await openEditor({
      ...people([]),
      snapshots: { snapshots: [snapshot], nextCursor: null },
      snapshot: { ...snapshot, document: before, outcome: null },
    });
    const panel = await openPanel('Versiones');
    fireEvent.click(await within(panel).findByRole('button', { name: 'Restaurar la versión 1' }));
    await toast('Versión 1 restaurada');
    await waitFor(() => expect(server.state.valuation.document.bridge.cash).toBe(0), {
      timeout: 5_000,
    });
  });

  it('say what will be here while there is none', async () => {
    await openEditor({
      ...people([]),
      snapshots: { snapshots: [], nextCursor: null },
    });
    const panel = await openPanel('Versiones');
    expect(await within(panel).findByText('Aún no hay versiones')).toBeDefined();
  });

  it('come in pages: the earlier ones on demand', async () => {
    await openEditor({
      ...people([]),
      snapshots: (input) =>
        input.cursor === 'next'
          ? { snapshots: [snapshot], nextCursor: null }
          : { snapshots: [{ ...snapshot, number: 2 }], nextCursor: 'next' },
      snapshot: { ...snapshot, document: workedExample, outcome: null },
    });
    const panel = await openPanel('Versiones');
    const more = await within(panel).findByRole('button', { name: 'Ver versiones anteriores' });
    more.focus();
    fireEvent.click(more);
    const earlier = await within(panel).findByRole('link', { name: 'Ver la versión 1' });
    expect([document.activeElement, more.isConnected]).toEqual([earlier.closest('li'), false]);
  });

  it('are compared with the present as a waterfall, with a sentence and a table', async () => {
    const before = writeCell(workedExample, 'bridge.cash', 0);
    await openEditor({
      ...people([]),
      snapshots: { snapshots: [snapshot], nextCursor: null },
      snapshot: { ...snapshot, document: before, outcome: null },
    });
    const panel = await openPanel('Versiones');
    expect(await within(panel).findByText(/El valor sube .* lo que más lo mueve/)).toBeDefined();
    const bars = within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(bars.some((text) => text?.startsWith('Puente a fondos propios'))).toBe(true);
    fireEvent.click(within(panel).getByRole('button', { name: 'Ver como tabla' }));
    const table = within(panel).getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(panel).getByRole('link', { name: 'Ver la versión 1' })).toBeDefined();
  });
});
