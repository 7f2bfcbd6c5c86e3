import { describe, expect, test } from 'vitest';
import { createDatabaseClient } from './client.ts';
import { parseDatabaseUrl } from './parse-database-url.ts';

describe('the address of a database', () => {
  test.each([
    ['postgres://u:p@db.example:5432/valia', ['db.example'], null],
    ['postgres://u:p@one.example,two.example/valia', ['one.example', 'two.example'], null],
    ['postgres:///valia', ['localhost'], null],
    ['postgres://u@%2Frun%2Fpostgresql/valia', [], '/run/postgresql'],
  ])('%s leads to its hosts, or to a socket', (url, hosts, socketFolder) => {
    expect(parseDatabaseUrl(url)).toEqual({ hosts, socketFolder, isEncrypted: false });
  });

  test.each([
    ['sslmode=require', true],
    ['sslmode=verify-ca', true],
    ['sslmode=verify-full', true],
    ['ssl=verify-full', true],
    ['sslmode=verify-full&sslmode=disable', false],
    // TLS is tried, and not used if the server does not support it.
    ['sslmode=prefer', false],
    ['sslmode=allow', false],
    ['sslmode=disable', false],
    ['ssl=false', false],
  ])('with %s is encrypted or not', (query, isEncrypted) => {
    expect(parseDatabaseUrl(`postgres://db.example/valia?${query}`)).toMatchObject({
      isEncrypted,
    });
  });
});

test('a client looks for the socket in the folder that is written as the host', async () => {
  const client = createDatabaseClient('postgres://u@%2Fnowhere%2Fat%20all/valia');
  await expect(client.sql`select 1`).rejects.toMatchObject({
    code: 'ENOENT',
    address: '/nowhere/at all/.s.PGSQL.5432',
  });
  await client.close();
});
