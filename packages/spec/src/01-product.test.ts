import { isAdmin, isGlobalAdmin } from '@valia/domain/access/policies.ts';
import { roles } from '@valia/domain/accounts/user-roles.ts';
import { defaultLanguage, languages, languageStorageKey } from '@valia/i18n/languages.ts';
import { describe, expect, test } from 'vitest';

describe('1. what the product does and for whom', () => {
  test('Spanish is the default language; Catalan and English are the others; the key is "language"', () => {
    expect(defaultLanguage).toBe('es');
    expect([...languages].toSorted()).toEqual(['ca', 'en', 'es']);
    expect(languageStorageKey).toBe('language');
  });

  test('there are regular users, advisors, admins, superadmins, and global admins besides', () => {
    expect([...roles].toSorted()).toEqual(['admin', 'advisor', 'superadmin', 'user']);
    expect(isGlobalAdmin({ role: 'user', globalAdmin: true })).toBe(true);
    expect(isAdmin({ role: 'user', globalAdmin: true })).toBe(true);
  });
});
