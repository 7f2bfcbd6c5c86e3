import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import {
  canChangeValuationStatus,
  valuationStatuses,
} from '@valia/domain/valuations/valuation-status.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi } from './testing/api-over-http.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const form = {
  firstName: 'Marta',
  lastName: 'Puig',
  email: 'marta@example.test',
  company: 'Asesoría Puig',
  phone: '612345678',
  city: 'Girona',
  advisoryType: 'integral',
  taxId: '',
  password: '123456',
  termsAccepted: true,
};

describe('4. states and transitions', () => {
  test('a sign-up signs in as advisor; the token is in the cookie and nowhere in the answer', async () => {
    const api = openTestApi(database.db);
    const answer = await api.call('auth.signUp', form);
    expect(answer.status).toBe(200);
    expect(answer.result).toMatchObject({
      session: { email: form.email, role: 'advisor', emailConfirmed: false },
      organizationFailed: false,
    });
    const [cookie] = api.cookies;
    if (cookie === undefined || cookie === 'cleared') throw new Error('a sign-up sets the cookie');
    expect(answer.text).not.toContain(cookie.token);
    expect(answer.text).not.toContain(form.password);
  });

  test('a second sign-up of the address is refused and sets no cookie', async () => {
    const api = openTestApi(database.db);
    const answer = await api.call('auth.signUp', { ...form, email: 'MARTA@example.test' });
    expect(answer).toMatchObject({ status: 409, error: { code: 'sign-up-refused', fields: [] } });
    expect(api.cookies).toEqual([]);
  });

  test('a sign-in that fails sets no cookie; one that succeeds does; signing out clears it, also when signed out', async () => {
    const adviser = await createAdviser(database.db);
    const api = openTestApi(database.db);
    const wrong = await api.call('auth.signIn', { email: adviser.email, password: 'otra' });
    expect(wrong).toMatchObject({ status: 401, error: { code: 'credentials-wrong' } });
    expect(api.cookies).toEqual([]);
    const right = await api.call('auth.signIn', {
      email: adviser.email,
      password: adviserPassword,
    });
    expect(right.status).toBe(200);
    expect(api.cookies).toHaveLength(1);
    expect(await api.call('auth.signOut', {})).toMatchObject({ status: 200, result: null });
    expect(api.cookies.at(-1)).toBe('cleared');
  });

  test('the session is null when signed out, and says who it is when signed in', async () => {
    const adviser = await createAdviser(database.db);
    expect((await openTestApi(database.db).call('auth.session')).result).toBeNull();
    expect((await openTestApi(database.db, adviser).call('auth.session')).result).toMatchObject({
      userId: adviser.userId,
    });
  });

  test('a valuation goes draft → in progress → completed, back one step, or from draft straight to completed', () => {
    const allowed = valuationStatuses.flatMap((from) =>
      valuationStatuses
        .filter((to) => canChangeValuationStatus(from, to))
        .map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'draft → in_progress',
      'draft → completed',
      'in_progress → draft',
      'in_progress → completed',
      'completed → in_progress',
    ]);
  });
});
