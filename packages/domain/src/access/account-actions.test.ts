import { describe, expect, test } from 'vitest';
import type { Role } from '../accounts/user-roles.ts';
import {
  offeredAccountActions,
  offeredBulkActions,
  offeredRowActions,
  rolesToGive,
} from './account-actions.ts';

const account = (
  userId: string,
  role: Role,
  more: Partial<Parameters<typeof offeredAccountActions>[1]> = {},
) => ({
  userId,
  role,
  globalAdmin: false,
  status: 'active' as const,
  verification: null,
  secondFactor: false,
  ...more,
});
const pending = { status: 'pending', dueAt: null, decidedAt: null } as const;

const admin = account('admin', 'admin');
const global = account('global', 'superadmin', { globalAdmin: true });

describe('what is offered', () => {
  test('of an adviser who waits: both answers, and what goes with any account', () => {
    const adviser = account('adviser', 'advisor', { verification: pending });
    expect(offeredAccountActions(admin, adviser)).toEqual([
      'verify',
      'reject',
      'role',
      'sessions',
      'lock',
    ]);
  });

  test('an answer that was given can only be turned', () => {
    const decided = (status: 'verified' | 'rejected') =>
      offeredAccountActions(
        admin,
        account('adviser', 'advisor', { verification: { ...pending, status } }),
      );
    expect(decided('verified')).not.toContain('verify');
    expect(decided('verified')).toContain('reject');
    expect(decided('rejected')).toContain('verify');
    expect(decided('rejected')).not.toContain('reject');
  });

  test('a second factor is reset where there is one, a locked account is unlocked', () => {
    const locked = account('user', 'user', { status: 'locked', secondFactor: true });
    expect(offeredAccountActions(admin, locked)).toEqual(['role', 'sessions', 'factor', 'unlock']);
  });

  test('nothing of oneself, of a peer or of those above, to a plain administrator', () => {
    expect(offeredAccountActions(admin, admin)).toEqual([]);
    expect(offeredAccountActions(admin, account('other', 'admin'))).toEqual([]);
    expect(offeredAccountActions(admin, global)).toEqual([]);
  });

  test('only a global administrator makes and unmakes another', () => {
    const other = account('other', 'superadmin', { globalAdmin: true });
    expect(offeredAccountActions(global, account('user', 'user'))).toContain('give-all-rights');
    expect(offeredAccountActions(global, other)).toContain('take-all-rights');
    expect(
      offeredAccountActions(account('super', 'superadmin'), account('user', 'user')),
    ).not.toContain('give-all-rights');
  });
});

test('the list turns no answer that was given, and offers neither roles nor rights', () => {
  const adviser = (status: 'pending' | 'verified' | 'rejected') =>
    account('adviser', 'advisor', { verification: { ...pending, status } });
  expect(offeredRowActions(global, adviser('pending'))).toEqual([
    'verify',
    'reject',
    'sessions',
    'lock',
  ]);
  expect(offeredRowActions(global, adviser('verified'))).toEqual(['sessions', 'lock']);
  expect(offeredRowActions(global, adviser('rejected'))).toEqual(['sessions', 'lock']);
});

test('of several at once only those who wait are verified', () => {
  const adviser = (status: 'pending' | 'rejected') =>
    account('adviser', 'advisor', { verification: { ...pending, status } });
  expect(offeredBulkActions(admin, adviser('pending'))).toEqual(['verify', 'sessions']);
  expect(offeredBulkActions(admin, adviser('rejected'))).toEqual(['sessions']);
  expect(offeredBulkActions(admin, admin)).toEqual([]);
});

test('the roles to give are the others that the actor may give', () => {
  expect(rolesToGive(admin, account('adviser', 'advisor'))).toEqual(['user']);
  expect(new Set(rolesToGive(global, account('adviser', 'advisor')))).toEqual(
    new Set(['user', 'admin', 'superadmin']),
  );
  expect(rolesToGive(admin, admin)).toEqual([]);
});
