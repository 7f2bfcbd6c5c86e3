import { createDatabaseClient } from '@valia/db/client.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { translatedMessageText } from '@valia/i18n/translated-message-texts.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi } from './testing/api-over-http.ts';
import { spanish, spanishText } from './testing/spanish-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('8. the error catalogue: the message translator', () => {
  const sessionExpired = 'Sesión expirada. Por favor, inicia sesión nuevamente.';
  const notAllowed = 'No tienes permisos para realizar esta acción.';
  const alreadyExists = 'Este registro ya existe en el sistema.';
  const hasDependencies = 'No se puede completar la operación debido a dependencias existentes.';
  const dataMissing = 'Faltan datos requeridos para completar la operación.';
  const technical = 'Ha ocurrido un error. Por favor, intenta nuevamente o contacta con soporte.';

  test.each([
    ['token', sessionExpired],
    ['jwt malformed', sessionExpired],
    ['Authentication required', sessionExpired],
    ['permission denied', notAllowed],
    ['authorization', notAllowed],
    ['security: RLS', notAllowed],
    ['duplicate key', alreadyExists],
    ['not unique', alreadyExists],
    ['foreign key', hasDependencies],
    ['a constraint', hasDependencies],
    ['null value', dataMissing],
    ['database', technical],
    ['sql', technical],
    ['rls', technical],
    ['syntax', technical],
    ['invalid input', technical],
    ['missing column', technical],
    ['missing table', technical],
    ['missing function', technical],
    ['', 'Error desconocido'],
    ['Una empresa rentable', 'Una empresa rentable'],
    ['security', 'security'],
  ])('%j is shown as %j', (raw, shown) => {
    expect(translatedMessageText(spanish, raw)).toBe(shown);
  });

  test('an explicit override wins', () => {
    expect(translatedMessageText(spanish, 'token', 'Error al cerrar sesión')).toBe(
      'Error al cerrar sesión',
    );
  });

  test('the specified texts of calls that fail', () => {
    expect(spanishText(errorTexts['credentials-wrong'])).toBe(
      'El email o la contraseña no son correctos.',
    );
    expect(spanishText(errorTexts['user-not-created'])).toBe('No se pudo crear el usuario');
    expect(spanishText(errorTexts['profile-not-created'])).toBe(
      'Error al crear el perfil de usuario',
    );
    expect(spanishText(errorTexts['sign-up-refused'])).toBe(
      'No se pudo crear la cuenta. Si ya tienes una, inicia sesión o recupera tu contraseña.',
    );
  });
});

describe('8. what a caller learns of a failure', () => {
  const requestId = 'request-7';

  test('bad input: its fields, by path and code', async () => {
    const answer = await openTestApi(database.db, null, { requestId }).call('auth.signIn', {
      email: 'x',
      password: '',
    });
    expect(answer).toMatchObject({
      status: 400,
      error: {
        code: 'invalid-input',
        message: 'invalid-input',
        requestId,
        fields: [
          { path: 'email', code: 'not-an-email' },
          { path: 'password', code: 'required' },
        ],
      },
    });
  });

  test.each(['{"email":', 'null', '[]', '"x"', '7'])(
    'the body %s is refused, never a fault',
    async (body) => {
      expect(await openTestApi(database.db).call('auth.signIn', body)).toMatchObject({
        status: 400,
        error: { code: 'invalid-input' },
      });
    },
  );

  test('a call nobody has is not found', async () => {
    expect(await openTestApi(database.db).call('auth.nothing', {})).toMatchObject({
      status: 404,
      error: { code: 'not-found' },
    });
  });

  test('a fault of ours: a code and the request id; no word of it leaves the server, and the log has it', async () => {
    const broken = await createTestDatabase();
    await broken.db.execute(sql`drop table firm_settings`);
    const api = openTestApi(broken.db, null, { requestId });
    const answer = await api.call('auth.firm');
    await broken.close();
    expect(answer).toMatchObject({
      status: 500,
      error: { code: 'internal', message: 'internal', fields: [], requestId },
    });
    expect(answer.text).not.toMatch(
      /firm_settings|select|relation|\.ts|node_modules|postgres|drizzle|stack/i,
    );
    expect(JSON.stringify(api.log)).toContain('firm_settings');
    expect(api.log).toMatchObject([{ path: 'auth.firm', requestId }]);
  });

  test('a database that is away: unavailable', async () => {
    const gone = createDatabaseClient('postgres://nobody@127.0.0.1:1/none', { maxConnections: 1 });
    const answer = await openTestApi(gone.db).call('auth.firm');
    await gone.close();
    expect(answer).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  });

  test('a password never reaches the log, whatever fails', async () => {
    const broken = await createTestDatabase();
    await broken.db.execute(sql`drop table users cascade`);
    const api = openTestApi(broken.db);
    await api.call('auth.signIn', {
      email: 'marta@example.test',
      password: 'clave-que-no-se-escribe',
    });
    await broken.close();
    expect(api.log).toHaveLength(1);
    expect(JSON.stringify(api.log)).not.toMatch(/clave-que-no-se-escribe|marta@example/);
  });

  test("text that PostgreSQL cannot hold is the caller's input", async () => {
    const adviser = await createAdviser(database.db);
    const answer = await openTestApi(database.db).call('auth.signIn', {
      email: adviser.email,
      password: 'a\u0000b',
    });
    expect(answer.status).toBe(401);
    const name = await openTestApi(database.db).call('auth.signUp', { firstName: 'a\u0000b' });
    expect(name.error?.fields).toContainEqual({
      path: 'firstName',
      code: 'not-allowed-character',
      params: { near: 'a\ufffdb' },
    });
  });
});
