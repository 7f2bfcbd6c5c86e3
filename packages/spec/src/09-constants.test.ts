import { sessionLifetimes } from '@valia/auth/session-lifetime.ts';
import { newPasswordMinimum } from '@valia/domain/accounts/password-policy.ts';
import { linkLifetimesMs } from '@valia/domain/accounts/recovery-schemas.ts';
import { registrationPasswordMinimum } from '@valia/domain/accounts/registration-password-minimum.ts';
import { secondFactorDigits } from '@valia/domain/accounts/second-factor-digits.ts';
import { limitRules } from '@valia/domain/limits/limit-rules.ts';
import { describe, expect, test } from 'vitest';

const hourMs = 3_600_000;

describe('9. business constants and limits', () => {
  test('a registration password has at least 6 characters', () => {
    expect(registrationPasswordMinimum).toBe(6);
  });

  test('a new password has at least 8 characters, a second-factor code 6 digits', () => {
    expect(newPasswordMinimum).toBe(8);
    expect(secondFactorDigits).toBe(6);
  });

  test('links: recovery 1 hour, verification and change of address 24 hours, invitation 7 days', () => {
    expect(linkLifetimesMs).toEqual({
      'recover-password': hourMs,
      'verify-email': 24 * hourMs,
      'email-change': 24 * hourMs,
      invitation: 7 * 24 * hourMs,
    });
  });

  test('limits of signing in, signing up and asking for mails', () => {
    const quarterMs = hourMs / 4;
    expect(limitRules).toMatchObject({
      'sign-in-per-account-and-range': { most: 10, withinMs: quarterMs },
      'sign-in-per-range': { most: 30, withinMs: quarterMs },
      'sign-up-per-range': { most: 20, withinMs: hourMs },
      'sign-up-of-existing-per-range': { most: 5, withinMs: hourMs },
      'forgot-per-address-and-minute': { most: 1, withinMs: hourMs / 60 },
      'forgot-per-address-and-hour': { most: 5, withinMs: hourMs },
      'forgot-per-range': { most: 20, withinMs: hourMs },
      'resend-per-address-and-minute': { most: 1, withinMs: hourMs / 60 },
      'resend-per-address-and-hour': { most: 5, withinMs: hourMs },
      'resend-per-range': { most: 20, withinMs: hourMs },
    });
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
