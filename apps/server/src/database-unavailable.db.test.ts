import { createPasswordHasher } from '@valia/auth/password-hasher.ts';
import { createSecretBox } from '@valia/auth/secret-box.ts';
import { sessionCookieRules } from '@valia/auth/session-cookie.ts';
import { createDatabaseClient } from '@valia/db/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextComposer } from './compose-context.ts';
import { createDiskFileStore } from './files/disk-file-store.ts';
import { testAppPage, startListeningServer } from './testing/listening-server.ts';
import type { ListeningServer } from './testing/listening-server.ts';

const gone = createDatabaseClient('postgres://nobody@127.0.0.1:1/none');
const { name } = sessionCookieRules({ localMode: false });
const headers = { cookie: `${name}=${'a'.repeat(43)}` };
let server: ListeningServer;

beforeAll(async () => {
  server = await startListeningServer({
    createContext: contextComposer({
      db: gone.db,
      isLocal: false,
      publicOrigin: 'https://valia.example',
      passwords: createPasswordHasher(),
      secrets: createSecretBox('the secret of every test, long enough'),
      files: createDiskFileStore('/nowhere'),
      templates: { printTemplate: async () => new Uint8Array() },
      reports: { renderValuationReport: async () => new Uint8Array() },
      sheets: { renderSheet: async () => new Uint8Array() },
      logos: { readLogo: () => Promise.reject(new Error('No logo is read here.')) },
      mail: { enqueue: async () => {} },
    }),
  });
});

afterAll(async () => {
  await server.close();
  await gone.close();
});

describe('with the database away', () => {
  test('a call is answered 503 and when to come again', async () => {
    const answer = await fetch(`${server.origin}/trpc/auth.firm`, { headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ error: { data: { code: 'unavailable' } } });
  });

  test('a document is answered so too, with the page of the app', async () => {
    const answer = await fetch(`${server.origin}/files/x`, { headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.text()).toBe(testAppPage);
  });
});
