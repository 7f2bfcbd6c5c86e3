import { describe, expect, test } from 'vitest';
import { sessionCookieRules } from './session-cookie.ts';

const always = { httpOnly: true, sameSite: 'lax', path: '/' };

describe('the session cookie', () => {
  test('is bound to this host and to https outside local mode', () => {
    expect(sessionCookieRules({ localMode: false })).toEqual({
      name: '__Host-valia-session',
      attributes: { ...always, secure: true },
    });
  });

  test('has a plain name in local mode, where a browser would drop the guarded one', () => {
    expect(sessionCookieRules({ localMode: true })).toEqual({
      name: 'valia-session',
      attributes: { ...always, secure: false },
    });
  });
});
