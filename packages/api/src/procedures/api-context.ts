import type { ServiceContext } from '@valia/services/context/service-context.ts';

/** The session cookie of this call's browser. The token is never sent in a body. */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** The context that the server builds for each request. */
export interface ApiContext extends ServiceContext {
  sessionCookie: SessionCookie;
}
