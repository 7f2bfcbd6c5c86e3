import { createRootRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { usualNotificationChoices } from '@valia/domain/notifications/notification-choice.ts';
import { notificationKinds } from '@valia/domain/notifications/notification-kind.ts';
import { afterEach, expect, test } from 'vitest';
import { renderBeforeServer } from '../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { NotificationSettingsPanel } from './notification-settings-panel.tsx';

afterEach(() => {
  cleanup();
  dismissToast();
});

const renderPanel = async (refuses = false) => {
  stubMedia(() => true);
  let choices = notificationKinds.map((kind) => ({ kind, ...usualNotificationChoices[kind] }));
  const changes: unknown[] = [];
  await renderBeforeServer({
    routeTree: createRootRoute({
      staticData: { screen: null },
      component: NotificationSettingsPanel,
    }),
    address: '/',
    areas: ['shared', 'first', 'shell'],
    answer: (procedure, input) => {
      if (procedure === 'alerts.settings') return { data: { choices, digestHour: 8 } };
      if (refuses) return { refusal: 'unavailable' };
      changes.push(input);
      const { choices: changed } = input as { choices: typeof choices };
      choices = choices.map((one) => changed.find(({ kind }) => kind === one.kind) ?? one);
      return { data: { choices, digestHour: 8 } };
    },
  });
  return changes;
};

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('each way of each event is chosen alone, and kept at once', async () => {
  const changes = await renderPanel();
  expect(await screen.findByText(/a las 8:00/)).toBeDefined();
  const mail = await box('Lead asignado: Correo');
  expect(mail.checked).toBe(true);
  fireEvent.click(mail);
  await waitFor(() => expect(currentToast()?.title).toBe('Notificaciones guardadas'));
  expect(changes).toEqual([
    { choices: [{ kind: 'lead-assigned', inApp: true, mail: false, digest: false }] },
  ]);
  expect((await box('Lead asignado: Correo')).checked).toBe(false);
});

test('what could not be kept is told, and stays as it was', async () => {
  await renderPanel(true);
  fireEvent.click(await box('Comisión pagada: Correo'));
  await waitFor(() => expect(currentToast()?.kind).toBe('error'));
  expect((await box('Comisión pagada: Correo')).checked).toBe(true);
});
