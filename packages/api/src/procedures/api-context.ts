import type { ServiceContext } from '@valia/services/context/service-context.ts';

/** The session's cookie of this call's browser. The token never travels in a body. */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** What the server builds for each request. */
export interface ApiContext extends ServiceContext {
  sessionCookie: SessionCookie;
}
