import { describe, expect, test } from 'vitest';
import { type Role, roles } from '../accounts/user-roles.ts';
import {
  accountActionRefusal,
  erasureRefusal,
  globalAdminChangeRefusal,
  lockRefusal,
  type RightsSubject,
  roleChangeRefusal,
} from './role-change-refusal.ts';

const others = { superadmins: 1, globalAdmins: 1 };
const nobodyElse = { superadmins: 0, globalAdmins: 0 };
const person = (userId: string, role: Role, globalAdmin = false): RightsSubject => ({
  userId,
  role,
  globalAdmin,
  status: 'active',
});

const allowedTo = (actor: RightsSubject, globalAdmin = false): string[] =>
  roles.flatMap((from) =>
    roles
      .filter((to) => to !== from)
      .filter(
        (to) =>
          roleChangeRefusal({ actor, target: person('target', from, globalAdmin), others }, to) ===
          null,
      )
      .map((to) => `${from} → ${to}`),
  );

describe('who may change a role', () => {
  test('a plain administrator: user ↔ advisor', () => {
    expect(allowedTo(person('actor', 'admin'))).toEqual(['advisor → user', 'user → advisor']);
  });

  test('a plain administrator: nothing of a global administrator', () => {
    expect(allowedTo(person('actor', 'admin'), true)).toEqual([]);
  });

  test.each([person('actor', 'superadmin'), person('actor', 'user', true)])(
    'any, by %o',
    (actor) => {
      expect(allowedTo(actor)).toHaveLength(roles.length * (roles.length - 1));
    },
  );

  test.each(['user', 'advisor'] as const)('nobody else: %s', (role) => {
    expect(allowedTo(person('actor', role))).toEqual([]);
  });

  test('never one’s own, in no direction', () => {
    for (const role of roles) {
      const self = person('self', 'superadmin', true);
      expect(roleChangeRefusal({ actor: self, target: self, others }, role)).toBe('forbidden');
    }
  });

  test('never away from the last superadmin, who is told why; a locked one does not count', () => {
    const self = person('self', 'superadmin');
    const act = { actor: self, target: self, others: nobodyElse };
    expect(roleChangeRefusal(act, 'admin')).toBe('last-administrator');
    const locked = { ...person('target', 'superadmin'), status: 'locked' } as const;
    expect(roleChangeRefusal({ ...act, target: locked }, 'admin')).toBeNull();
  });
});

describe('who may make and unmake global administrators', () => {
  const actor = person('actor', 'user', true);
  const target = person('target', 'advisor', true);

  test('global administrators alone', () => {
    expect(globalAdminChangeRefusal({ actor, target, others }, false)).toBeNull();
    const superadmin = person('actor', 'superadmin');
    expect(globalAdminChangeRefusal({ actor: superadmin, target, others }, true)).toBe('forbidden');
  });

  test('not themself, and not the last one', () => {
    expect(globalAdminChangeRefusal({ actor, target: actor, others }, false)).toBe('forbidden');
    expect(globalAdminChangeRefusal({ actor, target: actor, others: nobodyElse }, false)).toBe(
      'last-administrator',
    );
  });
});

describe('who may act on an account', () => {
  const ranked = [
    person('a', 'advisor'),
    person('b', 'admin'),
    person('c', 'superadmin'),
    person('d', 'user', true),
  ];

  test('the higher on the lower; from superadmin on, equals on equals', () => {
    const grid = ranked.map((actor) =>
      ranked
        .map(
          (target) => accountActionRefusal({ actor, target: { ...target, userId: 'x' } }) === null,
        )
        .map((may) => (may ? 'yes' : '-'))
        .join(' '),
    );
    expect(grid).toEqual(['- - - -', 'yes - - -', 'yes yes yes -', 'yes yes yes yes']);
  });

  test('nobody on themself', () => {
    for (const actor of ranked)
      expect(accountActionRefusal({ actor, target: actor })).toBe('forbidden');
  });

  test('the last of the highest cannot be locked out, nor erase themself', () => {
    const actor = person('actor', 'user', true);
    const target = person('target', 'superadmin');
    expect(lockRefusal({ actor, target, others })).toBeNull();
    expect(lockRefusal({ actor, target, others: nobodyElse })).toBe('last-administrator');
    expect(erasureRefusal({ target, others: nobodyElse })).toBe('last-administrator');
    expect(erasureRefusal({ target: person('t', 'admin'), others: nobodyElse })).toBeNull();
  });
});
