import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAdviser, testCredentials } from './testing/call-product.ts';
import {
  testAppPage,
  startListeningServer,
  publicOrigin,
  testScript,
} from './testing/listening-server.ts';
import type { ListeningServer } from './testing/listening-server.ts';

let server: ListeningServer;

beforeAll(async () => {
  server = await startListeningServer();
});

afterAll(async () => {
  await server.close();
});

const call = (procedure: string, init: RequestInit = {}) =>
  fetch(`${server.origin}/trpc/${procedure}`, init);

const post = (procedure: string, input: unknown, headers: Record<string, string> = {}) =>
  call(procedure, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });

const sessionCookieOf = (response: Response): string =>
  response.headers.getSetCookie().find((line) => line.includes('valia-session=')) ?? '';

const bodyOf = (response: Response): Promise<unknown> => response.json();

describe('a request that changes something', () => {
  const boundary = 'x';
  const bodies = [
    ['multipart/form-data; boundary=x', `--${boundary}\r\n\r\n--${boundary}--`],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['text/plain', JSON.stringify(testAdviser)],
    ['application/octet-stream', 'bytes'],
  ] as const;
  const senders: [string, Record<string, string>][] = [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [
      'a neighbouring site',
      { origin: 'https://other.valia.example', 'sec-fetch-site': 'same-site' },
    ],
    ['a sandboxed frame', { origin: 'null' }],
    ['no browser', {}],
  ];

  test.each(bodies)(
    'as %s is refused, whoever sends it, and nothing happens',
    async (type, body) => {
      for (const [, headers] of senders) {
        for (const procedure of ['auth.signUp', 'auth.signOut']) {
          const response = await call(procedure, {
            method: 'POST',
            headers: { 'content-type': type, ...headers },
            body,
          });
          expect([403, 415]).toContain(response.status);
        }
      }
      expect(await server.countUsers()).toBe(0);
    },
  );

  test.each(senders.slice(0, 3))('from %s is refused even as JSON', async (_name, headers) => {
    const response = await post('auth.signUp', testAdviser, headers);
    expect(response.status).toBe(403);
    expect(await bodyOf(response)).toMatchObject({ error: { data: { code: 'forbidden' } } });
    expect(await server.countUsers()).toBe(0);
  });

  test('without any type is refused', async () => {
    const { port } = new URL(server.origin);
    const status = await new Promise((resolve, reject) => {
      const sent = request({ port, path: '/trpc/auth.signOut', method: 'POST' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.once('error', reject);
      sent.end();
    });
    expect(status).toBe(415);
  });

  test('is no GET', async () => {
    expect((await call('auth.signOut')).status).toBe(405);
  });

  test('from our own page signs up and gets a cookie that no script can read and only https carries', async () => {
    const response = await post('auth.signUp', testAdviser, {
      origin: publicOrigin,
      'sec-fetch-site': 'same-origin',
    });
    expect(response.status).toBe(200);
    const cookie = sessionCookieOf(response);
    expect(cookie).toMatch(/^__Host-[\w-]+=[\w-]{43};/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Expires=']) {
      expect(cookie).toContain(attribute);
    }
    const session = await call('auth.session', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(await session.json()).toMatchObject({ result: { data: { email: testAdviser.email } } });
  });

  test('from a program that sends neither Origin nor Sec-Fetch-Site is served', async () => {
    expect((await post('auth.signIn', testCredentials)).status).toBe(200);
  });
});

describe('a batch', () => {
  test('holds ten calls, and not eleven', async () => {
    const batch = (calls: number) =>
      `${Array(calls).fill('auth.session').join(',')}?batch=1&input={}`;
    expect((await call(batch(10))).status).toBe(200);
    expect((await call(batch(11))).status).toBe(400);
  });
});

describe('a call that hangs', () => {
  test('is answered 503 in time, says when to come again, and the server goes on', async () => {
    const slow = await startListeningServer({
      answerWithinMs: 50,
      createContext: () => new Promise(() => undefined),
    });
    try {
      const response = await fetch(`${slow.origin}/trpc/auth.session`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).not.toBeNull();
      expect(await bodyOf(response)).toMatchObject({ error: { data: { code: 'unavailable' } } });
      expect((await fetch(`${slow.origin}/healthz`)).status).toBe(200);
    } finally {
      await slow.close();
    }
  });
});

describe('readiness', () => {
  test('is refused within a second when the database does not answer, and the process still lives', async () => {
    const frozen = await startListeningServer({ pingDatabase: () => new Promise(() => undefined) });
    try {
      const startedAt = performance.now();
      expect((await fetch(`${frozen.origin}/readyz`)).status).toBe(503);
      expect(performance.now() - startedAt).toBeLessThan(1000);
      expect((await fetch(`${frozen.origin}/healthz`)).status).toBe(200);
    } finally {
      await frozen.close();
    }
  });

  test('begins when the accounts that the start makes are there', async () => {
    let isFilled = false;
    const filling = await startListeningServer({ isFilled: () => isFilled });
    try {
      expect((await fetch(`${filling.origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${filling.origin}/healthz`)).status).toBe(200);
      isFilled = true;
      expect((await fetch(`${filling.origin}/readyz`)).status).toBe(200);
    } finally {
      await filling.close();
    }
  });

  test('ends when the server begins to close, while calls are still answered', async () => {
    const closing = await startListeningServer();
    try {
      expect((await fetch(`${closing.origin}/readyz`)).status).toBe(200);
      closing.beginClosing();
      expect((await fetch(`${closing.origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${closing.origin}/trpc/auth.session`)).status).toBe(200);
    } finally {
      await closing.close();
    }
  });
});

describe('the web app', () => {
  test.each([
    ['/', 200],
    ['/login?next=/dashboard', 200],
    ['/nothing-here', 404],
    ['/dashboard/nothing', 404],
    ['/../../etc/passwd', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/index.html', 404],
    ['/index.html?v=1', 404],
    ['/favicon.svg.br', 404],
  ])('answers %s with its page and status %d', async (path, status) => {
    const response = await fetch(`${server.origin}${path}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(testAppPage);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('sends files with a hash in their name compressed, to be kept for ever', async () => {
    const response = await fetch(`${server.origin}/assets/index-abc123.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(testScript);
  });

  test.each(['/assets/index-old.js', '/assets/index-abc123.js.br', '/assets'])(
    'answers %s, which is no file of its own, with 404',
    async (path) => {
      const response = await fetch(`${server.origin}${path}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(testScript);
    },
  );
});

describe('a document', () => {
  const id = '0c0f8c7e-5a52-4d4c-9d3a-3f4f0b6f2f11';

  test('is not given to somebody signed out, nor under an id that is not theirs or none at all', async () => {
    expect((await fetch(`${server.origin}/files/${id}`)).status).toBe(401);
    const signedIn = await post('auth.signIn', testCredentials);
    const cookie = sessionCookieOf(signedIn).split(';')[0] ?? '';
    for (const wrong of [id, 'x', '%00', '..%2f..%2fetc%2fpasswd']) {
      const response = await fetch(`${server.origin}/files/${wrong}`, { headers: { cookie } });
      expect(response.status).toBe(404);
    }
  });
});

describe('every answer', () => {
  const paths = [
    '/',
    '/nothing',
    '/favicon.svg',
    '/healthz',
    '/readyz',
    '/trpc/auth.session',
    '/trpc/none.none',
  ];

  test.each(paths)('to %s carries the security headers', async (path) => {
    const { headers } = await fetch(`${server.origin}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).not.toBeNull();
  });

  test('to a call is never stored', async () => {
    expect((await call('auth.session')).headers.get('cache-control')).toBe('no-store');
  });

  test('in local mode asks for no https', async () => {
    const local = await startListeningServer({
      env: {
        isLocal: true,
        publicOrigin: 'http://127.0.0.1',
        trustProxy: false,
        logLevel: 'silent',
      },
    });
    try {
      const { headers } = await fetch(`${local.origin}/`);
      expect(headers.get('strict-transport-security')).toBeNull();
    } finally {
      await local.close();
    }
  });
});
