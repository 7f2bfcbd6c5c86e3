import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { globalAdmins, userRoles } from '@valia/db/schema/identity/roles.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { PersonOptions } from '@valia/server/testing/http-person.ts';
import { startListeningServer } from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { listedProcedures } from './listed-procedures.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await startListeningServer();
});
afterAll(() => server.close());

const person = (options: PersonOptions = {}) => signedInPerson(server, options);
const administrator = (options: PersonOptions = {}) =>
  person({ role: 'admin', secondFactor: true, ...options });
const superadmin = () => administrator({ role: 'superadmin' });
const reason = 'Lo pidió por teléfono';

const valuationOf = async (owner: { http: HttpPerson }): Promise<string> => {
  const created = await owner.http.call('valuations.create', {
    clientId: randomUUID(),
    type: 'client_business',
    method: 'dcf',
    companyName: 'Talleres Ordóñez',
  });
  return (created.data as { id: string }).id;
};

const rowHash = async (table: string, id: string): Promise<string | undefined> => {
  const [row] = await server.db.execute<{ hash: string }>(
    sql`select md5(t::text) as hash from ${sql.identifier(table)} t where id::text = ${id}`,
  );
  return row?.hash;
};

describe('S1 an object of another', () => {
  test('is answered exactly as one that does not exist, and stays as it is', async () => {
    const [owner, other] = [await person(), await person()];
    const id = await valuationOf(owner);
    const before = await rowHash('valuations', id);
    const { document, version } = (await owner.http.call('valuations.get', { id })).data as {
      document: unknown;
      version: number;
    };
    const calls = (of: string): [string, unknown][] => [
      ['valuations.get', { id: of }],
      ['valuations.update', { id: of, version, document }],
      ['valuations.changeStatus', { id: of, version, to: 'in_progress' }],
      ['valuations.createReport', { valuationId: of, language: 'es' }],
    ];
    const missing = calls(randomUUID());
    for (const [index, [path, input]] of calls(id).entries()) {
      const answer = await other.http.call(path, input);
      expect(answer).toMatchObject({ status: 404, code: 'not-found' });
      const [, missingInput] = missing[index] ?? [];
      expect((await other.http.call(path, missingInput)).text).toBe(answer.text);
    }
    expect(await rowHash('valuations', id)).toBe(before);
  });

  test('nor is a session of another ended, or a document of another sent', async () => {
    const [owner, other] = [await person(), await person()];
    const answer = await other.http.call('auth.sessions.end', { id: owner.sessionId });
    expect(answer).toMatchObject({ status: 404, code: 'not-found' });
    expect((await owner.http.call('auth.session')).data).not.toBeNull();
    const made = await owner.http.call('auth.account.export', { password: adviserPassword });
    const { fileId } = made.data as { fileId: string };
    expect((await owner.http.fetch(`/files/${fileId}`)).status).toBe(200);
    expect((await other.http.fetch(`/files/${fileId}`)).status).toBe(404);
  });
});

