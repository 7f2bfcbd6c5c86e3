import { Link, useLocation } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FirmSettings } from '@valia/domain/administration/firm-settings-schemas.ts';
import { issueReportList } from '@valia/domain/issue-reports/issue-report-list.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { listAddress } from '../../../components/filters/list-address.ts';
import { loadTexts } from '../../../lib/language.ts';
import { renderPart } from '../../../lib/testing/render-part.tsx';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { FirmTab } from './firm-tab.tsx';

const panelAddress = listAddress(issueReportList);

afterEach(() => {
  cleanup();
  dismissToast();
});

const kept: FirmSettings = {
  name: 'Merindal',
  taxId: 'B26005181',
  address: 'Gran Vía, 14',
  dataProtectionContact: 'privacidad@merindal.example',
  mailbox: 'hola@merindal.example',
  phone: '941 000 000',
  commissionPaymentDays: 30,
  updatedAt: '2026-11-21T10:00:00.000Z',
};

/**
 * Renders the tab with a server that trims the settings before storing them, and refuses a save based on an older
 * version.
 */
const open = async () => {
  let now = kept;
  let saves = 0;
  const held = new Map<string, Promise<void>>();
  /** Holds responses of this procedure back until they are released. */
  const hold = (procedure: string): (() => Promise<void>) => {
    let letGo = (): void => undefined;
    held.set(procedure, new Promise((resolve) => (letGo = resolve)));
    return async () => {
      held.delete(procedure);
      await act(async () => letGo());
    };
  };
  const saveAs = (changed: Partial<FirmSettings>): FirmSettings => {
    saves += 1;
    now = { ...now, ...changed, updatedAt: `2026-11-21T11:00:0${saves}.000Z` };
    return now;
  };
  const Panel = () => (
    <>
      <Link to="." search={{ tab: 'issues' }}>
        Reportes
      </Link>
      {panelAddress.read(useLocation().search).tab === 'firm' && <FirmTab />}
    </>
  );
  await loadTexts('administration', 'back-office');
  const { router, calls } = await renderPart(<Panel />, {
    address: '/admin?tab=firm',
    answers: {
      admin: {
        panel: {
          firm: async () => {
            const answer = now;
            await held.get('admin.panel.firm');
            return answer;
          },
          changeFirm: async ({ updatedAt, name, ...changed }) => {
            const answer =
              updatedAt === now.updatedAt
                ? saveAs({ ...changed, name: name.trim() })
                : ({ refusal: 'conflict' } as const);
            await held.get('admin.panel.changeFirm');
            return answer;
          },
        },
      },
    },
  });
  await screen.findByLabelText('Nombre');
  return {
    router,
    saveAs,
    hold,
    stored: () => now,
    sent: () => calls('admin.panel.changeFirm').length,
  };
};

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
/** Simulates the return to the page, which refetches its data. */
const comeBack = () => act(async () => window.dispatchEvent(new Event('visibilitychange')));
const clash = /ha puesto «Merindal Corporate»/u;
const isTold = async (title: string) =>
  await waitFor(() => expect(currentToast()).toMatchObject({ open: true, title }));
const earlier = 'Otro administrador ha guardado antes';

test('another tab of the panel is not gone to without asking while something is unsaved', async () => {
  const { router } = await open();
  type('Nombre', 'Merindal, S.L.');
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Reportes' })));
  await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  expect(router.state.location.search).toMatchObject({ tab: 'firm' });
});

test('what another administrator saved meanwhile takes away nothing typed, and is kept', async () => {
  const { saveAs, stored } = await open();
  type('Nombre', 'Merindal, S.L.');
  saveAs({ phone: '941 111 111' });
  save();
  await isTold(earlier);
  expect(field('Nombre').value).toBe('Merindal, S.L.');
  expect(field('Teléfono').value).toBe('941 111 111');
  save();
  await isTold('Datos de la firma guardados');
  expect(stored()).toMatchObject({ name: 'Merindal, S.L.', phone: '941 111 111' });
});

test('a field that both changed says what the other one put there', async () => {
  const { saveAs } = await open();
  type('Nombre', 'Merindal, S.L.');
  saveAs({ name: 'Merindal Corporate' });
  save();
  expect(await screen.findByText(clash)).toBeDefined();
  expect(field('Nombre').value).toBe('Merindal, S.L.');
});

