import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { missingIdOf, objectFor } from '../access/access-world.ts';
import { digestStatement } from '../access/digest-statement.ts';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import {
  startListeningServer,
  noRateLimits,
  slowAnswerTimeoutMs,
  publicOrigin,
  silentServerOptions,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { type PipelinedRequest, sendPipelined } from './send-pipelined.ts';
import { fieldNames } from './grow-sample.ts';
import { inputFor, listedProcedures } from '../access/listed-procedures.ts';
import type { ListedProcedure } from '../access/listed-procedures.ts';

const isFull = process.env['VALIA_FULL'] === '1';
let server: ListeningServer;
/** A user who may call everything except procedures for advisers only. */
let powerful: SignedInPerson;
beforeAll(async () => {
  server = await startListeningServer(
    { ...silentServerOptions, answerWithinMs: slowAnswerTimeoutMs },
    { context: { limits: noRateLimits } },
  );
  // The clock is fixed: a session is recorded as used once a minute, by none of these calls.
  server.setClock(new Date());
  const rights = { role: 'superadmin', globalAdmin: true, secondFactor: true } as const;
  powerful = await signedInPerson(server, rights);
});
// A refusal by a limit would hide how the call itself is answered.
beforeEach(() => server.db.delete(signInFailures));
afterAll(() => server.close());

const mutations = listedProcedures.filter(({ type }) => type === 'mutation');
const jsonMutations = mutations.filter(({ hasBytesInput }) => !hasBytesInput);
const callerOf = ({ policy }: ListedProcedure): Promise<SignedInPerson> =>
  policy === 'isAdvisor' ? signedInPerson(server) : Promise.resolve(powerful);

const inputOf = async (procedure: ListedProcedure, person: SignedInPerson): Promise<unknown> =>
  inputFor(procedure, await objectFor(server, procedure.touches, person));

/** The response to a URL sent unchanged; `fetch` would normalise it. */
const rawAnswer = (method: string, path: string) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port } = new URL(server.origin);
    const sent = request({ port, path, method }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('end', () => {
        const body = Buffer.concat(pieces).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    sent.once('error', reject);
    sent.end();
  });

const untoldAnswer = (path: string, body: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { port } = new URL(server.origin);
    const headers = { ...powerful.http.cookieHeader, 'content-type': 'application/json' };
    const sent = request({ port, path, method: 'POST', headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.once('error', reject);
    sent.write(body.slice(0, 1));
    sent.end(body.slice(1));
  });

const contentTypes = [
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/octet-stream',
  '',
];
const senders: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://other.valia.example', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: publicOrigin, 'sec-fetch-site': 'same-origin' },
];

/** The requests that a page of another site can send: by a form, and by a call without a preflight request. */
const foreignCalls = (
  { path, hasBytesInput }: ListedProcedure,
  body: string,
): PipelinedRequest[] => {
  const sentBy = (sender: Record<string, string>, type: string): PipelinedRequest => {
    const headers = { ...powerful.http.cookieHeader, ...sender };
    const typed = type === '' ? headers : { ...headers, 'content-type': type };
    return { method: 'POST', path: `/trpc/${path}`, headers: typed, body };
  };
  // Excluded, because the product's own page sends files as bytes.
  const isOwn = (sender: (typeof senders)[number], type: string): boolean =>
    hasBytesInput && type === 'application/octet-stream' && sender === senders.at(-1);
  return [
    ...contentTypes.flatMap((type) =>
      senders.filter((sender) => !isOwn(sender, type)).map((sender) => sentBy(sender, type)),
    ),
    ...senders.slice(0, 3).map((sender) => sentBy(sender, 'application/json')),
  ];
};

const links = (path: string): PipelinedRequest[] =>
  ['', '?input={}', '?_method=POST'].map((query) => ({
    method: 'GET',
    path: `/trpc/${path}${query}`,
    headers: { ...powerful.http.cookieHeader, 'x-http-method-override': 'POST' },
  }));

describe('S15, T6 what another site could send', () => {
  test.each(mutations)(
    '$path runs in no form that a page of another site has, nor by a link, whatever method it claims',
    async (procedure) => {
      const body = JSON.stringify((await inputOf(procedure, powerful)) ?? {});
      const contexts = server.contexts();
      const digest = await digestStatement(server.db);
      const before = await digest();
      const forms = await sendPipelined(server.origin, foreignCalls(procedure, body));
      const own = procedure.hasBytesInput ? 1 : 0;
      expect(forms).toHaveLength(contentTypes.length * senders.length - own + 3);
      for (const status of forms.slice(0, -3)) expect([403, 415]).toContain(status);
      expect(forms.slice(-3)).toEqual([403, 403, 403]);
      expect(server.contexts()).toBe(contexts);
      const followed = await sendPipelined(server.origin, links(procedure.path));
      expect(followed).toEqual([405, 405, 405]);
      expect(await digest()).toBe(before);
    },
  );
});

const privileged = [
  'role',
  'userId',
  'orgId',
  'status',
  'commission',
  'estimatedCommission',
  'emailVerified',
  'id',
  'createdAt',
  'version',
];

describe('S16, S31, T7 keys that nobody asked for', () => {
  test.each(jsonMutations)('$path refuses them and changes nothing', async (procedure) => {
    const person = await callerOf(procedure);
    const input = await inputOf(procedure, person);
    const own = fieldNames(procedure.input);
    const digest = await digestStatement(server.db);
    const before = await digest();
    const foreign = privileged.filter((name) => !own.includes(name));
    // The answer must mention each key. All keys are sent in one call; in a full run, each is also sent alone.
    for (const keys of isFull ? [foreign, ...foreign.map((key) => [key])] : [foreign]) {
      const added = Object.fromEntries(keys.map((key) => [key, 'superadmin']));
      const answer = await person.http.call(procedure.path, { ...(input as object), ...added });
      expect(answer).toMatchObject({ status: 400, code: 'invalid-input' });
      for (const key of keys)
        expect(answer.text).toContain(`{"path":"${key}","code":"unknown-field"`);
    }
    const text = JSON.stringify(input ?? {});
    const poisoned = `${text.slice(0, -1)}${text === '{}' ? '' : ','}"__proto__":{"role":"superadmin"}}`;
    expect(await person.http.call(procedure.path, poisoned)).toMatchObject({ status: 400 });
    expect(await digest()).toBe(before);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

/** Texts that try to escape from an SQL statement, a document or a line. */
const payloads = [
  "' or 1=1 --",
  "'; drop table users; --",
  "' union select password_hash from users --",
  '1; select pg_sleep(5)',
  String.raw`\'; truncate users; --`,
  '$$; delete from users; $$',
  "admin'/*",
  '"; select 1; --',
  '%00',
  '${7*7}',
  "{{constructor.constructor('x')()}}",
  '../../etc/passwd',
  'a\r\nSet-Cookie: x=y',
  '\u202Egnp.exe',
  '𝒜'.repeat(50),
  "x'||(select version())||'",
];
const serverWords = /select |insert |\.js:|\.ts:|node_modules|drizzle|postgres|syntax error|at \//i;

interface BatchedAnswer {
  error?: { data: { httpStatus: number } };
}

describe('S24 statements in searches, orders and pages', () => {
  const reads = listedProcedures.filter(({ type }) => type === 'query');
  test.each(reads)('$path runs none', async (procedure) => {
    const { path, input } = procedure;
    const caller = await callerOf(procedure);
    const names = input === undefined ? [] : fieldNames(input);
    const users = await server.countUsers();
    for (const name of names) {
      // The maximum number of calls in one batch request.
      for (const some of [payloads.slice(0, 8), payloads.slice(8)]) {
        const inputs = JSON.stringify(
          Object.fromEntries(some.map((text, at) => [at, { [name]: text }])),
        );
        const query = `batch=1&input=${encodeURIComponent(inputs)}`;
        const paths = some.map(() => path).join(',');
        const text = await (await caller.http.fetch(`/trpc/${paths}?${query}`)).text();
        const answers = JSON.parse(text) as BatchedAnswer[];
        expect(answers).toHaveLength(some.length);
        for (const { error } of answers)
          expect([200, 400, 404]).toContain(error?.data.httpStatus ?? 200);
        const withoutEcho = some.reduce(
          (rest, payload) => rest.replaceAll(JSON.stringify(payload).slice(1, -1), ''),
          text,
        );
        expect(withoutEcho).not.toMatch(serverWords);
      }
    }
    expect(await server.countUsers()).toBe(users);
  });
});

const brokenBodies: [string, string][] = [
  ['no JSON', '{'],
  ['an empty text', '""'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1e308'],
  ['minus nothing', '-0'],
  ['NUL in a field', 'NUL'],
  ['half a character in a field', 'SURROGATE'],
  ['a megabyte in a field', 'LONG'],
  ['a list in a field', 'LIST'],
  ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['two of one key', '{"id":1,"id":2}'],
];

/** Replaces one field: on each commit a different field for each value, in a full run every field. */
const special: Record<string, unknown> = {
  NUL: 'a\u0000b',
  SURROGATE: '\uD800',
  LONG: 'x'.repeat(500_000),
  LIST: [[]],
};

describe('S26, S27 bad input', () => {
  test.each(listedProcedures)(
    'of $path is the fault of who sent it, in words of ours',
    async (procedure) => {
      const person = await callerOf(procedure);
      const names = fieldNames(procedure.input);
      const good = inputFor(procedure, missingIdOf(procedure.touches));
      const turn = listedProcedures.indexOf(procedure);
      for (const [at, [what, body]] of brokenBodies.entries()) {
        // bad-calls.long.db.test.ts tests twenty bodies of each procedure; here a third, in rotation.
        if (!isFull && (turn + at) % 3 > 0) continue;
        // A long body of a query is refused by the server's limit for URLs, not by the procedure.
        if (procedure.type === 'query' && body === 'LONG') continue;
        const bodies: unknown[] =
          body in special
            ? names
                .filter((_, index) => isFull || index === (turn + at) % names.length)
                .map((name) => ({ ...(good as object), [name]: special[body] }))
            : [body];
        for (const sent of bodies) {
          const answer = await person.http.call(procedure.path, sent);
          expect({ what, isOurs: answer.status >= 500 }).toEqual({ what, isOurs: false });
          expect(answer.code === null ? '' : answer.text).not.toMatch(serverWords);
        }
      }
    },
  );

  test('of a size beyond the limit is refused before it is read', async () => {
    const answer = await powerful.http.call('valuations.update', `"${'x'.repeat(1_100_000)}"`);
    expect(answer).toMatchObject({ status: 413, code: 'too-large' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(jsonMutations.filter(({ path }) => path.startsWith('auth.')))(
    'of more than 16 kB is too much for $path, whether its length was told or not',
    async ({ path }) => {
      const contexts = server.contexts();
      const body = JSON.stringify({ email: 'x'.repeat(16_384) });
      const told = await powerful.http.call(path, body);
      expect(told).toMatchObject({ status: 413, code: 'too-large' });
      const untold = await untoldAnswer(`/trpc/${path}`, body);
      expect(untold.status).toBe(413);
      expect(untold.body).toContain('"data":{"code":"too-large","httpStatus":413');
      expect(server.contexts()).toBe(contexts);
    },
  );

  test('is not measured by another name of the same procedure', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(20_000) });
    for (const path of ['auth%2esignIn', 'auth%252esignIn', 'auth.signIn?valuations.update'])
      expect((await untoldAnswer(`/trpc/${path}`, body)).status).toBe(413);
  });

  test('of everything else outside the calls is taken nowhere', async () => {
    const answer = await untoldAnswer('/nothing', 'x'.repeat(20_000));
    expect([404, 413]).toContain(answer.status);
    expect(answer.body).toContain('"data":{"code":');
  });

  test('an unforeseen failure says nothing but its code and the request', async () => {
    const broken = await startListeningServer();
    try {
      const person = await signedInPerson(broken);
      await broken.db.execute('alter table user_profiles rename to gone');
      const answer = await person.http.call('auth.session');
      expect(answer).toMatchObject({ status: 500, code: 'internal' });
      expect(answer.text).not.toMatch(/user_profiles|relation|select/i);
      expect(broken.logged()).toContain('a call failed');
    } finally {
      await broken.close();
    }
  });
});

describe('S28 the headers', () => {
  test.each(listedProcedures)(
    'of $path keep the answer from every cache and every page',
    async ({ path }) => {
      const { headers } = await powerful.http.call(
        path === 'auth.signOut' ? 'auth.session' : path,
        { never: 1 },
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('referrer-policy')).not.toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('of a document keep it from running anything', async () => {
    const { http } = await signedInPerson(server);
    const made = await http.call('auth.account.export', { password: adviserPassword });
    const { fileId } = made.data as { fileId: string };
    const { headers } = await http.fetch(`/files/${fileId}`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  const page = '<!doctype html>';
  const refusal = '"data":{"code":"invalid-input","httpStatus":400';
  const missing = '"data":{"code":"not-found","httpStatus":404';

  test.each([
    ['GET /%', 404, page],
    ['GET /verify/%E0%A4%A', 404, page],
    ['GET /trpc/%E0%A4%A', 400, refusal],
    ['POST /trpc/%c0', 400, refusal],
    ['DELETE /files/%zz<b>', 400, refusal],
    ...['/assets/..', '/assets/../index.html', '/assets/%2e%2e/%2e%2e/etc', '/assets/%00'].map(
      (path): [string, number, string] => [`GET ${path}`, 404, missing],
    ),
    ...['/assets/', '/assets//x', '/assets/a%5c..%5cb', '/assets/..%2f..%2fx'].map(
      (path): [string, number, string] => [`GET ${path}`, 404, missing],
    ),
  ])(
    'of an address that is none are those of any answer, and it says nothing of the address: %s',
    async (line, expected, said) => {
      const [method = '', path = ''] = line.split(' ');
      const { status, headers, body } = await rawAnswer(method, path);
      const good = await fetch(`${server.origin}/login`);
      expect(status).toBe(expected);
      expect(body).toContain(said);
      expect(body).not.toMatch(/%|login|files|trpc/);
      for (const name of [
        'content-security-policy',
        'strict-transport-security',
        'x-content-type-options',
        'x-frame-options',
        'referrer-policy',
      ])
        expect(headers[name]).toBe(good.headers.get(name));
    },
  );
});
