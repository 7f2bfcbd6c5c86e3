import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createPasswordHasher } from '@valia/auth/password-hasher.ts';
import { seedReferenceData } from '@valia/db/reference/seed-reference-data.ts';
import { users } from '@valia/db/schema/users.ts';
import { createTestDatabase } from '@valia/db/testing/create-test-database.ts';
import { buildServer } from '../build-server.ts';
import type { ServerDependencies } from '../build-server.ts';
import { contextComposer } from '../compose-context.ts';
import { createDiskFileStore } from '../disk-file-store.ts';

export const publicOrigin = 'https://valia.example';
export const appPage = '<!doctype html><title>Valía</title>';
export const script = `export const numbers = [${'1,'.repeat(2000)}];`;

export interface ListeningServer {
  origin: string;
  countUsers: () => Promise<number>;
  beginClosing: () => void;
  close: () => Promise<void>;
}

/** The real server on a free port, on a database of its own and a web app of two files. */
export async function listen(changes: Partial<ServerDependencies> = {}): Promise<ListeningServer> {
  const database = await createTestDatabase();
  await seedReferenceData(database.db);
  const folder = mkdtempSync(join(tmpdir(), 'valia-http-'));
  const webFolder = join(folder, 'web');
  writeWebApp(webFolder);
  const { server, beginClosing } = await buildServer({
    env: { isLocal: false, publicOrigin, trustProxy: false, logLevel: 'silent' },
    pingDatabase: async () => database.db.$count(users),
    createContext: contextComposer({
      db: database.db,
      isLocal: false,
      publicOrigin,
      passwords: createPasswordHasher(),
      files: createDiskFileStore(join(folder, 'files')),
      reports: { renderValuationReport: async () => new Uint8Array() },
    }),
    webFolder,
    ...changes,
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    beginClosing,
    countUsers: () => database.db.$count(users),
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeWebApp(webFolder: string): void {
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), appPage);
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webFolder, 'assets/index-abc123.js'), script);
  writeFileSync(join(webFolder, 'assets/index-abc123.js.br'), brotliCompressSync(script));
}
