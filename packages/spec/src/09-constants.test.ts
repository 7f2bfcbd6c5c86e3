import { sessionLifetimes } from '@valia/auth/session-lifetime.ts';
import { registrationPasswordMinimum } from '@valia/domain/accounts/registration-password-minimum.ts';
import { describe, expect, test } from 'vitest';

const hourMs = 3_600_000;

describe('9. business constants and limits', () => {
  test('a registration password has at least 6 characters', () => {
    expect(registrationPasswordMinimum).toBe(6);
  });

  test('sessions: users 30 days and 7 idle, administrators 12 hours and 1 idle', () => {
    expect(sessionLifetimes.user).toMatchObject({
      maximumMs: 30 * 24 * hourMs,
      idleMs: 7 * 24 * hourMs,
    });
    expect(sessionLifetimes.administrator).toMatchObject({
      maximumMs: 12 * hourMs,
      idleMs: hourMs,
    });
  });
});