describe('S2 the administration', () => {
  test('is closed to whoever is no administrator, and the try is written down', async () => {
    const adviser = await person();
    for (const { path } of listedProcedures.filter(({ path: name }) => name.startsWith('admin.'))) {
      expect(await adviser.http.call(path, {})).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    }
    const denied = await server.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.actorUserId, adviser.userId), eq(auditLogs.action, 'authz.denied')));
    expect(denied.map(({ subjectId }) => subjectId)).toContain('admin.audit.list');
    const told = await server.db
      .select()
      .from(securityLogs)
      .where(eq(securityLogs.subjectId, adviser.userId));
    expect(told).toMatchObject([{ eventType: 'access_denied', severity: 'medium' }]);
  });

  test('refusals of one person do not fill the log', async () => {
    const adviser = await person();
    for (let i = 0; i < 40; i += 1) await adviser.http.call('admin.users.list', {});
    const denied = await server.db.$count(
      auditLogs,
      and(eq(auditLogs.actorUserId, adviser.userId), eq(auditLogs.action, 'authz.denied')),
    );
    expect(denied).toBe(30);
  });

  test.each([
    ['admin', false],
    ['superadmin', false],
    ['user', true],
  ] as const)('%s, global %s, opens it with a second factor only', async (role, globalAdmin) => {
    const without = await person({ role, globalAdmin });
    expect(await without.http.call('admin.users.list', {})).toMatchObject({
      status: 403,
      code: 'second-factor-required',
    });
    expect((await without.http.call('valuations.dashboard')).status).toBe(200);
    const withFactor = await person({ role, globalAdmin, secondFactor: true });
    expect((await withFactor.http.call('admin.users.list', {})).status).toBe(200);
  });

  test('the list finds people by what they are called, page by page, each once', async () => {
    const admin = await administrator();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { data: unknown } = await admin.http.call('admin.users.list', {
        sort: 'created',
        limit: 3,
        cursor,
      });
      const { items: people, nextCursor } = page.data as {
        items: { userId: string }[];
        nextCursor: string | null;
      };
      seen.push(...people.map(({ userId }) => userId));
      cursor = nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(await server.countUsers());
    const found = await admin.http.call('admin.users.list', { search: admin.email.slice(0, 20) });
    expect(found.data).toMatchObject({ items: [{ userId: admin.userId }] });
    for (const search of ['%', '_', String.raw`\\`, "' or 1=1 --"]) {
      expect((await admin.http.call('admin.users.list', { search })).data).toMatchObject({
        items: [],
      });
    }
  });
});

