import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { signInByPassword } from '../testing/sign-in-by-password.ts';
import { createAdministrator } from './create-administrator.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const password = 'Primera-clave-7';

describe('the first administrator', () => {
  test('signs in, holds every right, and is written down', async () => {
    const ctx = createServiceContext(database.db);
    const email = 'Primera@Example.test';
    const { userId } = await createAdministrator({ ctx, input: { email, password } });
    const input = { email: 'primera@example.test', password };
    const { session } = await signInByPassword({ ctx, input });
    expect(session).toMatchObject({ userId, role: 'superadmin', globalAdmin: true });
    const rows = await database.db.select().from(auditLogs).where(eq(auditLogs.subjectId, userId));
    expect(rows.map(({ action }) => action)).toContain('user.administrator-created');
  });

  test.each([
    ['a weak password', 'second@example.test', 'admin123', 'password-too-weak'],
    ['no address', 'second', password, 'invalid-input'],
  ])('is refused with %s', async (_what, email, weak, code) => {
    const ctx = createServiceContext(database.db);
    const made = createAdministrator({ ctx, input: { email, password: weak } });
    await expect(made).rejects.toThrow(code);
  });

  test('takes no account that somebody has', async () => {
    const { email } = await createAdviser(database.db);
    const ctx = createServiceContext(database.db);
    const made = createAdministrator({ ctx, input: { email, password } });
    await expect(made).rejects.toThrow('sign-up-refused');
    const { session } = await signInByPassword({
      ctx,
      input: { email, password: adviserPassword },
    });
    expect(session).toMatchObject({ role: 'advisor', globalAdmin: false });
  });
});
