import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishSession } from '../../lib/session/session-store.ts';
import { currentToast } from '../../lib/toast/show-toast.ts';
import { renderForm, successAnswer, testSession } from '../../lib/testing/render-form.tsx';
import { forgetDismissedBanner } from './dismissed-banner.ts';
import { VerificationBanner } from './verification-banner.tsx';

beforeEach(() => {
  forgetDismissedBanner();
  publishSession(testSession);
});
afterEach(cleanup);

const open = () => renderForm(<VerificationBanner />, successAnswer({ taken: true }));
const banner = () => screen.queryByRole('region', { name: 'Verificación del email' });

test('asks who has not verified their address, and leads to where it is done', async () => {
  const { path } = await open();
  expect(banner()?.textContent).toContain(testSession.email);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Verificar' })));
  expect(path()).toBe('/verify-email');
});

test('sends the mail again', async () => {
  const { answer, calls } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
  await answer();
  expect(calls).toEqual([{ email: testSession.email }]);
  expect(currentToast()?.title).toBe(
    'Email de verificación enviado. Revisa tu bandeja de entrada.',
  );
});

test('goes once the address is verified', async () => {
  await open();
  act(() => publishSession({ ...testSession, emailConfirmed: true }));
  expect(banner()).toBeNull();
});

test('a dismissal holds for the session in every tab, and not for the next person or session', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(banner()).toBeNull();
  cleanup();
  sessionStorage.clear();
  await open();
  expect(banner()).toBeNull();
  act(() => publishSession({ ...testSession, userId: testSession.userId.replace('1', '2') }));
  expect(banner()).not.toBeNull();
  cleanup();
  forgetDismissedBanner();
  publishSession(testSession);
  await open();
  expect(banner()).not.toBeNull();
});
