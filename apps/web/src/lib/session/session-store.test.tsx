import { act, renderHook } from '@testing-library/react';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const session: Session = {
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'marta@soler.example',
  emailConfirmed: false,
  firstName: 'Marta',
  lastName: 'Soler',
  organizationName: null,
  role: 'advisor',
  globalAdmin: false,
  secondFactor: false,
  expiresAt: '2999-01-01T00:00:00.000Z',
};

const snapshot = {
  userId: session.userId,
  email: session.email,
  role: session.role,
  expiresAt: session.expiresAt,
};

/** Simulates a page load, because the store reads the storage once when its module is loaded. */
const loadStore = async () => {
  vi.resetModules();
  return import('./session-store.ts');
};

const fromOtherTab = (newValue: string | null, key: string | null = 'valia.session'): void => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
};

beforeEach(() => {
  localStorage.clear();
});

test('without a snapshot it is not known who is there until the server answers', async () => {
  const { currentSession } = await loadStore();
  expect(currentSession()).toEqual({ status: 'loading' });
});

test('a snapshot of an earlier visit shows the person at once', async () => {
  localStorage.setItem('valia.session', JSON.stringify(snapshot));
  const { currentSession } = await loadStore();
  expect(currentSession()).toEqual({ status: 'signed-in', ...snapshot, details: null });
});

test.each([
  ['an expired snapshot', JSON.stringify({ ...snapshot, expiresAt: '2020-01-01T00:00:00.000Z' })],
  ['a snapshot without a role', JSON.stringify({ ...snapshot, role: undefined })],
  ['a snapshot with an invented role', JSON.stringify({ ...snapshot, role: 'owner' })],
  ['what is no JSON', '{'],
])('%s counts as none', async (_what, stored) => {
  localStorage.setItem('valia.session', stored);
  const { currentSession } = await loadStore();
  expect(currentSession()).toEqual({ status: 'loading' });
});

test('signing in keeps nothing but the four fields of the snapshot', async () => {
  const { publishSession } = await loadStore();
  publishSession(session);
  expect(JSON.parse(localStorage.getItem('valia.session') ?? '')).toEqual(snapshot);
});

test('signing out in one tab signs out the others', async () => {
  const { publishSession, followOtherTabs, useSession } = await loadStore();
  publishSession(session);
  const stop = followOtherTabs();
  const { result } = renderHook(useSession);
  fromOtherTab(null);
  expect(result.current).toEqual({ status: 'signed-out', byChoice: false, ended: false });
  stop();
});

test('a session that the server no longer knows has ended; one that was never there has not', async () => {
  const { publishSession, endSession, currentSession } = await loadStore();
  endSession();
  expect(currentSession()).toMatchObject({ status: 'signed-out', ended: false });
  publishSession(session);
  endSession();
  expect(currentSession()).toMatchObject({ status: 'signed-out', ended: true });
  publishSession(session);
  endSession(true);
  expect(currentSession()).toMatchObject({ status: 'signed-out', ended: false });
});

test('clearing the storage of the site signs out too', async () => {
  const { publishSession, followOtherTabs, useSession } = await loadStore();
  publishSession(session);
  const stop = followOtherTabs();
  const { result } = renderHook(useSession);
  fromOtherTab(null, null);
  expect(result.current.status).toBe('signed-out');
  stop();
});

test('signing in in another tab signs in here, and other keys change nothing', async () => {
  const { followOtherTabs, endSession, useSession } = await loadStore();
  endSession();
  const stop = followOtherTabs();
  const { result } = renderHook(useSession);
  fromOtherTab(JSON.stringify(snapshot), 'language');
  expect(result.current.status).toBe('signed-out');
  fromOtherTab(JSON.stringify(snapshot));
  expect(result.current).toMatchObject({
    status: 'signed-in',
    userId: session.userId,
    details: null,
  });
  stop();
});
