import { randomBytes, randomUUID } from 'node:crypto';
import { createSecretBox } from '@valia/auth/secret-box.ts';
import { createCheapPasswordHasher } from '@valia/auth/testing/create-cheap-password-hasher.ts';
import type { Database } from '@valia/db/client.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FileStore } from '../context/file-store.ts';
import { createRateLimits } from '../limits/create-rate-limits.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';

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
    remove: async (key) => {
      files.delete(key);
    },
  };
};

/** The actor of a session that is not in the database, for services that only read the caller. */
export const testActor = (adviser: TestAdviser): Actor => ({
  userId: adviser.userId,
  email: adviser.email,
  emailConfirmed: adviser.emailConfirmed,
  role: adviser.role,
  globalAdmin: adviser.globalAdmin,
  secondFactor: adviser.secondFactor,
  firstName: 'Marta',
  lastName: 'Puig Serra',
  organizationName: 'Asesoría Puig',
  sessionId: 'a'.repeat(64),
  sessionEndsAt: new Date(Date.now() + dayMs),
});

/** A different IP address for each context, so that no test uses up another test's limits. */
const strangerAddress = (): string => {
  const [first = 0, second = 0] = randomBytes(2);
  return `198.18.${first}.${second}`;
};

// A run creates thousands of contexts, so what they can share is created once. The queue is unlimited, so no
// call is refused for waiting.
const passwords = createCheapPasswordHasher({ running: 2, waiting: Number.POSITIVE_INFINITY });
const secrets = createSecretBox('the secret of every test, long enough');

/**
 * A context on a test database, signed out unless an adviser is given. `overrides` can replace the clock and the
 * external services.
 */
export const createServiceContext = (
  db: Database,
  adviser: TestAdviser | null = null,
  overrides: Partial<ServiceContext> = {},
): ServiceContext => ({
  db,
  actor: adviser === null ? null : testActor(adviser),
  now: new Date(),
  newId: () => randomUUID(),
  requestId: 'test-request',
  passwords,
  secrets,
  client: { address: strangerAddress(), userAgent: null },
  publicOrigin: 'https://valia.example',
  files: createMemoryFileStore(),
  reports: {
    renderValuationReport: () => Promise.reject(new Error('This test renders no report.')),
  },
  sheets: { renderSheet: () => Promise.resolve(new TextEncoder().encode('%PDF')) },
  templates: {
    printTemplate: () => Promise.reject(new Error('This test prints no template.')),
  },
  logos: { readLogo: () => Promise.reject(new Error('This test reads no logo.')) },
  mail: { enqueue: () => Promise.resolve() },
  limits: createRateLimits(db),
  device: { token: null, keep: () => undefined },
  log: { error: () => undefined, warn: () => undefined },
  ...overrides,
});
