import { appRouter } from '@valia/api/app-router.ts';
import { describe, expect, test } from 'vitest';
import { procedures } from './testing/api-over-http.ts';

describe('7. the calls it makes', () => {
  test('the root has exactly five routers', () => {
    expect(Object.keys(appRouter._def.record).toSorted()).toEqual([
      'admin',
      'alerts',
      'auth',
      'referrals',
      'valuations',
    ]);
  });

  test.each(['auth.signUp', 'auth.signIn', 'auth.signOut'])('%s changes the session', (path) => {
    expect(procedures.find((procedure) => procedure.path === path)).toMatchObject({
      type: 'mutation',
      policy: 'public',
    });
  });

  test.each([
    ['reset password for an email', 'auth.forgotPassword'],
    ['update the password by the recovery link', 'auth.resetPassword'],
    ['resend-verification-email', 'auth.resendVerification'],
    ['mfa-verify', 'auth.mfaVerify'],
    ['validate-password', 'auth.validatePassword'],
  ])('%s is %s, for anybody', (_specified, path) => {
    expect(procedures.find((procedure) => procedure.path === path)).toMatchObject({
      type: 'mutation',
      policy: 'public',
    });
  });

  test.each(['auth.session', 'auth.firm'])('%s only reads', (path) => {
    expect(procedures.find((procedure) => procedure.path === path)).toMatchObject({
      type: 'query',
      policy: 'public',
    });
  });

  test.each(['create', 'get', 'list', 'update', 'changeStatus', 'dashboard'])(
    'valuations.%s needs a session',
    (name) => {
      expect(procedures.find(({ path }) => path === `valuations.${name}`)?.policy).toBe('signedIn');
    },
  );
});
