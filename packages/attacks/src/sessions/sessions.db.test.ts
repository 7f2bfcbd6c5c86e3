import { hashSessionToken } from '@valia/auth/session-token.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  HttpPerson,
  sessionCookieName,
  signedInPerson,
} from '@valia/server/testing/http-person.ts';
import { startListeningServer } from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

const deviceCookieName = '__Host-valia-device';
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: ListeningServer;
beforeAll(async () => {
  server = await startListeningServer();
});
afterEach(() => server.setClock(null));
afterAll(() => server.close());

interface ListedSession {
  id: string;
  current: boolean;
  device: string | null;
  address: string | null;
}

const sessionsOf = async (http: HttpPerson): Promise<ListedSession[]> => {
  const { data } = await http.call('auth.sessions.list');
  return (data as { sessions: ListedSession[] }).sessions;
};

describe('S29 a session', () => {
  test('that a browser brings along is not adopted: signing in makes another', async () => {
    const { email } = await signedInPerson(server);
    const http = new HttpPerson(server.origin);
    const planted = 'A'.repeat(43);
    http.cookies.set(sessionCookieName, planted);
    await http.call('auth.signIn', { email, password: adviserPassword });
    expect(http.cookies.get(sessionCookieName)).not.toBe(planted);
    const planter = new HttpPerson(server.origin);
    planter.cookies.set(sessionCookieName, planted);
    expect((await planter.call('auth.session')).data).toBeNull();
  });

  test('of the call stands first, whichever was used last', async () => {
    const { email, http } = await signedInPerson(server);
    const other = new HttpPerson(server.origin);
    server.setClock(new Date(Date.now() + 60_000));
    await other.call('auth.signIn', { email, password: adviserPassword });
    server.setClock(null);
    for (const person of [http, other])
      expect((await sessionsOf(person)).map(({ current }) => current)).toEqual([true, false]);
  });

  test('ends on the server at sign-out, whoever kept the cookie', async () => {
    const person = await signedInPerson(server);
    const { token, http } = person;
    const answer = await http.call('auth.signOut');
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(http.cookies.has(sessionCookieName)).toBe(false);
    http.cookies.set(sessionCookieName, token);
    expect((await http.call('valuations.dashboard')).status).toBe(401);
  });

  test('is another after a sign-in and a password change, and its former token is void', async () => {
    const person = await signedInPerson(server);
    const http = new HttpPerson(server.origin);
    http.cookies.set(sessionCookieName, person.token);
    await http.call('auth.signIn', { email: person.email, password: adviserPassword });
    expect((await person.http.call('valuations.dashboard')).status).toBe(401);
    const before = http.cookies.get(sessionCookieName);
    const change = { currentPassword: adviserPassword, newPassword: 'Una-clave-nueva-7' };
    expect((await http.call('auth.account.changePassword', change)).status).toBe(200);
    expect(http.cookies.get(sessionCookieName)).not.toBe(before);
    expect((await http.call('valuations.dashboard')).status).toBe(200);
    const thief = new HttpPerson(server.origin);
    thief.cookies.set(sessionCookieName, before ?? '');
    expect((await thief.call('valuations.dashboard')).status).toBe(401);
  });

  test('of another device ends from the list, where only its place and no token stands', async () => {
    const { email, http, token } = await signedInPerson(server);
    const elsewhere = new HttpPerson(server.origin, { 'user-agent': firefox });
    await elsewhere.call('auth.signIn', { email, password: adviserPassword });
    const listed = await sessionsOf(http);
    const other = listed.find(({ current }) => !current);
    expect(other).toMatchObject({ device: 'Firefox · Windows', address: '127.0.0.x' });
    expect(JSON.stringify(listed)).not.toContain(token);
    const left = await http.call('auth.sessions.end', { id: other?.id });
    expect(left.data).toMatchObject({ sessions: [{ current: true }] });
    expect((await elsewhere.call('valuations.dashboard')).status).toBe(401);
  });

  test('all others end at once', async () => {
    const { email, http } = await signedInPerson(server);
    const others = [new HttpPerson(server.origin), new HttpPerson(server.origin)];
    for (const other of others)
      await other.call('auth.signIn', { email, password: adviserPassword });
    await http.call('auth.sessions.endOthers');
    expect(await sessionsOf(http)).toHaveLength(1);
    for (const other of others) expect((await other.call('valuations.dashboard')).status).toBe(401);
  });

  test('row that leaks signs nobody in', async () => {
    const { token, userId } = await signedInPerson(server);
    const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(row?.id).toBe(hashSessionToken(token));
    const thief = new HttpPerson(server.origin);
    thief.cookies.set(sessionCookieName, row?.id ?? '');
    expect((await thief.call('valuations.dashboard')).status).toBe(401);
  });

  test.each([
    ['an adviser', { role: 'advisor' }, 7 * dayMs],
    ['an administrator', { role: 'admin', secondFactor: true }, hourMs],
  ] as const)('of %s ends after its idle time', async (_who, options, idleMs) => {
    const start = Date.now();
    const { http } = await signedInPerson(server, options);
    server.setClock(new Date(start + idleMs - 60_000));
    expect((await http.call('valuations.dashboard')).status).toBe(200);
    server.setClock(new Date(start + 2 * idleMs));
    expect((await http.call('valuations.dashboard')).status).toBe(401);
  });

  test.each([
    ['an adviser', { role: 'advisor' }, 30 * dayMs, 6 * dayMs],
    ['an administrator', { role: 'admin', secondFactor: true }, 12 * hourMs, hourMs / 2],
  ] as const)(
    'of %s ends at last, however much it is used',
    async (_who, options, endMs, useMs) => {
      const start = Date.now();
      const signedInAt = new Date(start);
      const { http } = await signedInPerson(server, { ...options, signedInAt });
      for (let at = start; at < start + endMs; at += useMs) {
        server.setClock(new Date(at));
        expect((await http.call('valuations.dashboard')).status).toBe(200);
      }
      server.setClock(new Date(start + endMs));
      expect((await http.call('valuations.dashboard')).status).toBe(401);
    },
  );

  test('and the password leave their marks in the history of the account', async () => {
    const { email, http } = await signedInPerson(server);
    const elsewhere = new HttpPerson(server.origin, { 'user-agent': firefox });
    await elsewhere.call('auth.signIn', { email, password: adviserPassword });
    await elsewhere.call('auth.signOut');
    const change = { currentPassword: adviserPassword, newPassword: 'Una-clave-nueva-7' };
    await http.call('auth.account.changePassword', change);
    const { events } = (await http.call('auth.account.history')).data as {
      events: { kind: string; device: string | null }[];
    };
    expect(events.map(({ kind }) => kind)).toEqual(['password-changed', 'signed-out', 'signed-in']);
    expect(events[2]?.device).toBe('Firefox · Windows');
  });

  test('leaves a line for each wrong password, and no more than twenty in a row', async () => {
    const { email, http, userId } = await signedInPerson(server);
    const stranger = new HttpPerson(server.origin, { 'user-agent': firefox });
    for (let count = 0; count < 25; count += 1) {
      await server.db.delete(rateLimits);
      await stranger.call('auth.signIn', { email, password: 'no es esta' });
    }
    const { events } = (await http.call('auth.account.history')).data as {
      events: { kind: string; device: string | null }[];
    };
    expect(events).toHaveLength(20);
    expect(events[0]).toMatchObject({ kind: 'sign-in-failed', device: 'Firefox · Windows' });
    expect(server.mails.filter((mail) => 'userId' in mail && mail.userId === userId)).toEqual([]);
  });

  test.each([
    ['password', 'corta', 'password-needs-length'],
    ['password', 'sin-mayusculas-1', 'password-needs-upper'],
    ['password', 'Password1!', 'password-too-common'],
  ])('keeps its %s when the new one is %s', async (_what, newPassword, code) => {
    const { http } = await signedInPerson(server);
    const change = { currentPassword: adviserPassword, newPassword };
    const answer = await http.call('auth.account.changePassword', change);
    expect(answer).toMatchObject({ status: 400, code: 'password-too-weak' });
    expect(answer.text).toContain(`{"path":"newPassword","code":"${code}"`);
  });
});

