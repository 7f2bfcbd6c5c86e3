import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  AlertPoll,
  NotificationItem,
} from '@valia/domain/notifications/notification-schemas.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { renderPart } from '../../../lib/testing/render-part.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { usePollAlerts } from './use-alerts.ts';

const told = (number: number, more: Partial<NotificationItem> = {}): NotificationItem => ({
  id: numberedId(number),
  kind: 'lead-assigned',
  subjectId: numberedId(90),
  subject: 'Bodegas Altocero, S.L.',
  text: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  readAt: null,
  ...more,
});

const Frame = () => {
  usePollAlerts();
  return <NotificationBell />;
};

const renderBell = (poll: AlertPoll, items: NotificationItem[] = []) => {
  let unread = items;
  return renderPart(<Frame />, {
    address: '/dashboard',
    person: {},
    answers: {
      alerts: {
        poll,
        notifications: () => ({ items: unread, nextCursor: null }),
        markRead: () => {
          unread = [];
          return null;
        },
      },
    },
  });
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

describe('the bell', () => {
  test.each([
    [2, '2'],
    [9, '9'],
    [10, '9+'],
  ])('of %i requests shows %s', async (pendingRequests, shown) => {
    await renderBell({ pendingRequests, unread: 0, badge: null });
    const bell = await screen.findByRole('button', {
      name: `Avisos: ${pendingRequests} solicitudes esperan tu respuesta, 0 avisos sin leer`,
    });
    expect(bell.textContent).toBe(shown);
  });

  test('opens what is unread, whose first line leads to the received requests', async () => {
    const { router, calls } = await renderBell({ pendingRequests: 1, unread: 1, badge: null }, [
      told(2),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: /^Avisos: 1 solicitud/ }));
    const panel = await screen.findByRole('dialog', { name: /^Avisos/ });
    const [first] = await within(panel).findAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/my-received-collaborations');
    expect(first?.textContent).toContain('1 espera tu respuesta');
    fireEvent.click(await within(panel).findByRole('link', { name: /Lead asignado/ }));
    await waitFor(() => expect(calls('alerts.markRead')).toHaveLength(1));
    expect(router.state.location.href).toContain(`/my-leads?lead=${numberedId(90)}`);
    expect(calls('alerts.markRead')[0]).toEqual({ ids: [numberedId(2)] });
  });

  test('shows the firm’s answer to a problem in place, and that nothing is unread', async () => {
    const answer = told(3, {
      kind: 'issue-report-answered',
      subject: 'No se descarga',
      text: 'Ya está resuelto',
    });
    await renderBell({ pendingRequests: 0, unread: 1, badge: null }, [answer]);
    fireEvent.click(await screen.findByRole('button', { name: /1 aviso sin leer/ }));
    const panel = await screen.findByRole('dialog', { name: /^Avisos/ });
    expect(await within(panel).findByText('«Ya está resuelto»')).toBeDefined();
    fireEvent.click(within(panel).getByRole('button', { name: 'Marcar todo como leído' }));
    expect(await within(panel).findByText('No tienes avisos sin leer.')).toBeDefined();
  });
});

describe('the poll', () => {
  const show = (visibility: 'hidden' | 'visible') =>
    act(async () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(0);
    });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('comes every 25 to 30 seconds, never to a hidden tab, at once when it is seen', async () => {
    vi.useFakeTimers();
    const { calls } = await renderBell({ pendingRequests: 0, unread: 0, badge: null });
    await pass(100);
    expect(calls('alerts.poll')).toHaveLength(1);
    await pass(24_800);
    expect(calls('alerts.poll')).toHaveLength(1);
    await pass(5_200);
    expect(calls('alerts.poll')).toHaveLength(2);
    await show('hidden');
    await pass(120_000);
    expect(calls('alerts.poll')).toHaveLength(2);
    await show('visible');
    await pass(10);
    expect(calls('alerts.poll')).toHaveLength(3);
  });
});
