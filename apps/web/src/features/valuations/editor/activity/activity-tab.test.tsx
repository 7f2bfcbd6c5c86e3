import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type {
  ActivityEntry,
  ActivityEvent,
  ActivityUndo,
  ValuationActivity,
} from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishSession } from '../../../../lib/session/session-store.ts';
import { currentToast, dismissToast } from '../../../../lib/toast/show-toast.ts';
import { mockSession } from '../../../../lib/testing/mock-session.ts';
import { openEditor, openPanel } from '../testing/open-people-panel.ts';

const instant = '2026-11-21T10:00:00.000Z';

beforeAll(() => import('../side-panel/people-drawer.tsx'));
beforeEach(() => publishSession(mockSession({ userId: crypto.randomUUID() })));
afterEach(() => {
  cleanup();
  dismissToast();
});

describe('the activity', () => {
  const entry = (
    id: number,
    event: ActivityEvent,
    undo: ActivityUndo | null = null,
  ): ActivityEntry => ({
    id,
    at: instant,
    since: instant,
    actor: { name: 'Jordi Vila', isMe: false },
    event,
    undo,
  });

  it('names the fields as the editor does, with what they held and hold, page by page', async () => {
    const held = [
      { path: 'bridge.cash', before: 120_000, after: 90_000 },
      { path: 'method', before: 'dcf', after: 'mixed' },
      { path: 'sources.bridge.cash.date', before: null, after: instant },
      { path: 'multiples.evToEbitda.origin.setId', before: null, after: crypto.randomUUID() },
      { path: 'discounting', before: null, after: 'forgotten' },
    ];
    const leaves = held.map((leaf) => ({ ...leaf, key: `["${leaf.path}"]` }));
    const pages: Record<'first' | 'last', ValuationActivity> = {
      first: {
        entries: [
          entry(9, { action: 'valuation.updated', leaves, more: 0 }),
          entry(8, { action: 'valuation.status-changed', from: 'draft', to: 'in_progress' }),
        ],
        nextCursor: 'next',
      },
      last: { entries: [entry(2, { action: 'valuation.created' })], nextCursor: null },
    };
    await openEditor({
      activity: ({ cursor }) => (cursor === 'next' ? pages.last : pages.first),
    });
    const panel = await openPanel('Actividad');
    const list = await within(panel).findByRole('list', { name: 'Actividad' });
    expect(list.textContent).toContain('Jordi Vila cambió 3 datos');
    expect(list.textContent).toContain('Tesorería: antes 120.000120.000 → 90.000');
    expect(list.textContent).toContain('Mixto, DCF y múltiplos');
    expect(list.textContent).toContain('Fecha de la fuente de Tesorería: 21/11/2026');
    expect(list.querySelectorAll('li li')).toHaveLength(3);
    fireEvent.click(within(panel).getByRole('button', { name: 'Ver actividad anterior' }));
    expect(await within(panel).findByText('creó la valoración')).toBeDefined();
    expect(within(panel).queryByRole('button', { name: 'Ver actividad anterior' })).toBeNull();
  });

  const changes = [
    [
      { action: 'valuation.archived' },
      { kind: 'restore' },
      'Deshacer: la archivó',
      { action: { kind: 'restore' } },
    ],
    [
      { action: 'valuation.tagged', added: ['urgente'], removed: [] },
      { kind: 'remove-tags', tags: ['urgente'] },
      'Deshacer: le puso las etiquetas: urgente',
      { action: { kind: 'remove-tags', tags: ['urgente'] } },
    ],
    [
      { action: 'valuation.share-taken-back', person: 'Jordi Vila', right: 'read' },
      { kind: 'share', email: 'jordi@vila.example', right: 'read' },
      'Deshacer: dejó de compartirla con Jordi Vila',
      { email: 'jordi@vila.example', right: 'read' },
    ],
    [
      { action: 'valuation.status-changed', from: 'in_progress', to: 'draft' },
      { kind: 'undo-status' },
      'Deshacer: cambió el estado de en curso a borrador',
      { action: { kind: 'undo-status' }, items: [{ version: 3 }] },
    ],
  ] as const satisfies [ActivityEvent, ActivityUndo, string, object][];

  /** Opens a feed with one change that can be undone, and the action that undoes it. */
  const openFeed = async (event: ActivityEvent, undo: ActivityUndo, refusal?: ErrorCode) => {
    const sent: unknown[] = [];
    let entries = [entry(4, event, undo)];
    const take = <Answered,>(input: unknown, answer: Answered) => {
      sent.push(input);
      if (refusal !== undefined) return { refusal };
      entries = [entry(5, { action: 'valuation.restored' }), entry(4, event)];
      return answer;
    };
    const shared = { owner: { userId: crypto.randomUUID(), name: 'Marta Soler' }, shares: [] };
    await openEditor({
      activity: () => ({ entries, nextCursor: null }),
      applyToMany: (input) =>
        take(input, {
          outcomes: input.items.map(({ id }) => ({
            kind: 'done' as const,
            id,
            changed: true,
            item: null,
            tags: [],
          })),
        }),
      share: (input) => take(input, { ...shared, access: 'owner' as const }),
    });
    return { sent, panel: await openPanel('Actividad') };
  };

  it.each(changes)('offers to undo %o as its toast does', async (event, undo, name, wanted) => {
    const { sent, panel } = await openFeed(event, undo);
    const button = await within(panel).findByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
    expect(await within(panel).findByText('la sacó del archivo')).toBeDefined();
    expect(sent).toMatchObject([wanted]);
    expect(currentToast()).toMatchObject({ kind: 'success', title: 'Cambio deshecho' });
    expect(within(panel).queryByRole('button', { name: /^Deshacer/ })).toBeNull();
    const list = within(panel).getByRole('list', { name: 'Actividad' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it.each(changes)('says why %o could not be undone', async (event, undo, name, _wanted) => {
    const { panel } = await openFeed(event, undo, 'forbidden');
    fireEvent.click(await within(panel).findByRole('button', { name }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        kind: 'error',
        description: 'No tienes permisos para realizar esta acción.',
      }),
    );
  });
});
