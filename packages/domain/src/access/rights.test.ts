import { describe, expect, test } from 'vitest';
import { roles } from '../accounts/user-roles.ts';
import { AppError } from '../errors/app-error.ts';
import { isAdmin, isAdvisor, isSuperadmin, policies, type RightsHolder } from './policies.ts';
import { type Action, actions, can, requireRight } from './rights.ts';

const holder = (role: 'admin' | 'advisor' | 'superadmin' | 'user', globalAdmin = false) => ({
  role,
  globalAdmin,
});

describe('the predicates', () => {
  test('an administrator is an admin, a superadmin or a global administrator of any role', () => {
    expect(isAdmin(holder('admin'))).toBe(true);
    expect(isAdmin(holder('superadmin'))).toBe(true);
    expect(isAdmin(holder('user', true))).toBe(true);
    expect(isAdmin(holder('advisor'))).toBe(false);
    expect(isAdmin(holder('user'))).toBe(false);
  });

  test('rights are no ladder: an administrator is no adviser, a global administrator no superadmin', () => {
    expect(isAdvisor(holder('superadmin'))).toBe(false);
    expect(isSuperadmin(holder('admin', true))).toBe(false);
  });

  test('nobody signed out passes anything but public', () => {
    const passed = Object.entries(policies).filter(([, holds]) => holds(null));
    expect(passed.map(([name]) => name)).toEqual(['public']);
  });
});

describe('the table', () => {
  test('refuses with unauthenticated when signed out, with forbidden when signed in', () => {
    expect(() => requireRight(null, 'view-dashboard')).toThrow(new AppError('unauthenticated'));
    expect(() => requireRight(holder('advisor'), 'enter-administration')).toThrow(
      new AppError('forbidden'),
    );
  });

  test('answers the holder it let pass', () => {
    const adviser = holder('advisor');
    expect(requireRight(adviser, 'edit-adviser-profile')).toBe(adviser);
  });

  test('the throwing and the boolean face agree for everybody and everything', () => {
    const lets = (person: RightsHolder, action: Action): boolean => {
      try {
        return requireRight(person, action) === person;
      } catch {
        return false;
      }
    };
    for (const role of roles) {
      for (const globalAdmin of [true, false]) {
        const person = { role, globalAdmin };
        expect(actions.filter((action) => lets(person, action))).toEqual(
          actions.filter((action) => can(person, action)),
        );
      }
    }
  });
});
