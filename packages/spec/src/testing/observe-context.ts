import type { ApiContext } from '@valia/api/procedures/api-context.ts';
import type { Database } from '@valia/db/client.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import type { ServiceContext } from '@valia/services/context/service-context.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';

export interface ObservedContext {
  context: ApiContext;
  /** The changes of the browser's session cookie made by the calls. */
  cookies: ({ token: string; expiresAt: Date } | 'cleared')[];
  /** The entries written to the log. */
  log: Record<string, unknown>[];
}

/** A call's context that records its effects; signed out when `adviser` is null. */
export const observeContext = (
  db: Database,
  adviser: TestAdviser | null,
  overrides: Partial<ServiceContext> = {},
): ObservedContext => {
  const cookies: ObservedContext['cookies'] = [];
  const log: ObservedContext['log'] = [];
  const context: ApiContext = {
    ...createServiceContext(db, adviser, overrides),
    sessionCookie: {
      set: (token, expiresAt) => void cookies.push({ token, expiresAt }),
      clear: () => void cookies.push('cleared'),
    },
    log: {
      error: (fields) => void log.push(fields),
      warn: (fields) => void log.push(fields),
    },
  };
  return { context, cookies, log };
};
