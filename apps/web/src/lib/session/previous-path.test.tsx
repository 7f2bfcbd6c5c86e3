import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testSession } from '../testing/render-form.tsx';

// Simulates a page load: every module is loaded again, the tab's storage remains.
const load = async () => {
  vi.resetModules();
  return {
    ...(await import('./previous-path.ts')),
    ...(await import('./session-store.ts')),
  };
};

const { userId } = testSession;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('the page one was on is known after another load of the page', async () => {
  (await load()).rememberPath('/valuations?status=draft');
  const { previousPath, rememberPath } = await load();
  rememberPath('/login');
  rememberPath('/reset-password?token=secret');
  rememberPath('/');
  expect(previousPath(userId)).toBe('/valuations?status=draft');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
});

test('a page of somebody signed in is theirs alone; after a sign-out by choice there is none', async () => {
  const { publishSession, endSession, rememberPath, previousPath, forgetPath } = await load();
  publishSession(testSession);
  rememberPath('/valuations');
  endSession();
  expect(previousPath('somebody-else')).toBeNull();
  expect(previousPath(userId)).toBe('/valuations');
  forgetPath();
  expect((await load()).previousPath(userId)).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/no-such-page', '/login', 7, null])(
  'storage that says %j leads nowhere',
  async (path) => {
    sessionStorage.setItem('valia.previous-path', JSON.stringify({ path, userId: null }));
    expect((await load()).previousPath(userId)).toBeNull();
  },
);

test('where storage is blocked the way back lasts as long as the page', async () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { rememberPath, previousPath } = await load();
  rememberPath('/valuations');
  expect(previousPath(userId)).toBe('/valuations');
});
