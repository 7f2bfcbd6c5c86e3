import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultNotificationChoices } from '@valia/domain/notifications/notification-choice.ts';
import { notificationKinds } from '@valia/domain/notifications/notification-kind.ts';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../../lib/testing/render-part.tsx';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { NotificationSettingsPanel } from './notification-settings-panel.tsx';

afterEach(() => {
  cleanup();
  dismissToast();
});

const renderPanel = (refuses = false) => {
  let choices = notificationKinds.map((kind) => ({ kind, ...defaultNotificationChoices[kind] }));
  return renderPart(<NotificationSettingsPanel />, {
    answers: {
      alerts: {
        settings: () => ({ choices, digestHour: 8 }),
        changeSettings: ({ choices: changed }) => {
          if (refuses) return { refusal: 'unavailable' };
          choices = choices.map((one) => changed.find(({ kind }) => kind === one.kind) ?? one);
          return { choices, digestHour: 8 };
        },
      },
    },
  });
};

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('each way of each event is chosen alone, and kept at once', async () => {
  const { calls } = await renderPanel();
  expect(await screen.findByText(/a las 8:00/)).toBeDefined();
  const mail = await box('Lead asignado: Correo');
  expect(mail.checked).toBe(true);
  fireEvent.click(mail);
  await waitFor(() => expect(currentToast()?.title).toBe('Notificaciones guardadas'));
  expect(calls('alerts.changeSettings')).toEqual([
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
