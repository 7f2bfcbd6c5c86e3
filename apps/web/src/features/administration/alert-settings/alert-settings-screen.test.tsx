import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import {
  type AlertSettings,
  defaultAlertRules,
} from '@valia/domain/security/alert-settings-schemas.ts';
import { afterEach, expect, test } from 'vitest';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { dismissToast } from '../../../lib/toast/show-toast.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const kept: AlertSettings = {
  highLeadRevenue: 5_000_000,
  extremeLeadRevenue: 20_000_000,
  digestHour: 8,
  rules: defaultAlertRules,
  version: 1,
  administrators: [
    { userId: numberedId(1), name: 'Beatriz Ulloa', email: 'beatriz@merindal.example' },
    { userId: numberedId(2), name: 'Marta Puig', email: 'marta@merindal.example' },
  ],
  updatedAt: '2026-11-21T10:00:00.000Z',
};

/**
 * Renders the screen with a server that stores the settings; `refuse` lists the field issues with which it refuses a
 * save.
 */
const open = async (refuse: FieldIssue[] = []) => {
  let now = kept;
  const { calls } = await renderScreen('/admin/alert-settings', {
    answers: {
      admin: {
        alerts: { get: () => now, change: { refusal: 'invalid-input', fields: refuse } },
      },
    },
  });
  await screen.findByLabelText('Hora del resumen diario');
  const saveAs = (changed: Partial<AlertSettings>): void => {
    now = { ...now, ...changed, version: now.version + 1 };
  };
  return { sent: () => calls('admin.alerts.change'), saveAs };
};

const field = (label: string | RegExp) =>
  screen.getByLabelText(label, { selector: 'input, select' });
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const isWrong = (label: RegExp) => field(label).getAttribute('aria-invalid') === 'true';

test('the hour that another administrator changed too says so', async () => {
  const { saveAs } = await open();
  choose('Hora del resumen diario', '7');
  saveAs({ digestHour: 9 });
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/ha puesto «9»/u)).toBeDefined();
});

test('what is wrong in a rule stands there until it is changed', async () => {
  const about = (part: string): FieldIssue => ({
    path: `rules.new_device.${part}`,
    code: 'not-valid',
    params: {},
  });
  const { sent } = await open([about('delivery'), about('recipientIds')]);
  const delivery = /dispositivo nuevo: cómo se avisa/u;
  const recipients = /dispositivo nuevo: a quién/u;
  choose(delivery, 'mail');
  save();
  await waitFor(() => expect(isWrong(delivery)).toBe(true));
  expect(isWrong(recipients)).toBe(true);
  choose(delivery, 'digest');
  expect(isWrong(delivery)).toBe(false);
  fireEvent.click(field(recipients));
  const list = screen.getByRole('listbox', { name: recipients, hidden: true });
  fireEvent.click(within(list).getByText('Marta Puig'));
  expect(isWrong(recipients)).toBe(false);
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const rule = { delivery: 'digest', recipientIds: [numberedId(2)] };
  expect(sent()[1]).toMatchObject({ rules: { ...defaultAlertRules, new_device: rule } });
});