test('a reading that brings another’s save leaves what is typed', async () => {
  const { saveAs } = await open();
  type('Nombre', 'Merindal, S.L.');
  saveAs({ phone: '941 222 222' });
  await comeBack();
  await waitFor(() => expect(field('Teléfono').value).toBe('941 222 222'));
  expect(field('Nombre').value).toBe('Merindal, S.L.');
});

test('after a save the form stands, and saves again', async () => {
  const { stored } = await open();
  const name = field('Nombre');
  type('Nombre', 'Una');
  save();
  await waitFor(() => expect(stored().name).toBe('Una'));
  expect(field('Nombre')).toBe(name);
  type('Nombre', 'Otra');
  save();
  await waitFor(() => expect(stored().name).toBe('Otra'));
});

describe('a clash', () => {
  test('that a reading brings is told, and stands while one types on', async () => {
    const { saveAs } = await open();
    type('Nombre', 'Merindal, S.L.');
    saveAs({ name: 'Merindal Corporate' });
    await comeBack();
    expect(await screen.findByText(clash)).toBeDefined();
    await isTold(earlier);
    type('Nombre', 'Merindal, S.L.U.');
    expect(screen.getByText(clash)).toBeDefined();
  });

  test('is marked where the reading came while the refused saving was on its way', async () => {
    const { saveAs, hold } = await open();
    type('Nombre', 'Merindal, S.L.');
    saveAs({ name: 'Merindal Corporate' });
    const letGo = hold('admin.panel.changeFirm');
    save();
    await comeBack();
    await letGo();
    await isTold(earlier);
    expect(screen.getByText(clash)).toBeDefined();
  });

  test('stands with what else is wrong when another field is saved too', async () => {
    const { saveAs } = await open();
    type('Nombre', 'Merindal, S.L.');
    type('Buzón', 'nadie');
    save();
    const wrong = await screen.findByText(/Introduce|válid/u);
    saveAs({ name: 'Merindal Corporate' });
    await comeBack();
    await screen.findByText(clash);
    saveAs({ phone: '941 333 333' });
    await comeBack();
    await waitFor(() => expect(field('Teléfono').value).toBe('941 333 333'));
    expect(screen.getByText(clash)).toBeDefined();
    expect(wrong.isConnected).toBe(true);
  });

  test('is none any more once theirs is typed, or one’s own is saved', async () => {
    const { saveAs, stored } = await open();
    type('Nombre', 'Merindal, S.L.');
    saveAs({ name: 'Merindal Corporate' });
    await comeBack();
    await screen.findByText(clash);
    type('Nombre', 'Merindal Corporate');
    expect(screen.queryByText(clash)).toBeNull();
    type('Nombre', 'Merindal, S.A.');
    expect(screen.queryByText(clash)).toBeNull();
    saveAs({ name: 'Merindal Corporate.' });
    await comeBack();
    await screen.findByText(/ha puesto «Merindal Corporate\.»/u);
    save();
    await waitFor(() => expect(stored().name).toBe('Merindal, S.A.'));
    await waitFor(() => expect(screen.queryByText(/ha puesto/u)).toBeNull());
  });
});

describe('one’s own save', () => {
  test('that the server trimmed is no other’s, also where one typed on', async () => {
    const { hold } = await open();
    type('Nombre', 'Merindal, S.L. ');
    const letGo = hold('admin.panel.changeFirm');
    save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeDefined());
    type('Nombre', 'Merindal, S.L. y socios');
    await comeBack();
    await letGo();
    await isTold('Datos de la firma guardados');
    expect(field('Nombre').value).toBe('Merindal, S.L. y socios');
    expect(screen.queryByText(/ha puesto/u)).toBeNull();
  });

  test('is not put back by a reading that began before it', async () => {
    const { hold, stored } = await open();
    const letGo = hold('admin.panel.firm');
    await comeBack();
    type('Nombre', 'Una');
    save();
    await waitFor(() => expect(stored().name).toBe('Una'));
    await isTold('Datos de la firma guardados');
    await letGo();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field('Nombre').value).toBe('Una');
    type('Nombre', 'Otra');
    save();
    await waitFor(() => expect(stored().name).toBe('Otra'));
  });

  test('that was refused is not sent again before the latest is read', async () => {
    const { saveAs, hold, sent } = await open();
    type('Nombre', 'Merindal, S.L.');
    saveAs({ phone: '941 111 111' });
    const letGo = hold('admin.panel.firm');
    save();
    await waitFor(() => expect(sent()).toBe(1));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    save();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(sent()).toBe(1);
    await letGo();
    await isTold(earlier);
  });
});
