import { randomUUID } from 'node:crypto';
import { createPasswordHasher } from '@valia/auth/password-hasher.ts';
import type { Database } from '@valia/db/client.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Actor, ServiceContext } from '../service-context.ts';

const dayMs = 86_400_000;

const createMemoryFileStore = (): FileStore => {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => {
      files.set(key, bytes);
    },
    get: async (key) => {
      const bytes = files.get(key);
      if (bytes === undefined) throw new AppError('not-found');
      return bytes;
    },
  };
};

/** The actor of a session that is not in the database: for services that only read who calls. */
export const actorOf = (adviser: TestAdviser): Actor => ({
  userId: adviser.userId,
  email: adviser.email,
  emailConfirmed: adviser.emailConfirmed,
  role: adviser.role,
  globalAdmin: adviser.globalAdmin,
  sessionId: 'a'.repeat(64),
  sessionEndsAt: new Date(Date.now() + dayMs),
});

/** A context on a test database, signed out unless an adviser is given. `overrides` sets the clock and the ports. */
export const createServiceContext = (
  db: Database,
  adviser: TestAdviser | null = null,
  overrides: Partial<ServiceContext> = {},
): ServiceContext => ({
  db,
  actor: adviser === null ? null : actorOf(adviser),
  now: new Date(),
  newId: () => randomUUID(),
  requestId: 'test-request',
  passwords: createPasswordHasher(),
  client: { address: null },
  publicOrigin: 'https://valia.example',
  files: createMemoryFileStore(),
  reports: {
    renderValuationReport: () => Promise.reject(new Error('This test renders no report.')),
  },
  ...overrides,
});
