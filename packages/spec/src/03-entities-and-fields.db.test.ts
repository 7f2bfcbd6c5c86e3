import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { advisoryTypes, signUpInput } from '@valia/domain/accounts/account-schemas.ts';
import { roles } from '@valia/domain/accounts/user-roles.ts';
import { organizationSlug } from '@valia/domain/organizations/organization-slug.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const columnsOf = async (table: string): Promise<unknown[]> => {
  const rows = await database.db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = ${table}`,
  );
  return rows.map((row) => row.column_name);
};

const specifiedFields: Record<string, string[]> = {
  user_profiles: [
    'id',
    'user_id',
    'first_name',
    'last_name',
    'company',
    'phone',
    'city',
    'advisory_type',
    'tax_id',
  ],
  user_roles: ['user_id', 'role'],
  global_admins: ['user_id'],
  user_verification_status: ['id', 'verification_status'],
  collaborators: ['id', 'created_at'],
  users: ['email', 'email_confirmed_at'],
  organizations: ['name', 'slug', 'company_id', 'email', 'phone'],
};

describe('3. entities and their fields', () => {
  test.each(Object.entries(specifiedFields))(
    '%s has the specified fields',
    async (table, fields) => {
      expect(await columnsOf(table)).toEqual(expect.arrayContaining(fields));
    },
  );

  test('a role is one of four, an advisory type one of five', () => {
    expect([...roles].toSorted()).toEqual(['admin', 'advisor', 'superadmin', 'user']);
    expect(advisoryTypes).toEqual(['fiscal', 'laboral', 'contable', 'juridica', 'integral']);
  });

  test('the slug is the name in lower case, without accents, in hyphens, then a timestamp', () => {
    expect(organizationSlug('  Asesoría & Gestión, S.L.P. ', 1_760_572_800_000)).toBe(
      'asesoria-gestion-s-l-p-1760572800000',
    );
  });

  test('sign-up takes the specified fields; city, type and tax id may be missing a value and are null then', () => {
    const parsed = signUpInput.parse({
      firstName: 'Marta',
      lastName: 'Puig',
      email: 'marta@example.test',
      company: 'Asesoría Puig',
      phone: '612345678',
      city: '',
      advisoryType: null,
      taxId: '',
      password: '123456',
      termsAccepted: true,
    });
    expect(parsed).toMatchObject({ city: null, advisoryType: null, taxId: null });
  });
});
