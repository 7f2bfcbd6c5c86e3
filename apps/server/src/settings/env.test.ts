import { describe, expect, test } from 'vitest';
import { InvalidEnvError, readEnv } from './env.ts';

const outside = {
  PUBLIC_URL: 'https://valia.example',
  DATABASE_URL: 'postgres://valia:secret@db.example:5432/valia?sslmode=verify-full',
  SMTP_URL: 'smtp://mail.example:587?requireTLS=true',
  APP_SECRET: 'x'.repeat(32),
  TRUST_PROXY: '1',
};

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof InvalidEnvError) {
      return error.problems;
    }
    throw error;
  }
  return [];
}

describe('the settings', () => {
  test('are complete without any variable: local mode with the embedded database', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: 'http://127.0.0.1:3000',
      isLocal: true,
      databaseUrl: null,
      appSecret: null,
      formerAppSecrets: [],
      trustProxy: false,
      logLevel: 'warn',
    });
  });

  test.each([
    'http://localhost:3000',
    'http://127.9.9.9',
    'http://[::1]:8080',
    'http://a.localhost',
  ])('count %s as local', (url) => {
    expect(readEnv({ PUBLIC_URL: url }).isLocal).toBe(true);
  });

  test.each([
    'https://127.0.0.1.example',
    'https://localhost.example',
    'http://10.0.0.1',
    'http://0.0.0.0',
  ])('do not count %s as local', (url) => {
    expect(problemsOf({ PUBLIC_URL: url }).length).toBeGreaterThan(0);
  });

  test('outside local mode need https, a database, mail, a secret and what proxies there are, and say so all at once', () => {
    const problems = problemsOf({ PUBLIC_URL: 'http://valia.example' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PUBLIC_URL',
      'DATABASE_URL',
      'SMTP_URL',
      'APP_SECRET',
      'TRUST_PROXY',
    ]);
  });

  test('outside local mode say what to set where nothing is said of proxies', () => {
    const { TRUST_PROXY: _unsaid, ...others } = outside;
    const [problem = '', ...more] = problemsOf(others);
    expect(more).toEqual([]);
    expect(problem).toMatch(/^TRUST_PROXY: must be set, .*number of proxies.*10\.0\.0\.0\/8.*none/);
    expect(problem).not.toContain('true');
    expect(readEnv({ ...others, TRUST_PROXY: 'none' }).trustProxy).toBe(false);
  });

  test.each(['0.0.0.0', '::', '10.1.2.3', '192.168.1.20', 'valia.example'])(
    'in local mode let nobody else in: HOST %s',
    (HOST) => {
      const problems = problemsOf({ HOST, PUBLIC_URL: 'http://localhost:3000' });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^HOST: must be this machine's own/);
      expect(readEnv({ ...outside, HOST }).host).toBe(HOST);
    },
  );

  test('without PUBLIC_URL name the HOST that was set', () => {
    const problems = problemsOf({ HOST: '0.0.0.0' });
    expect(problems).not.toHaveLength(0);
    for (const problem of problems) {
      expect(problem).toContain("because HOST, 0.0.0.0, is not this machine's own");
    }
  });

  test('outside local mode are accepted when all of these are set', () => {
    expect(readEnv(outside)).toMatchObject({ isLocal: false, logLevel: 'info' });
  });

  test.each([
    ['DATABASE_URL', 'postgres://valia:secret@db.example/valia', 'database'],
    ['DATABASE_URL', 'postgres://valia:secret@127.0.0.1,db.example/valia', 'database'],
    ['DATABASE_URL', 'postgres://valia:secret@10.0.0.2/valia?sslmode=prefer', 'database'],
    ['SMTP_URL', 'smtp://mail.example:587', 'smtp'],
    ['SMTP_URL', 'smtp://user:secret@mail.example?requireTLS=false', 'smtp'],
    ['SMTP_URL', 'smtps://mail.example?secure=false', 'smtp'],
  ])('S40 outside local mode refuse %s %s unless an exception says so', (name, url, backend) => {
    const source = { ...outside, [name]: url };
    const [problem = '', ...more] = problemsOf(source);
    expect(more).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name}: .*without TLS; .*PLAINTEXT_BACKENDS=${backend}`));
    expect(problem).not.toContain('secret');
    const other = backend === 'smtp' ? 'database' : 'smtp';
    expect(problemsOf({ ...source, PLAINTEXT_BACKENDS: other })).toEqual([problem]);
    expect(problemsOf({ ...source, PLAINTEXT_BACKENDS: backend })).toEqual([]);
    expect(problemsOf({ ...source, PLAINTEXT_BACKENDS: 'database, smtp' })).toEqual([]);
  });

  test.each([
    ['DATABASE_URL', 'postgres://valia:secret@127.0.0.1:5433/valia'],
    ['DATABASE_URL', 'postgres://valia:secret@LOCALHOST/valia'],
    ['DATABASE_URL', 'postgres://valia:secret@[::1]/valia'],
    ['DATABASE_URL', 'postgres://valia@%2Frun%2Fpostgresql/valia'],
    ['DATABASE_URL', 'postgres://valia:secret@db.example/valia?sslmode=require'],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['SMTP_URL', 'smtp://[::1]'],
    ['SMTP_URL', 'smtps://user:secret@mail.example'],
  ])('S40 outside local mode accept %s %s', (name, url) => {
    expect(problemsOf({ ...outside, [name]: url })).toEqual([]);
  });

  test('in local mode, of one who tries it alone, accept any', () => {
    const { DATABASE_URL, SMTP_URL } = outside;
    const plain = {
      DATABASE_URL: DATABASE_URL.split('?')[0] ?? '',
      SMTP_URL: SMTP_URL.split('?')[0] ?? '',
    };
    expect(problemsOf(plain)).toEqual([]);
  });

  test.each([
    [{ PLAINTEXT_BACKENDS: 'all' }, 'PLAINTEXT_BACKENDS'],
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'valia.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://localhost:3000/app' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://me@localhost:3000' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost/valia' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://localhost' }, 'SMTP_URL'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    ...[
      'true',
      'yes',
      '10',
      '1,true',
      '0.0.0.0/0',
      '::/0',
      '0.0.0.0/1, 128.0.0.0/1',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
    ].map((TRUST_PROXY): [Record<string, string>, string] => [{ TRUST_PROXY }, 'TRUST_PROXY']),
    ...['a:b', '1.2.3.999', 'http://localhost', 'fe80::1%eth0'].map(
      (HOST): [Record<string, string>, string] => [{ HOST }, 'HOST'],
    ),
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ S3_URL: 's3://bucket' }, 'S3_URL'],
    [{ METRICS_PORT: '9100' }, 'METRICS_PORT'],
  ])('refuse %o by the name of the variable', (source, name) => {
    expect(problemsOf(source).every((problem) => problem.startsWith(`${name}: `))).toBe(true);
    expect(problemsOf(source)).not.toHaveLength(0);
  });

  test('take a host name or an address of either kind to listen on', () => {
    for (const HOST of ['localhost', '127.0.0.1', '::1']) {
      expect(readEnv({ HOST }).host).toBe(HOST);
    }
  });

  test('never repeat a secret in a refusal', () => {
    expect(problemsOf({ APP_SECRET: 'hunter2' }).join('')).not.toContain('hunter2');
  });

  test('read the number of proxies, or their addresses', () => {
    expect(readEnv({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    for (const networks of ['10.0.0.0/8', '10.1.2.3, fc00::/7', 'loopback']) {
      expect(readEnv({ TRUST_PROXY: networks }).trustProxy).toBe(networks);
    }
    for (const none of ['none', '0', 'false']) {
      expect(readEnv({ TRUST_PROXY: none }).trustProxy).toBe(false);
    }
  });
});