describe('S3 the limits of administrators', () => {
  test.each(['admin', 'superadmin'])('an admin makes nobody %s', async (role) => {
    const [admin, target] = [await administrator(), await person()];
    const input = { userId: target.userId, role, reason };
    expect(await admin.http.call('admin.users.changeRole', input)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  test('an admin touches neither another administrator nor their own rights', async () => {
    const [admin, other, chief] = [
      await administrator(),
      await administrator(),
      await superadmin(),
    ];
    for (const { userId } of [other, chief, admin]) {
      for (const path of ['lock', 'unlock', 'endSessions', 'resetSecondFactor']) {
        const answer = await admin.http.call(`admin.users.${path}`, { userId, reason });
        expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
      }
      const change = { userId, role: 'user', reason };
      expect(await admin.http.call('admin.users.changeRole', change)).toMatchObject({
        status: 403,
      });
    }
  });

  test('only global administrators make global administrators', async () => {
    const [chief, target] = [await superadmin(), await person()];
    const input = { userId: target.userId, globalAdmin: true, reason };
    expect(await chief.http.call('admin.users.changeGlobalAdmin', input)).toMatchObject({
      status: 403,
    });
    const global = await administrator({ role: 'user', globalAdmin: true });
    expect((await global.http.call('admin.users.changeGlobalAdmin', input)).data).toMatchObject({
      globalAdmin: true,
    });
    expect(await server.db.$count(globalAdmins, eq(globalAdmins.userId, target.userId))).toBe(1);
  });

  test('the last superadmin and the last global administrator stay, whoever asks', async () => {
    const alone = await startListeningServer();
    try {
      const rights = { secondFactor: true } as const;
      const chief = await signedInPerson(alone, { role: 'superadmin', ...rights });
      const global = await signedInPerson(alone, { role: 'user', globalAdmin: true, ...rights });
      const demote = { userId: chief.userId, role: 'advisor', reason };
      const step = { userId: global.userId, globalAdmin: false, reason };
      for (const [who, path, input] of [
        [chief, 'changeRole', demote],
        [global, 'changeRole', demote],
        [global, 'changeGlobalAdmin', step],
        [global, 'lock', { userId: chief.userId, reason }],
      ] as const) {
        expect(await who.http.call(`admin.users.${path}`, input)).toMatchObject({
          status: 409,
          code: 'last-administrator',
        });
      }
      for (const { http } of [chief, global]) {
        expect(await http.call('auth.account.erase', { password: adviserPassword })).toMatchObject({
          status: 409,
          code: 'last-administrator',
        });
      }
    } finally {
      await alone.close();
    }
  });

  test('two superadmins who demote each other at once leave one', async () => {
    const alone = await startListeningServer();
    try {
      const rights = { role: 'superadmin', secondFactor: true } as const;
      const [one, two] = [await signedInPerson(alone, rights), await signedInPerson(alone, rights)];
      const change = (userId: string) => ({ userId, role: 'advisor', reason });
      await Promise.all([
        one.http.call('admin.users.changeRole', change(two.userId)),
        two.http.call('admin.users.changeRole', change(one.userId)),
      ]);
      expect(await alone.db.$count(userRoles, eq(userRoles.role, 'superadmin'))).toBe(1);
    } finally {
      await alone.close();
    }
  });
});

describe('S4 rights that changed', () => {
  test('a role given or taken counts from the next call on', async () => {
    const [chief, target] = [await superadmin(), await person({ secondFactor: true })];
    const list = () => target.http.call('admin.users.list', {});
    const become = (role: string) =>
      chief.http.call('admin.users.changeRole', { userId: target.userId, role, reason });
    expect((await list()).status).toBe(403);
    expect((await become('admin')).data).toMatchObject({ role: 'admin' });
    expect((await list()).status).toBe(200);
    await become('advisor');
    expect((await list()).status).toBe(403);
    expect(await server.db.$count(userRoles, eq(userRoles.userId, target.userId))).toBe(1);
    const history = (await target.http.call('auth.account.history')).data;
    expect(history).toMatchObject({ events: [{ kind: 'role-changed', address: null }, {}] });
  });

  test('a locked account has no session left, and signs in like a wrong password', async () => {
    const [admin, target] = [await administrator(), await person()];
    const act = { userId: target.userId, reason };
    expect((await admin.http.call('admin.users.lock', act)).data).toMatchObject({
      status: 'locked',
    });
    expect((await target.http.call('valuations.dashboard')).status).toBe(401);
    expect(await server.db.$count(sessions, eq(sessions.userId, target.userId))).toBe(0);
    const http = new HttpPerson(server.origin);
    const right = { email: target.email, password: adviserPassword };
    const refused = await http.call('auth.signIn', right);
    const wrong = await http.call('auth.signIn', { ...right, password: 'no es esta' });
    expect(refused).toMatchObject({ status: 401, code: 'credentials-wrong' });
    expect(refused.text).toBe(wrong.text);
    await admin.http.call('admin.users.unlock', act);
    expect((await http.call('auth.signIn', right)).status).toBe(200);
  });

  test('a session that stayed in the database opens nothing once the account is locked', async () => {
    const target = await person();
    await server.db.update(users).set({ status: 'locked' }).where(eq(users.id, target.userId));
    expect((await target.http.call('valuations.dashboard')).status).toBe(401);
  });

  test('a reset second factor is told, and every session ends', async () => {
    const [admin, target] = [await administrator(), await person({ secondFactor: true })];
    const act = { userId: target.userId, reason };
    expect((await admin.http.call('admin.users.resetSecondFactor', act)).data).toMatchObject({
      secondFactor: false,
    });
    expect((await target.http.call('valuations.dashboard')).status).toBe(401);
    expect(server.mails).toContainEqual({
      kind: 'second-factor-changed',
      userId: target.userId,
      change: 'reset',
    });
    expect(await admin.http.call('admin.users.resetSecondFactor', act)).toMatchObject({
      code: 'second-factor-state',
    });
  });

  test('an administrator who signs somebody out everywhere says why, apart from the log', async () => {
    const [admin, target] = [await administrator(), await person()];
    await admin.http.call('admin.users.endSessions', { userId: target.userId, reason });
    expect((await target.http.call('valuations.dashboard')).status).toBe(401);
    const [row] = await server.db
      .select()
      .from(auditLogs)
      .where(
        and(eq(auditLogs.subjectId, target.userId), eq(auditLogs.action, 'user.sessions-ended')),
      );
    expect(row).toMatchObject({ actorUserId: admin.userId });
    expect(JSON.stringify(row)).not.toContain(reason);
  });
});
