import { createRootRoute, createRoute, Link, Outlet, useLocation } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FirmSettings } from '@valia/domain/administration/firm-settings-schemas.ts';
import { afterEach, expect, test } from 'vitest';
import { renderBeforeServer } from '../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { FirmTab } from './firm-tab.tsx';
import { readPanelSearch } from './read-panel-search.ts';

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

/** The tab before a server that keeps the settings, and refuses what was not read last. */
const open = async () => {
  stubMedia((media) => media.includes('min-width'));
  window.scrollTo = () => undefined;
  let now = kept;
  let saves = 0;
  const saveAs = (changed: Partial<FirmSettings>): FirmSettings => {
    saves += 1;
    now = { ...now, ...changed, updatedAt: `2026-11-21T11:00:0${saves}.000Z` };
    return now;
  };
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const Panel = () => (
    <>
      <Link to="." search={{ tab: 'issues' }}>
        Reportes
      </Link>
      {readPanelSearch(useLocation().search).tab === 'firm' && <FirmTab />}
    </>
  );
  const panel = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    staticData,
    validateSearch: readPanelSearch,
    component: Panel,
  });
  const { router } = await renderBeforeServer({
    routeTree: root.addChildren([panel]),
    address: '/admin?tab=firm',
    areas: ['shared', 'first', 'administration', 'back-office'],
    answer: (procedure, input) => {
      if (procedure !== 'admin.panel.changeFirm') return { data: now };
      const { updatedAt, ...changed } = input as FirmSettings;
      return updatedAt === now.updatedAt ? { data: saveAs(changed) } : { refusal: 'conflict' };
    },
  });
  await screen.findByLabelText('Nombre');
  return { router, saveAs, stored: () => now };
};

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

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
  await waitFor(() => expect(currentToast()?.title).toBe('Otro administrador ha guardado antes'));
  expect(field('Nombre').value).toBe('Merindal, S.L.');
  expect(field('Teléfono').value).toBe('941 111 111');
  save();
  await waitFor(() => expect(currentToast()?.title).toBe('Datos de la firma guardados'));
  expect(stored()).toMatchObject({ name: 'Merindal, S.L.', phone: '941 111 111' });
});

test('a field that both changed says what the other one put there', async () => {
  const { saveAs } = await open();
  type('Nombre', 'Merindal, S.L.');
  saveAs({ name: 'Merindal Corporate' });
  save();
  expect(await screen.findByText(/ha puesto «Merindal Corporate»/u)).toBeDefined();
  expect(field('Nombre').value).toBe('Merindal, S.L.');
});

test('a reading that brings another’s save leaves what is typed', async () => {
  const { saveAs } = await open();
  type('Nombre', 'Merindal, S.L.');
  saveAs({ phone: '941 222 222' });
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
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