describe('a browser', () => {
  const enter = async (browser: HttpPerson, email: string) => {
    await server.db.delete(rateLimits);
    expect((await browser.call('auth.signIn', { email, password: adviserPassword })).status).toBe(
      200,
    );
  };
  const newsOf = (userId: string) =>
    server.mails.filter((mail) => mail.kind === 'new-device' && mail.userId === userId).length;
  const browser = () => new HttpPerson(server.origin, { 'user-agent': firefox });

  test('that a person never signed in from is told by mail, once, and the first one is not', async () => {
    const { email, userId } = await signedInPerson(server);
    const [home, office] = [browser(), browser()];
    await enter(home, email);
    await enter(home, email);
    expect(newsOf(userId)).toBe(0);
    await enter(office, email);
    await enter(office, email);
    await enter(home, email);
    expect(newsOf(userId)).toBe(1);
  });

  test('keeps the cookie that it got, and one planted in it is not adopted', async () => {
    const [one, other] = [await signedInPerson(server), await signedInPerson(server)];
    const planted = 'a'.repeat(43);
    const shared = browser();
    shared.cookies.set(deviceCookieName, planted);
    await enter(shared, one.email);
    const own = shared.cookies.get(deviceCookieName);
    expect(own).not.toBe(planted);
    await enter(shared, other.email);
    expect(shared.cookies.get(deviceCookieName)).toBe(own);
  });
});
